### Die Werkzeuge der Hosts. Du-Form, ganze Sätze, keine Ausrufezeichen.

host = Für Hosts
host-link = Für Hosts
host-forbidden = Diese Seite ist für Hosts.
host-loading = wird geholt …
host-again = Neu laden
host-house = Das Haus
host-people = { $count ->
    [one] 1 Mensch ist da
   *[other] { $count } Menschen sind da
  }
host-tables = { $count ->
    [one] 1 Tisch läuft
   *[other] { $count } Tische laufen
  }
host-unsettled = { $count ->
    [0] alles abgerechnet
    [one] 1 Tisch ist noch nicht abgerechnet
   *[other] { $count } Tische sind noch nicht abgerechnet
  }
host-node = { $people ->
    [one] 1 Mensch
   *[other] { $people } Menschen
  }, { $tables ->
    [one] 1 Tisch im Speicher
   *[other] { $tables } Tische im Speicher
  }
host-node-draining = gibt ab
host-drain = Abgeben
    .label = Server { $node }: alles an die anderen abgeben
host-undrain = Wieder aufnehmen
    .label = Server { $node }: wieder Leute aufnehmen
host-backup = Sicherung anlegen
host-backed-up = Die Sicherung liegt auf dem Server unter { $folder }: { $files }.
host-backed-up-nothing = Hier war nichts zu kopieren.
host-by-hand-postgresql = PostgreSQL sicherst du selbst, mit pg_dump.
host-by-hand-store = Valkey hat seine dump.rdb geschrieben. Kopiere sie aus seinem Ordner.
host-settings = Einstellungen, die gelten
host-banner = Nachricht an alle
host-banner-text = Text
    .help = Steht sofort auf jedem Bildschirm. Leer: keine Nachricht mehr.
host-banner-at = Wartung beginnt um
    .help = Freiwillig. Jeder liest es in seiner Zeit.
host-banner-put = Zeigen
host-banner-drop = Wegnehmen
host-find = Suchen
    .help = Anfang eines Namens, oder die Nummer eines Menschen oder Tisches.
host-find-act = Suchen
host-find-none = Niemand heißt so, und kein Tisch hat diese Nummer.
host-guest = Gast
host-bot = Programm
host-is-host = Host
host-act-on = Handeln
    .label = { $name }: umbenennen oder sperren
host-name = Neuer Name
host-rename = Umbenennen
host-sanction = Was
host-sanction-muted = schreibt nichts mehr
host-sanction-suspended = darf nicht herein
host-sanction-unrated = spielt nicht gewertet
host-span = Wie lange
host-span-minutes = { $minutes ->
    [60] 1 Stunde
    [1440] 1 Tag
    [10080] 1 Woche
    [43200] 30 Tage
   *[other] 1 Jahr
  }
host-reason = Grund
    .help = Der Mensch liest ihn.
host-impose = Aussprechen
host-running = { $kind }, bis { $until }: { $reason }
host-lift = Aufheben
    .label = { $name }: { $kind } aufheben
host-table = Tisch { $game }: { $names }
host-table-over = Die Partie ist zu Ende.
host-table-running = Die Partie läuft.
host-table-frozen = Der Tisch steht nach einem Fehler, Vorfall { $incident }.
host-void = Tisch auflösen
    .help = Die Partie endet ohne Ergebnis, Einsätze gehen zurück.
host-sure = Das lässt sich nicht zurücknehmen. Wirklich?
host-sure-yes = Ja, wirklich
host-reports = Meldungen
host-reports-none = Niemand hat etwas gemeldet.
host-report = { $by } über { $about }
host-report-reason-insult = Beleidigung
host-report-reason-spam = Werbung oder Müll
host-report-reason-cheating = Unfaires Spiel
host-report-reason-name = Der Name
host-report-reason-other = Etwas anderes
host-report-quoted = »{ $text }«
host-report-close = Erledigt
    .label = Die Meldung über { $about } ist erledigt
host-report-who = Ansehen
    .label = { $about } ansehen
host-acts = Was Hosts getan haben
host-acts-none = Noch nichts.
host-done = Erledigt.
