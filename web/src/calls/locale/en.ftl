## Being called when it is one’s turn

calls-title = When it is my turn
calls-explained = This table is slow: nobody need wait here. The open tab always says so; these ways reach you elsewhere.
calls-push = Notify this browser
calls-needs-https = A browser’s notifications need https (or the house’s own machine). By an address below it works without.
calls-house-lacks-push = This house cannot notify browsers. By an address below it can reach you.
calls-browser-lacks-push = This browser knows no notifications. On an iPhone or iPad, first put the house on the home screen.
calls-no-leave = This browser does not allow notifications from here.
calls-style = Where
calls-style-push = this browser’s notifications
calls-style-ntfy = ntfy
calls-style-discord = Discord
calls-style-slack = Slack
calls-style-plain = an address of my own (JSON)
calls-address = Address
calls-add = Add
calls-remove = Remove
calls-public = Addresses on the internet, with https. Only the table’s code and its link are told there.
calls-private = Addresses of this network will do too. Only the table’s code and its link are told there.
