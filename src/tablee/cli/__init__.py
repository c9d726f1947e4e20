"""The `tablee` command: one small file a subcommand; heavy imports wait inside the commands."""
