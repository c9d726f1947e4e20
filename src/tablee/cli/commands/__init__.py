"""The subcommands of `tablee`, one file each, and what they share."""
