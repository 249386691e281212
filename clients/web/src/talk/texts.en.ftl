### Talk, people, friends, reports. Whole sentences, no exclamation marks.

talk-house = Chat
talk-seats = At the table
talk-spectators = Spectators
talk-table = Chat
talk-open = { $count ->
    [0] Open the chat
    [one] Open the chat, one new line
   *[other] Open the chat, { $count } new lines
  }
talk-close = Close the chat
talk-empty = Nobody has written anything here yet.
talk-empty-seats = Only you at the table read this.
talk-empty-spectators = Only spectators read this, the players not before the end.
talk-loading = on its way …
talk-off = The chat is off in your settings.
talk-friends-only = Here you read only what your friends write.
talk-write = Write something
    .label = { $room }: write something
talk-send = Send
talk-rooms = Who reads along

person-menu = { $name }
person-you = That is you.
person-challenge = Challenge
person-profile = Profile
person-befriend = Remember as a friend
person-unfriend = No longer remember as a friend
person-block = Block
    .help = You read and see nothing more of { $name }, and { $name } can neither challenge you nor watch you.
person-unblock = Unblock
person-report = Report to the hosts
person-is-friend = friend
person-is-blocked = blocked
person-done-befriend = { $name } is among your friends now.
person-done-unfriend = { $name } is no longer among your friends.
person-done-block = You see nothing more of { $name }.
person-done-unblock = { $name } is no longer blocked.

report = Report { $name }
report-reason = What is it about?
report-reason-insult = Insult
report-reason-spam = Advertising or rubbish
report-reason-cheating = Unfair play
report-reason-name = The name
report-reason-other = Something else
report-line = This line goes along: “{ $text }”
report-text = What happened?
    .help = If you like, at most 500 characters.
report-send = Report
report-done = Thank you, the hosts have your report.

contacts = Friends and blocked people
contacts-friends = Friends
contacts-blocked = Blocked
contacts-none-friends = You have not remembered anybody as a friend yet.
contacts-none-blocked = You have blocked nobody.
contacts-unfriend = Remove
    .label = No longer remember { $name } as a friend
contacts-unblock = Unblock
    .label = Unblock { $name }
