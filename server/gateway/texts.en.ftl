### What a browser reads while the web client is not built.

house = Waiting room
unbuilt = The house is open, but its pages are not built yet. You can already play in a terminal:
