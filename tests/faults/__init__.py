"""The fault run (`make faults`, docs/faults.md): nodes and their database fail while people play."""
