"""Other people's game servers, measured in the same run with the same load."""
