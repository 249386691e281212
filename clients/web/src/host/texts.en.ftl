### The hosts' tools. Whole sentences, no exclamation marks.

host = For hosts
host-link = For hosts
host-forbidden = This page is for hosts.
host-loading = on its way …
host-again = Reload
host-house = The house
host-people = { $count ->
    [one] 1 person is here
   *[other] { $count } people are here
  }
host-tables = { $count ->
    [one] 1 table is running
   *[other] { $count } tables are running
  }
host-unsettled = { $count ->
    [0] everything is settled
    [one] 1 table is not settled yet
   *[other] { $count } tables are not settled yet
  }
host-node = { $people ->
    [one] 1 person
   *[other] { $people } people
  }, { $tables ->
    [one] 1 table in memory
   *[other] { $tables } tables in memory
  }
host-node-draining = handing over
host-drain = Hand over
    .label = Server { $node }: hand everything over to the others
host-undrain = Take in again
    .label = Server { $node }: take people in again
host-backup = Make a backup
host-backed-up = The backup lies on the server at { $folder }: { $files }.
host-backed-up-nothing = There was nothing to copy here.
host-by-hand-postgresql = PostgreSQL you back up yourself, with pg_dump.
host-by-hand-store = Valkey has written its dump.rdb. Copy it from its folder.
host-settings = Settings in force
host-banner = A message to everybody
host-banner-text = Text
    .help = It is on every screen at once. Empty: no message any more.
host-banner-at = Maintenance begins at
    .help = If you like. Everybody reads it in his own time.
host-banner-put = Show
host-banner-drop = Take away
host-find = Find
    .help = The beginning of a name, or the number of a person or a table.
host-find-act = Find
host-find-none = Nobody is called that, and no table has this number.
host-guest = guest
host-bot = program
host-is-host = host
host-act-on = Act
    .label = { $name }: rename or sanction
host-name = New name
host-rename = Rename
host-sanction = What
host-sanction-muted = writes nothing more
host-sanction-suspended = may not come in
host-sanction-unrated = plays no rated games
host-span = For how long
host-span-minutes = { $minutes ->
    [60] 1 hour
    [1440] 1 day
    [10080] 1 week
    [43200] 30 days
   *[other] 1 year
  }
host-reason = Reason
    .help = The person reads it.
host-impose = Impose
host-running = { $kind }, until { $until }: { $reason }
host-lift = Lift
    .label = { $name }: lift “{ $kind }”
host-table = Table of { $game }: { $names }
host-table-over = The game is over.
host-table-running = The game is running.
host-table-frozen = The table stands still after a fault, incident { $incident }.
host-void = Void the table
    .help = The game ends without a result, stakes go back.
host-sure = This cannot be taken back. Really?
host-sure-yes = Yes, really
host-reports = Reports
host-reports-none = Nobody has reported anything.
host-report = { $by } about { $about }
host-report-reason-insult = Insult
host-report-reason-spam = Advertising or rubbish
host-report-reason-cheating = Unfair play
host-report-reason-name = The name
host-report-reason-other = Something else
host-report-quoted = “{ $text }”
host-report-close = Done
    .label = The report about { $about } is dealt with
host-report-who = Look
    .label = Look at { $about }
host-acts = What hosts have done
host-acts-none = Nothing yet.
host-done = Done.
