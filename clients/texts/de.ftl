### Das Haus spricht Deutsch: Wartesaal, Tisch, Angebote, Fehler. Namen der Nachrichten: docs/texts.md.
### Du-Form, ganze Sätze, keine Ausrufezeichen. Wer handelt, steht vorn.

## Überall

house = Wartesaal
to-room = Zum Wartesaal
close = Schließen
back = Zurück
cancel = Abbrechen
accept = Annehmen
decline = Ablehnen
you = Du
language = Sprache
settings = Einstellungen
rules = Regeln
about = Über dieses Haus
theme-to-dark = Dunkel
theme-to-light = Hell
seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
  }
tab-news = neu
skip-to-content = Zum Inhalt
panorama = Fünf sitzen am Fjord auf einer Bank, ein Schiff läuft ein
lost = Hier ist nichts.
    .help = Die Adresse führt nirgendwohin. Vielleicht ist der Tisch schon abgeräumt.

## Wer da ist

presence-free = frei
presence-busy = spielt
presence-away = weg
presence-here = da

## Uhren

clock-running = Bedenkzeit läuft:
clock-stopped = Bedenkzeit:
clock-frozen = Bedenkzeit steht:
    .word = steht
clock-server-decides = Server entscheidet

## Verbindung

connection = Verbindung
connection-good = Verbindung: gut
connection-checking = Die Verbindung wird geprüft …
connection-lost = { $seconds ->
    [0] Keine Verbindung. Neuer Versuch läuft.
    [one] Keine Verbindung. Neuer Versuch in einer Sekunde.
   *[other] Keine Verbindung. Neuer Versuch in { $seconds } Sekunden.
  }
    .act = Jetzt
connection-lost-clock = Deine Uhr läuft beim Server weiter.
connection-back = Wieder da.
connection-elsewhere = Du spielst jetzt auf einem anderen Gerät.
    .act = Hier weiterspielen
connection-outdated = Diese Seite ist älter als der Server.
    .act = Neu laden
connection-restarting = Der Server startet neu, deine Partie ist gesichert.
    .act = Jetzt verbinden
connection-signed-out = Du bist nicht mehr angemeldet.
    .act = Neu laden
not-connected = nicht verbunden
notice = Nachricht des Hauses
notice-at = Wartung um { $moment }: { $text }

## Angebote am Tisch

offer = Angebot
offer-inert = Einen Augenblick, das Angebot ist gerade erst gekommen.
offer-mute = nicht mehr fragen

## Einstellungen

settings-kept-account = Alles gilt sofort und auf all deinen Geräten.
settings-kept = Alles gilt sofort und bleibt auf diesem Gerät.
settings-see = Sehen
settings-hear = Hören und fühlen
settings-play = Spielen
settings-language = Sprache
settings-language-de = Deutsch
settings-language-en = Englisch
settings-textSize = Schriftgröße
settings-textSize-value = { $size } %
settings-font = Schrift
settings-font-normal = wie gedruckt
settings-font-easy = leicht lesbar
settings-theme = Helligkeit
settings-theme-system = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-contrast = Kontrast
settings-contrast-system = wie das Gerät
settings-contrast-high = hoch
settings-seatColours = Farben der Plätze
settings-seatColours-standard = wie gedruckt
settings-seatColours-strong = kräftig
settings-motion = Bewegung
    .help = Ohne Bewegung sind Karten und Steine gleich am neuen Platz.
settings-motion-system = wie das Gerät
settings-motion-reduced = wenig
settings-motion-full = voll
settings-tempo = Erzähltempo
    .help = Wie schnell gezeigt wird, was die anderen tun. Die Uhren richten sich nicht danach.
settings-tempo-calm = ruhig
settings-tempo-normal = normal
settings-tempo-brisk = flott
settings-tempo-instant = sofort
settings-confirm = Bestätigen
    .help = Der erste Tipp zeigt, was geschieht, der zweite tut es.
settings-confirm-two = immer zwei Tipps
settings-confirm-undoable = ein Tipp, wo man zurückkann
settings-confirm-one = immer ein Tipp
settings-singleKeys = Tasten ohne Strg
    .help = Einzelne Buchstaben steuern Brett und Kasten, zum Beispiel C für die Uhren.
settings-countdowns = Ablaufende Fristen zeigen
    .help = Was du beanspruchen kannst, siehst du auch ohne sie.
settings-autoClaim = Von selbst beanspruchen
    .help = Sobald jemand zu lange weg ist, beanspruchst du den Sieg, am größeren Tisch das Weiterspielen ohne den Platz.
settings-challenges = Wer darf dich herausfordern
settings-challenges-everyone = alle
settings-challenges-friends = Freunde
settings-challenges-nobody = niemand
settings-challenges-guest = Wer dich herausfordern darf, kannst du mit einem Konto bestimmen.
settings-chat = Plaudern
    .help = Wessen Zeilen du in Wartesaal und an Tischen liest.
settings-chat-all = alle
settings-chat-friends = Freunde
settings-chat-off = aus
settings-sound = Töne
settings-sounds = Welche Töne
    .help = Zu jedem gibt es etwas zu sehen, das dasselbe sagt.
settings-sounds-turn = du bist am Zug
settings-sounds-call = du wirst herausgefordert
settings-sounds-piece = etwas wird gespielt
settings-sounds-coin = jemand bezahlt
settings-sounds-horn = jemand bietet etwas an
settings-sounds-warning = deine Zeit wird knapp
settings-sounds-end = die Partie ist zu Ende
settings-volume = Lautstärke
settings-volume-value = { $percent } %
settings-try-sound = Probe hören
settings-vibration = Vibrieren, wenn du am Zug bist
settings-speech = Vorlesen
    .help = Wie viel ein Bildschirmleser von den Zügen der anderen hört.
settings-speech-full = ausführlich
settings-speech-short = kurz
settings-on = an
settings-off = aus

## Regeln

rules-of = Regeln: { $game }
rules-loading = Die Regeln werden geholt …
rules-missing = Zu diesem Spiel liegen hier keine Regeln.

## Über dieses Haus

about-what = Wartesaal ist ein Haus für Brettspiele: Man trifft sich, fordert einander heraus, spielt auf Zeit, und wer mag, sieht zu. Die Regeln kennt allein der Server.
about-fair = Jeder Tisch legt vor dem ersten Zug einen Fingerabdruck seiner Karten offen und nach dem letzten die Karten selbst. So kann jeder nachprüfen, dass nichts vertauscht wurde.
about-licence = Der Quelltext steht unter der MIT-Lizenz. Bretter, Karten und Figuren sind eigene Zeichnungen.
about-others = Von anderen
about-lucide = Zeichen von Lucide, ISC-Lizenz, © Lucide Contributors
about-fonts = Schriften Alegreya, Source Sans 3 und Atkinson Hyperlegible Next, SIL Open Font License 1.1, verpackt von Fontsource
about-version = Version { $version }

## Warum das Haus etwas ablehnt

error-bad_frame = Der Server hat diese Nachricht nicht verstanden.
error-bad_message = In der Nachricht fehlt etwas oder ist etwas zu viel.
error-unknown_type = Das kennt der Server nicht. Lade die Seite neu, vielleicht ist sie zu alt.
error-unauthenticated = Du bist nicht mehr angemeldet. Lade die Seite neu.
error-forbidden = Das darfst du hier nicht.
error-not_found = Das gibt es nicht mehr.
error-gone = Das ist schon vorbei.
error-terms_changed = Die Bedingungen haben sich gerade geändert. Lies sie noch einmal.
error-terms_invalid = Diese Bedingungen passen nicht zusammen.
error-terms_invalid-own_account = Gewertet spielst du mit einem Konto. Leg eines an, deinen Namen behältst du.
error-terms_invalid-other_account = Die andere Seite hat kein Konto und kann nicht gewertet spielen.
error-terms_invalid-other_suspended = Die andere Seite kann gerade nicht gewertet spielen.
error-challenge_closed = Diese Herausforderung gilt nicht mehr.
error-name_taken = Diesen Namen hat schon jemand.
error-name_invalid = { $reason ->
    [letters] Ein Name besteht aus Buchstaben, Ziffern, Bindestrich und Unterstrich.
    [scripts] Die Buchstaben eines Namens müssen alle aus einer Schrift sein.
    [reserved] Diesen Namen behält sich das Haus vor.
   *[length] Ein Name hat 3 bis 20 Zeichen.
  }
error-too_weak = { $reason ->
    [common] Dieses Passwort benutzen zu viele. Nimm eines, auf das sonst niemand kommt.
    [name] Dein Passwort darf nicht dein Name sein.
    [long] Ein Passwort hat höchstens 200 Zeichen.
   *[short] Ein Passwort hat mindestens 8 Zeichen.
  }
error-sign_in_failed = Name und Passwort passen nicht zusammen.
error-not_proven = Das Passwort stimmt nicht.
error-account_suspended = Dieses Konto ist gesperrt. Grund: { $reason }
error-account_needed = Dafür brauchst du ein Konto.
error-already_registered = Du hast schon ein Konto.
error-muted = Du darfst hier gerade nicht schreiben. Grund: { $reason }
error-last_node = Es läuft kein anderer Server, der übernehmen könnte.
error-rate_limited = Das war zu viel auf einmal. Warte einen Augenblick.
error-limit = Mehr davon geht gerade nicht.
error-busy = Der Server hat gerade viel zu tun. Versuche es gleich noch einmal.
error-store_unavailable = Der Server kommt gerade nicht an seinen Speicher. Es ist nichts verloren, versuche es gleich noch einmal.
error-retry_elsewhere = Dieser Server hört gerade auf. Der nächste übernimmt.
error-internal = Der Server hat einen Fehler gemacht. Deine Aktion gilt nicht.

error-self = Gegen dich selbst kannst du nicht spielen.
error-blocked = Zwischen euch beiden geht das nicht.
error-not_accepting = Hier werden gerade keine Herausforderungen angenommen.
error-target_away = Die andere Seite ist gerade nicht da.
error-target_busy = Die andere Seite sitzt gerade an einem Tisch mit Uhr.
error-busy_playing = Du sitzt gerade selbst an einem Tisch mit Uhr.
error-suspended = Gewertet spielen kannst du gerade nicht. Freundschaftspartien gehen.
error-cooldown = Nach einer Absage ist erst einmal Pause. Versuche es gleich noch einmal.
error-rating_gap = { $by ->
    [other] Eure Wertungen liegen weit auseinander, und dem hat die andere Seite nicht zugestimmt. Fordere sie selbst heraus, oder mach ein Gegenangebot.
   *[you] Eure Wertungen liegen weit auseinander. Bestätige, dass du es trotzdem willst.
  }
error-rating_range = Gesucht wird jemand mit einer anderen Wertung.
error-insufficient_funds = So viele Taler hast du nicht.
error-stake_not_possible = Um diesen Einsatz könnt ihr zwei gerade nicht spielen.
error-table_full = Der Tisch ist voll.
error-seat_taken = Dieser Platz ist nicht frei.
error-already_seated = Du sitzt schon an einem offenen Tisch. Steh erst auf.
error-too_few = Es müssen mindestens { $least } Plätze besetzt sein.

error-not_your_decision = Du bist gerade nicht gefragt.
error-stale_decision = Das kam zu spät: Inzwischen wird etwas anderes gefragt.
error-illegal_action = Das erlauben die Regeln jetzt nicht.
error-flagged = Deine Zeit ist abgelaufen.
error-table_over = Die Partie ist zu Ende.
error-table_paused = Die Partie ist angehalten.
error-takeback_not_allowed = An diesem Tisch wird kein Zug zurückgenommen.
error-nothing_to_take_back = Es gibt keinen Zug von dir, der zurückgehen könnte.
error-takeback_barrier = Seit deinem Zug wurde etwas aufgedeckt oder gelost. Die Bitte muss das nennen.
error-proposal_closed = Dieses Angebot gilt nicht mehr.
error-proposal_open = So ein Angebot liegt schon auf dem Tisch.
error-proposal_too_soon = Dafür ist es zu früh nach dem letzten Mal.
error-proposal_limit = Das hast du in dieser Partie oft genug angeboten.
error-proposals_muted = Davon will die andere Seite in dieser Partie nichts mehr hören.
error-proposal_not_offered = Das kann man an diesem Tisch gerade nicht anbieten.
error-abort_too_late = Zum Abbrechen ist es zu spät, die Partie hat begonnen.
error-claim_gone = Es gibt nichts mehr zu beanspruchen: Die andere Seite ist wieder da.
error-claim_too_soon = Dafür ist die andere Seite noch nicht lange genug weg.
error-not_paused = Die Partie ist gar nicht angehalten.
error-unreachable = Der Server antwortet gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.
error-unknown = Der Server hat abgelehnt und einen Grund genannt, den diese Seite nicht kennt.
error-details = Einzelheiten

## Wartesaal

room-play = Spielen
room-computer = Gegen den Computer
room-challenge = Jemanden herausfordern
room-how = So geht { $game }
room-mine = Deine Partien
room-mine-empty = Du spielst gerade nicht. Fang eine Partie gegen den Computer an, oder schick jemandem einen Link.
room-against = gegen { $names }
room-to-table = Zum Tisch
    .label = Zum Tisch: { $game } { $against }, { $state }
room-your-turn = Du bist am Zug
room-their-turn = { $names } ist am Zug
room-paused = angehalten
room-over = zu Ende
room-loading = wird geholt …
room-links = Herausforderungen
room-link-waits = Wartet auf jemanden, der den Link öffnet
room-link-answer = Du sollst antworten
room-link-theirs = { $name } überlegt
room-link-look = Ansehen
    .label = Herausforderung ansehen: { $terms }
room-tables = Laufende Tische
room-tables-empty = Gerade spielt niemand. Sobald irgendwo eine Partie läuft, kannst du hier zusehen.
room-tables-filter = Laufende Tische filtern
room-tables-none = Dazu läuft gerade keine Partie.
room-watch = Zuschauen
    .label = Zuschauen: { $game }, { $names }
room-table-over = zu Ende
room-progress = { $percent } % gespielt
room-round = Runde { $round }
room-clocks = Uhren: { $clocks }
room-rated = gewertet
room-people = Im Wartesaal
room-host = Für Hosts
room-people-empty = Außer dir ist niemand hier. Schick einen Link, dann wird es voller.
room-find = Name suchen
    .label = Jemanden suchen
room-find-none = Niemand hier heißt so.
room-guest = Gast
room-fresh = { $count ->
    [one] 1 neue Zeile – anzeigen
   *[other] { $count } neue Zeilen – anzeigen
  }
room-games = Spiele
room-seats = { $min } bis { $max } Plätze
room-seats-exact = { $seats } Plätze
room-play-game = Spielen
    .label = { $game } gegen den Computer spielen
room-rules = Regeln
    .label = Regeln von { $game }
room-parts = Teile des Wartesaals
room-tab-play = Spielen
room-tab-watch = Zuschauen
room-tab-people = Leute
room-tab-you = Du
room-you = Du
room-you-guest = Du bist als Gast hier. Dein Name gilt auf diesem Gerät.
room-top = Bestenliste
room-profile = Dein Profil
who-account = Konto
who-taler = { $taler } Taler
who-sign-in = Anmelden
who-become = Konto anlegen oder anmelden
room-connection = Verbindung: gut · { $ms } ms
room-presence-watching = sieht zu

## Name ändern

rename = Wie willst du heißen?
rename-act = Namen ändern
rename-field = Name
    .help = 3 bis 20 Zeichen: Buchstaben, Ziffern, Bindestrich.
rename-save = Übernehmen

## Gegen den Computer, Herausforderung

setup-game = Spiel
setup-level = Wie stark?
setup-level-easy = Leicht
    .help = Spielt nach Faustregeln und greift auch einmal daneben.
setup-level-medium = Mittel
    .help = Denkt einen Zug voraus. Wer ein paar Partien kennt, kann mithalten.
setup-level-strong = Stark
    .help = Rechnet gründlich und verzeiht wenig. Rechne mit Niederlagen.
setup-begins = Es beginnt
setup-begins-random = das Los
setup-begins-you = ich
setup-begins-computer = der Computer
setup-begins-taker = wer annimmt
setup-begins-name = { $name }
setup-seats = Wie viele spielen?
setup-tempo = Erzähltempo
    .help = Wie lange stehen bleibt, was die anderen tun. Es gilt für alle am Tisch.
setup-tempo-calm = ruhig
setup-tempo-normal = normal
setup-tempo-fast = flott
setup-time = Bedenkzeit
setup-time-own = eigene
setup-time-kind = Art
setup-time-kind-fischer = mit Zuschlag je Zug
setup-time-kind-bronstein = mit Freizeit je Zug
setup-time-base = Minuten für die Partie
setup-time-extra = Sekunden je Zug
setup-time-needs-more = Ohne Sekunden je Zug braucht jeder mindestens 3 Minuten.
setup-more = Mehr
setup-watch = Zuschauer
setup-watch-everyone = alle
setup-watch-friends = Freunde
setup-watch-nobody = niemand
setup-delay = Wann sie es sehen
    .help = Wer später zusieht, kann niemandem am Tisch helfen.
setup-delay-value = { $seconds ->
    [0] sofort
    [30] 30 Sekunden später
    [60] 1 Minute später
    [180] 3 Minuten später
    [300] 5 Minuten später
   *[other] 10 Minuten später
  }
setup-reveal = Nach dem Ende
    .help = Was jeder auf der Hand hatte, kann dann beim Nachspielen offen liegen.
setup-reveal-yes = alles offen
setup-reveal-no = bleibt verdeckt
setup-start = Spielen
setup-change = Vorschlagen
setup-record = Auf diesem Gerät: { $won } gewonnen, { $drawn ->
    [0] { "" }
   *[other] { $drawn } unentschieden,{ " " }
  }{ $lost } verloren.
setup-no-clock = Gegen den Computer läuft keine Uhr, und niemand gewinnt oder verliert Wertung oder Taler.
setup-take-back = „Zug zurück“
setup-take-back-yes = erlaubt
setup-take-back-no = nicht erlaubt
computer-title = Gegen den Computer
challenge-title = Jemanden herausfordern

## Bedingungen

terms-quoted = »{ $terms }.«
terms-friendly = Freundschaft
terms-rated = gewertet
terms-stake = Einsatz { $stake } Taler
terms-begins-random = das Los bestimmt, wer beginnt
terms-begins-you = du beginnst
terms-begins = { $name } beginnt
terms-begins-taker = wer annimmt, beginnt
terms-tempo-calm = ruhiges Erzähltempo
terms-tempo-normal = normales Erzähltempo
terms-tempo-fast = flottes Erzähltempo
terms-watch-everyone = { $seconds ->
    [0] alle dürfen zusehen
    [60] alle dürfen zusehen, eine Minute später
   *[other] alle dürfen zusehen, { $seconds } Sekunden später
  }
terms-watch-friends = { $seconds ->
    [0] nur Freunde dürfen zusehen
    [60] nur Freunde dürfen zusehen, eine Minute später
   *[other] nur Freunde dürfen zusehen, { $seconds } Sekunden später
  }
terms-hidden = was verdeckt war, bleibt es auch nach dem Ende
terms-watch-nobody = niemand sieht zu
terms-take-back = Züge lassen sich zurücknehmen, wenn alle Betroffenen zustimmen
terms-no-take-back = kein Zug lässt sich zurücknehmen
terms-new = neu
time-short-fischer = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } + { $seconds }
  }
time-short-bronstein = { $minutes } / { $seconds }
time-short-none = ohne Uhr
time-fischer = { $seconds ->
    [0] { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
      }
   *[other] { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
      } plus { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
      }
  }
time-bronstein = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }, je Zug { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } frei
time-none = ohne Uhr, höchstens zehn Minuten je Entscheidung

## Herausforderungen und Gesuche

calls = { $count ->
    [one] 1 Herausforderung
   *[other] { $count } Herausforderungen
  }
    .label = { $count ->
        [one] 1 Herausforderung, im Wartesaal ansehen
       *[other] { $count } Herausforderungen, im Wartesaal ansehen
      }
calls-begun = Partie beginnt: zum Tisch
calls-countered = { $name } schlägt andere Bedingungen vor
calls-accept =
    .label = Herausforderung von { $name } annehmen: { $terms }
calls-change =
    .label = Bedingungen von { $name } ändern: { $terms }
calls-decline =
    .label = Herausforderung von { $name } ablehnen: { $terms }
calls-withdraw =
    .label = Herausforderung an { $name } zurückziehen: { $terms }
calls-left = Zeit für die Antwort:
calls-gone = Das ist vorbei.

decline-title = Ablehnen
decline-how = { $name } liest deinen Grund. Such einen aus:
decline-quoted = »{ $reason }.«
decline-generic = Ohne Grund
decline-later = Gerade nicht, später gern
decline-too_fast = Das ist mir zu schnell
decline-too_slow = Das ist mir zu langsam
decline-time_control = Lieber eine andere Bedenkzeit
decline-want_rated = Lieber gewertet
decline-want_friendly = Lieber ohne Wertung
decline-stake_too_high = Der Einsatz ist mir zu hoch
decline-stake_too_low = Der Einsatz ist mir zu niedrig
decline-other_game = Lieber ein anderes Spiel
decline-beginner = Lieber mit anderem Beginn
decline-no_bots = Ich spiele nur gegen Menschen
decline-only_bots = Ich spiele nur gegen Programme

over-declined = { $name } lehnt ab.
over-cancelled = { $name } hat die Herausforderung zurückgezogen.
over-expired = { $name } hat nicht geantwortet.
over-expired-offline = Die Herausforderung ist abgelaufen, weil die Verbindung zu lange weg war.
over-superseded = Die Herausforderung hat sich erledigt, weil eine andere Partie begonnen hat.
over-failed = Die Partie mit { $name } konnte nicht beginnen.
over-failed-busy = Die Partie mit { $name } konnte nicht beginnen: Einer von euch sitzt schon an einem anderen Tisch mit Uhr.
over-failed-insufficient_funds = Die Partie mit { $name } konnte nicht beginnen: Für den Einsatz reichen die Taler nicht.

seeks = Gesuche
seeks-post = Gesuch
    .label = Gesuch einstellen
seeks-empty = Niemand sucht gerade. Stell ein Gesuch ein, oder spiel so lange gegen den Computer.
seeks-none = Dazu passt gerade kein Gesuch. Stell selbst eines ein.
seeks-filter = Gesuche filtern
seeks-any-game = alle Spiele
seeks-kind = Art
seeks-any-kind = jede Art
seeks-any-time = jede Bedenkzeit
seeks-pace-fast = unter 10 Minuten
seeks-pace-medium = 10 bis 30 Minuten
seeks-pace-slow = über 30 Minuten
seeks-pace-untimed = ohne Uhr
seeks-mine = dein Gesuch
seeks-gone = nicht mehr frei
seeks-take =
    .label = Gesuch von { $name } annehmen: { $terms }
seeks-withdraw =
    .label = Dein Gesuch zurückziehen: { $terms }

## Offene Tische, Gegner finden, bereit sein

room-find-opponent = Gegner finden
room-find-opponent-seated = Du sitzt an einem offenen Tisch. Steh erst auf.
room-open-table = Tisch eröffnen
room-open-table-seated = Du sitzt schon an einem offenen Tisch.

open-tables = Offene Tische
open-tables-open = Tisch
    .label = Tisch eröffnen
open-tables-empty = Kein Tisch wartet auf Mitspieler. Eröffne selbst einen, dann kann sich jeder dazusetzen.
open-tables-seats = { $taken } von { $seats }
open-tables-join = Platz nehmen
    .label = Am Tisch von { $name } Platz nehmen: { $terms }
open-tables-mine = Du bist dabei.
shared-table-title = Offener Tisch
shared-table-of = { $name } wartet auf Mitspieler: { $game }
shared-table-gone = Dieser Tisch spielt schon, oder es gibt ihn nicht mehr.
shared-table-sit =
    .label = Platz { $number } nehmen
open-tables-starting = Hier geht es gleich los.
open-tables-gone = spielt jetzt oder ist aufgelöst

terms-seats = { $most } Plätze
terms-seats-some = { $least } bis { $most } Plätze
terms-begins-next = nach dem Gastgeber im Uhrzeigersinn beginnt der nächste Platz
setup-begins-next = wer nach mir sitzt

open-table-title = Tisch eröffnen
open-table-change-title = Tisch ändern
open-table-send = Eröffnen
open-table-change = Ändern
open-table-most = Wie viele Plätze?
open-table-least = Wie viele genügen, um anzufangen?

your-table = Dein offener Tisch
your-table-guest = Hier sitzt du
your-table-start = Anfangen
invite-title = Jemanden einladen
invite-nobody = Außer euch ist niemand im Wartesaal. Gib den Link weiter.
invite-act = Einladen
    .label = { $name } an deinen Tisch einladen
invite-done = Ist schon eingeladen.
invited = Du bist eingeladen.
invited-by = { $name } lädt dich an einen Tisch ein.
your-table-share = Link weitergeben
your-table-change = Ändern
your-table-leave = Aufstehen
your-table-close = Tisch auflösen
your-table-missing = { $count ->
    [one] Es fehlt noch einer.
   *[other] Es fehlen noch { $count }.
  }
your-table-may-start = Ihr seid genug. Du kannst anfangen oder noch warten.
your-table-host-starts = Ihr seid genug. Sobald der Tisch voll ist oder der Gastgeber anfängt, geht es los.
place-number = Platz { $number }:
place-host = Gastgeber
place-free = frei
place-move = Hierher
    .label = Hierher: auf Platz { $number }
place-remove = Entfernen
    .label = { $name } vom Tisch entfernen
place-computer = Computer dazu
    .label = Platz { $number } einem Computer geben

range = Wie stark
    .help = Wer außerhalb liegt, wird dir nie gegenübergesetzt.
range-any = jede Wertung
range-words = { $low } bis { $high }
range-wanted = sucht Wertung { $range }
range-guest = Gesucht wird eine Wertung von { $range }. Als Gast hast du keine.
range-outside = Gesucht wird eine Wertung von { $range }, du hast { $own }.
pool-title = Gegner finden
pool-how = Sag, was du spielen willst. Wir suchen dir jemanden, der so stark ist wie du; je länger du wartest, desto weiter suchen wir. Wer es ist, erfährst du, wenn alle bereit sind.
pool-group-help = Nach einer halben Minute nehmen wir auch eine andere Zahl von Mitspielern, wenn dann alle spielen können.
pool-guest = Als Gast spielst du ohne Wertung. Mit einem Konto kannst du auch gewertet spielen.
pool-kind = Art
pool-kind-rated = gewertet
pool-kind-friendly = Freundschaft
pool-stake = Einsatz
pool-stake-none = ohne
pool-stake-some = { $stake } Taler
pool-crowd = { $count ->
    [0] Gerade wartet hier niemand. Du bist dann der Erste.
    [one] Hier wartet schon jemand.
   *[other] Hier warten schon { $count }.
  }
pool-join = Suchen
pool-leave = Nicht mehr suchen
pool-waiting = Wir suchen dir jemanden
pool-window = Wertung bis { $points } Punkte Abstand
pool-others = { $count ->
    [0] außer dir wartet noch niemand
    [one] noch jemand wartet
   *[other] noch { $count } warten
  }
pool-seats = am liebsten zu { $seats ->
    [3] dritt
    [4] viert
    [5] fünft
   *[other] zweit
  }
pool-row = { $count ->
    [one] jemand sucht einen Gegner
   *[other] { $count } suchen einen Gegner
  }
pool-row-group = { $count ->
    [one] jemand sucht Mitspieler
   *[other] { $count } suchen Mitspieler
  }
pool-row-join = Mitspielen
    .label = Mitspielen: { $game }, { $facts }
pool-row-gone = gefunden

ready-title = Bist du bereit?
ready-title-loud = ▶ Bist du bereit?
ready-asked = Bist du bereit?
ready-waits = Gleich geht es los
ready-starts = Alle sind bereit
ready-yes-button = Ich bin bereit
ready-no-pool = Doch nicht
ready-no-table = Aufstehen
ready-yes = bereit
ready-not-yet = noch nicht
ready-somebody = Mitspieler
ready-over = Daraus wird nichts
ready-over-you = Du warst nicht bereit, darum geht es ohne dich weiter.
ready-over-other = Jemand war nicht bereit.
ready-over-stake = Du konntest nicht anfangen: Dein Einsatz reicht nicht, oder du spielst schon an einem anderen Tisch mit Uhr.
ready-over-start = Jemand konnte nicht anfangen.
ready-next-pool = Wir suchen weiter, du behältst deinen Platz in der Reihe.
ready-next-table = Der Tisch bleibt offen.

people-challenge = Herausfordern
    .label = { $name } herausfordern
people-watch =
    .label = { $name } zuschauen
people-rating = Wertung in { $game }
people-waits = Deine Herausforderung wartet schon auf eine Antwort.

setup-whom = Wen?
setup-whom-link = per Link
setup-whom-player = jemanden hier
setup-whom-anybody = irgendwen
setup-send-link = Link machen
setup-send-player = Herausfordern
setup-send-anybody = Gesuch einstellen
challenge-title-anybody = Gesuch einstellen
challenge-how-link = Du bekommst einen Link. Wer ihn öffnet, sieht die Bedingungen und kann sofort mitspielen, auch ohne Konto.
challenge-how-player = Die andere Seite liest die Bedingungen und hat fünf Minuten Zeit: annehmen, ändern oder ablehnen.
challenge-how-anybody = Dein Gesuch steht eine halbe Stunde für alle im Wartesaal. Wer es zuerst annimmt, spielt mit dir.
challenge-nobody = Außer dir ist gerade niemand im Wartesaal.

## Herausforderung per Link

link-title = Herausforderung
link-of = { $name } fordert dich heraus
link-yours = Deine Herausforderung
link-share = Gib diesen Link weiter:
link-copy = Link kopieren
link-copied = Kopiert
link-system-share = Teilen …
link-share-text = Spiel { $game } mit mir: { $terms }
link-qr = Der Link als Bild für eine Kamera
link-waiting = Sobald jemand annimmt, beginnt die Partie von selbst. Du kannst die Seite auch schließen: Sie steht bei dir im Wartesaal.
link-waiting-for = { $name } ist dran und überlegt. Sobald alles passt, beginnt die Partie von selbst.
link-join = Mitspielen
link-change = Ändern
link-decline = Ablehnen
link-cancel = Zurückziehen
link-inert = Die Bedingungen sind gerade erst gekommen. Lies sie noch einmal.
link-countered-by = { $name } schlägt andere Bedingungen vor. Was sich geändert hat, ist fett und mit »neu« markiert.
link-changed-by-you = Du hast andere Bedingungen vorgeschlagen.
link-guest-ok = Kein Konto nötig. Du spielst als { $name }.
link-visitor = Diese Herausforderung gilt jemand anderem.
link-started = Die Partie läuft.
link-to-table = Zum Tisch
link-declined = Die Herausforderung wurde abgelehnt.
link-cancelled = Die Herausforderung wurde zurückgezogen.
link-expired = Die Herausforderung ist abgelaufen.
link-superseded = Die Herausforderung hat sich erledigt, weil eine andere Partie begonnen hat.
link-failed = Die Partie konnte nicht beginnen.
link-lasts = { $hours ->
    [0] Sie gilt noch weniger als eine Stunde.
    [one] Sie gilt noch eine Stunde.
   *[other] Sie gilt noch { $hours } Stunden.
  }
terms-impossible = Erst muss die Bedenkzeit passen.
setup-time-base-range = Eine Partie dauert 1 bis 180 Minuten je Seite.
setup-time-extra-range = Je Zug gibt es 0 bis 60 Sekunden.
sent = gesendet …

## Was am Tisch geschah: Ereignisse des Tisches, nicht des Spiels (rules/match/events.py)

event-table_started = { $first_seat_you ->
    [yes] Die Partie ist eröffnet. Du beginnst.
   *[no] Die Partie ist eröffnet. { $first_seat } beginnt.
  }
event-table_offer_made = { $kind ->
    [take_back] { $seat_you ->
        [yes] Du bittest, deinen letzten Zug zurückzunehmen.
       *[no] { $seat } bittet, den letzten eigenen Zug zurückzunehmen.
      }
    [draw] { $seat_you ->
        [yes] Du bietest Remis an.
       *[no] { $seat } bietet Remis an.
      }
    [abandon] { $seat_you ->
        [yes] Du schlägst vor, die Partie ohne Ergebnis zu beenden.
       *[no] { $seat } schlägt vor, die Partie ohne Ergebnis zu beenden.
      }
    [pause] { $seat_you ->
        [yes] Du schlägst eine Pause vor.
       *[no] { $seat } schlägt eine Pause vor.
      }
    [rematch] { $seat_you ->
        [yes] Du möchtest eine Revanche.
       *[no] { $seat } möchte eine Revanche.
      }
   *[retire] { $seat_you ->
        [yes] Du schlägst vor, ohne { $absent_seat } weiterzuspielen.
       *[no] { $seat } schlägt vor, ohne { $absent_seat } weiterzuspielen.
      }
  }
event-table_offer_answered = { $accept ->
    [yes] { $seat_you ->
        [yes] Du nimmst an.
       *[no] { $seat } nimmt an.
      }
   *[no] { $seat_you ->
        [yes] Du lehnst ab.
       *[no] { $seat } lehnt ab.
      }
  }
event-table_offer_closed = { $state ->
    [accepted] Das Angebot ist angenommen.
    [declined] Das Angebot ist abgelehnt.
    [withdrawn] Das Angebot ist zurückgezogen.
    [expired] Das Angebot ist abgelaufen.
   *[void] Das Angebot hat sich erledigt.
  }
event-table_muted = { $seat_you ->
    [yes] Du willst davon in dieser Partie nichts mehr hören.
   *[no] { $seat } will davon in dieser Partie nichts mehr hören.
  }
event-table_paused = Die Partie macht Pause.
event-table_resume_asked = { $seat_you ->
    [yes] Du bist bereit weiterzuspielen.
   *[no] { $seat } ist bereit weiterzuspielen.
  }
event-table_resumed = Die Pause ist vorbei.
event-table_taken_back = { $seat_you ->
    [yes] Du nimmst deinen letzten Zug zurück.
   *[no] { $seat } nimmt den letzten eigenen Zug zurück.
  }
event-table_flagged = { $seat_you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $seat } ist abgelaufen.
  }
event-table_resigned = { $seat_you ->
    [yes] Du gibst auf.
   *[no] { $seat } gibt auf.
  }
event-table_retired = { $seat_you ->
    [yes] Du bist ausgeschieden. Der Tisch spielt für dich weiter.
   *[no] { $seat } ist ausgeschieden. Der Tisch spielt für den Platz weiter.
  }
event-table_claimed = { $choice ->
    [win] { $seat_you ->
        [yes] Du beanspruchst den Sieg, weil { $absent_seat } weg ist.
       *[no] { $seat } beansprucht den Sieg, weil { $absent_seat } weg ist.
      }
   *[draw] { $seat_you ->
        [yes] Du beanspruchst ein Remis, weil { $absent_seat } weg ist.
       *[no] { $seat } beansprucht ein Remis, weil { $absent_seat } weg ist.
      }
  }
event-table_left = { $seat_you ->
    [yes] Du hast den Tisch verlassen.
   *[no] { $seat } hat den Tisch verlassen.
  }
event-table_presence = { $online ->
    [yes] { $seat_you ->
        [yes] Du bist wieder da.
       *[no] { $seat } ist wieder da.
      }
   *[no] { $seat_you ->
        [yes] Du warst weg.
       *[no] { $seat } ist nicht mehr verbunden.
      }
  }
event-table_narrated = { $seat_you ->
    [yes] Du hast fertig gelesen.
   *[no] { $seat } hat fertig gelesen.
  }
event-table_credited = { $reason ->
    [outage] Der Server war eine Weile weg. Das kostet niemanden Zeit.
    [cut] { $seat_you ->
        [yes] Der Server hat deine Verbindung getrennt. Du bekommst Zeit dafür.
       *[no] Der Server hat die Verbindung von { $seat } getrennt. Dafür gibt es Zeit.
      }
   *[reconnect] { $seat_you ->
        [yes] Für die kurze Unterbrechung bekommst du Zeit zurück.
       *[no] Für die kurze Unterbrechung bekommt { $seat } Zeit zurück.
      }
  }
event-table_aborted = { $reason ->
    [asked] { $seat_you ->
        [yes] Du hast die Partie abgebrochen, bevor sie richtig begann.
       *[no] { $seat } hat die Partie abgebrochen, bevor sie richtig begann.
      }
    [abandoned] Alle waren einverstanden: Die Partie endet ohne Ergebnis.
    [no_show] { $seat_you ->
        [yes] Du hast nicht angefangen. Die Partie ist abgebrochen.
       *[no] { $seat } hat nicht angefangen. Die Partie ist abgebrochen.
      }
    [away] Alle waren weg. Die Partie ist abgebrochen.
    [untouched] Hier hat lange niemand gespielt. Die Partie ist abgebrochen.
    [late] Die Partie konnte nicht rechtzeitig beginnen.
   *[incident] Der Server hat einen Fehler gemacht. Die Partie endet ohne Ergebnis, niemand hat verloren.
  }
event-table_ended = { $winner_seat_you ->
    [yes] Die Partie ist aus. Du hast gewonnen.
   *[no] { $winner_seat ->
        [none] Die Partie ist aus.
       *[other] Die Partie ist aus. { $winner_seat } hat gewonnen.
      }
  }
event-table_rematch = Es gibt eine Revanche.
event-table_settled = Das Ergebnis ist eingetragen.

result-resign = { $seat_you ->
    [yes] Du gewinnst, denn die andere Seite hat aufgegeben.
   *[no] { $seat } gewinnt durch Aufgabe.
  }
result-time = { $seat_you ->
    [yes] Du gewinnst auf Zeit.
   *[no] { $seat } gewinnt auf Zeit.
  }
result-brake = { $seat_you ->
    [yes] Du gewinnst, denn die andere Seite hat zehn Minuten lang nichts getan.
   *[no] { $seat } gewinnt, denn die andere Seite hat zehn Minuten lang nichts getan.
  }
result-draw = Die Partie endet remis.
result-claim = { $seat ->
    [none] Die Partie endet remis, denn eine Seite war weg.
   *[other] { $seat_you ->
        [yes] Du gewinnst, denn die andere Seite war weg.
       *[no] { $seat } gewinnt, denn die andere Seite war weg.
      }
  }
result-last_seat = { $seat_you ->
    [yes] Du gewinnst: Alle anderen sind ausgeschieden.
   *[no] { $seat } gewinnt: Alle anderen sind ausgeschieden.
  }

seat-computer = Computer
seat-computer-n = Computer { $number }

## Am Tisch

table = Tisch
table-parts = Teile des Tisches
table-tools = Werkzeuge des Tisches
table-more = Mehr
table-menu = Tischmenü
table-flip = Brett drehen
table-as-text = Als Text spielen
table-as-board = Am Brett spielen
table-watching = du siehst zu
table-only-watching = Du siehst nur zu.
table-terms = Bedingungen
table-delayed = { $seconds } Sekunden verzögert
table-delayed-minutes = { $minutes ->
    [one] eine Minute verzögert
   *[other] { $minutes } Minuten verzögert
  }
table-watch-delay = Zuschauer { $delay }
table-watch-friends = nur Freunde sehen zu
table-watch-nobody = ohne Zuschauer
table-no-chat = An diesem Tisch gibt es niemanden zum Plaudern.
table-flip-not = Das geht nur am Brett.
table-zoom = Hand groß zeigen
table-zoom-not = Hier hast du gerade keine Karten auf der Hand, die man groß zeigen könnte.
table-audience = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
  }
table-to-move = am Zug
table-retired = ausgeschieden
table-seat-left = gegangen
table-happens = Das geschieht
table-clock-stands = Die Schachuhr steht, solange erzählt wird.
table-go-on = Weiter
table-more-steps = { $count ->
    [one] danach noch ein Schritt
   *[other] danach noch { $count } Schritte
  }
table-summed = { $count ->
    [one] Seit du weg warst, ist ein Schritt geschehen.
   *[other] Seit du weg warst, sind { $count } Schritte geschehen.
  }
table-one-by-one = Einzeln ansehen
table-pause = Pause
table-paused = Die Partie macht Pause.
table-pause-ready = Bereit zum Weiterspielen: { $names }.
table-resume = Weiterspielen
table-disarmed = Inzwischen wird etwas anderes gefragt. Deine Auswahl ist aufgehoben.
table-before = Zuvor: { $event }
table-tap-first = Tipp etwas an, was markiert ist. Es geschieht erst beim zweiten Tipp.
table-choose-first = Wähl unten etwas aus. Es geschieht erst, wenn du es bestätigst.
table-do-it = So machen
table-waits-for = Gefragt sind { $names }.
table-thinks = Der Computer überlegt.
table-refused = Das geht nicht
table-understood = Verstanden
table-over = Ende der Partie
table-again = Tisch wieder öffnen
    .help = Wollen nicht alle eine Revanche, öffnet den Tisch wieder, wer bleibt: zu denselben Bedingungen, mit freien Plätzen für andere.
rematch-withdrawn = Aus der Revanche wird nichts: { $name } hat sie zurückgezogen oder ist gegangen.
rematch-declined = Aus der Revanche wird nichts: Nicht alle wollen noch einmal spielen.
rematch-expired = Aus der Revanche wird nichts: Nicht alle haben rechtzeitig zugesagt.
table-rank = { $rank }.
table-to-rematch = Zur Revanche
table-replay = Nachspielen
table-abort = Partie abbrechen
table-resign = Aufgeben
table-sure-resign = Wirklich aufgeben? Damit hast du die Partie verloren.
table-sure-abort = Wirklich abbrechen? Die Partie endet ohne Ergebnis.
table-sure-abandon = Wirklich vorschlagen, ohne Ergebnis aufzuhören? Wenn alle annehmen, ist die Partie vorbei.
table-sure-wait = Einen Augenblick, damit es kein Versehen ist.
table-absent-title = Jemand ist weg
table-absent = { $name } ist weg seit { $since }.
table-absent-now = { $name } ist weg.
table-claim-retire-in = Ohne den Platz weiterspielen in { $left }
table-claim-not-awaited = Beanspruchen kannst du das, sobald auf { $name } gewartet wird.
table-claim-in = Sieg beanspruchen in { $left }
table-claim-your-turn = Du bist selbst am Zug.
table-claim-win = Sieg beanspruchen
table-claim-draw = Remis beanspruchen
table-claim-retire = Ohne den Platz weiterspielen
clock-first-action = Erster Zug in { $left }
clock-brake = Notbremse in { $left }
clock-warning = Noch { $seconds } Sekunden.
clock-warning-minutes = { $minutes ->
    [one] Noch eine Minute.
   *[other] Noch { $minutes } Minuten.
  }

offer-take_back = Zug zurück
offer-draw = Remis anbieten
offer-pause = Pause vorschlagen
offer-abandon = Ohne Ergebnis aufhören
offer-rematch = Revanche
offer-withdraw = Zurückziehen
offer-barrier-random = Dabei wurde gelost.
offer-barrier-reveal = Dabei wurde etwas aufgedeckt.

## Logbuch

log = Logbuch
log-filter = Was das Logbuch zeigt
log-filter-all = Alles
log-filter-moves = Züge
log-filter-chat = Plaudern
log-older = Ältere Einträge holen
log-taken-back = zurückgenommen

## Nachspielen

replay = Nachspielen
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zur Gegenwart
replay-no-further = Weiter geht es in diese Richtung nicht.
replay-where = Du siehst Schritt { $at }:
replay-to-game = Zurück zur Partie
replay-to-result = Zum Ergebnis
replay-slider = Schritt der Partie
replay-autoplay = Von selbst abspielen
replay-stop = Anhalten
replay-eyes = Mit den Augen von
replay-eyes-public = Zuschauern
replay-share = Diese Stelle teilen
replay-record = Aufzeichnung laden
replay-record-whole = Darin steht die ganze Partie; „wartesaal verify DATEI“ spielt sie nach und prüft sie.
replay-record-later = Heute steht darin, was du gesehen hast; die ganze Partie gibt es, wenn der Tag vorbei ist.
replay-record-own = Darin steht, was du gesehen hast; was verdeckt blieb, bleibt auch hier verdeckt.
replay-record-public = Darin steht, was alle gesehen haben; was verdeckt blieb, bleibt auch hier verdeckt.
replay-fingerprint = Fingerabdruck vom Anfang
replay-tempo = Tempo
table-next = Nächster Tisch
    .label = Zum nächsten Tisch, an dem du am Zug bist: { $game }
table-next-watch = Nächster Tisch: beim nächsten zusehen
table-next-none = Sonst spielt gerade niemand.
table-problem = Problem melden
    .done = Die Datei mit Tisch, Stelle und Browser ist geladen. Schick sie an den Host.
replay-fair = Nichts vertauscht: Der Fingerabdruck vom Anfang passt zu den Karten.
replay-unfair = Der Fingerabdruck vom Anfang passt nicht zu den Karten.

## Als Text

generic-state = Stand
generic-actions = Was du tun kannst
generic-no-actions = Im Augenblick nichts.
generic-none = nichts
generic-yes = ja
generic-no = nein
generic-all = { $count ->
    [one] die eine Möglichkeit zeigen
   *[other] alle { $count } zeigen
  }
generic-command = Befehl
    .help = Eine Nummer wählt, Wörter filtern, ? liest die Liste vor. Auch: uhr, log, hand, stand, weiter, zurück, remis, aufgeben.
generic-armed = Gewählt: { $action } Die leere Eingabe bestätigt.
refused-again = { $refused } Enter: { $action }
generic-no-number = Eine Nummer { $number } gibt es in der Liste nicht.
generic-found = { $count ->
    [0] Nichts passt dazu.
    [one] Eine Möglichkeit passt.
   *[other] { $count } Möglichkeiten passen.
  }
command-list = liste
command-clock = uhr
command-log = log
command-hand = hand
command-state = stand
command-back = zurück
command-draw = remis
command-resign = aufgeben
command-go = weiter
report-clock = { $name }: { $left }.
report-timer = Noch etwa { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }, dann wird weitergezählt.
report-no-clock = Hier läuft keine Uhr.
report-nothing = Bisher ist nichts geschehen.
report-no-hand = Du hast keine Hand.

## Tasten

keys = Tasten
keys-on = Einzelne Tasten gelten, solange du nicht schreibst. Du kannst sie abschalten:
keys-off = Einzelne Tasten sind abgeschaltet; F6, die Pfeile, Enter und Esc gelten immer. Einschalten kannst du sie hier:
keys-act = Enter, Leertaste
keys-edges = Pos1, Ende, Bild ↑ ↓
key-edges = zum ersten, zum letzten, ganz nach oben, ganz nach unten
key-chat = Plaudern
key-arrows = auf dem Brett gehen
key-act = wählen; noch einmal: tun
key-escape = loslassen, Fenster schließen
key-info = Fenster zu dem Ding
key-marked = zum nächsten markierten Ding
key-markedBefore = zum markierten Ding davor
key-actions = Liste dessen, was du tun kannst
key-clock = Uhren vorlesen
key-log = letztes Ereignis
key-logBefore = die fünf davor
key-state = Stand vorlesen
key-others = was die anderen haben
key-hand = deine Hand
key-turn = wer gefragt ist und was
key-take_back = um Zug zurück bitten
key-go = Erzählung: weiter
key-text = als Text spielen
key-flip = Brett drehen
key-keys = diese Liste
key-region = in den nächsten Teil der Seite
key-regionBefore = in den vorigen Teil der Seite

error-detail-lines = Grund: { $code }. Tisch: { $table }, Stelle { $position }.
error-incident = Vorfall: { $incident }
offer-not-not_over = Das geht erst nach der Partie.
offer-not-chosen = Diese Partie hast du ohne „Zug zurück“ begonnen.
offer-not-daily = In der Partie des Tages gibt es das nicht.
offer-not-retired = Du bist ausgeschieden.
offer-not-seats = Das gibt es nur zu zweit.
offer-not-computer = Der Computer nimmt kein Remis an.
offer-not-progress = Dafür ist die Partie noch zu jung.
offer-not-alone = Gegen den Computer läuft nichts davon, eine Pause braucht es nicht.
offer-not-rated = In gewerteten Partien gibt es das nicht.
offer-not-vote = Das geht nur, wenn jemand weg ist.

# Wertung, Einsatz, Abrechnung

rating = { $provisional ->
    [yes] { $value }?
   *[no] { $value }
  }
rating-provisional = Wertung, noch vorläufig: Nach 20 gewerteten Partien ist sie gefestigt.
rating-firm = Wertung
setup-kind = Zählt die Partie?
setup-kind-friendly = Freundschaft
    .help = Zug zurück und Pause gehen im Einvernehmen; Wertung, Punkte und Taler bleiben, wie sie sind.
setup-kind-rated = gewertet
    .help = Es geht um Wertung und Punkte. Gezogen ist gezogen.
setup-kind-guest = Mit einem Konto kannst du auch gewertet und um Taler spielen.
setup-kind-account = Konto anlegen
setup-stake = Einsatz
setup-stake-have = { $taler ->
    [one] Du hast einen Taler. Alle setzen gleich viel; wer gewinnt, bekommt am meisten.
   *[other] Du hast { $taler } Taler. Alle setzen gleich viel; wer gewinnt, bekommt am meisten.
  }
setup-stake-value = { $stake ->
    [0] keiner
   *[other] { $stake } Taler
  }
setup-gap = Wer darf annehmen?
    .help = Liegen die Wertungen mehr als 600 auseinander, müssen es beide ausdrücklich wollen.
setup-gap-near = nur in meiner Nähe
setup-gap-any = alle, auch viel Stärkere und Schwächere
gap-title = Weit auseinander
gap-warning = Eure Wertungen liegen { $gap } auseinander. Wer so viel stärker ist, gewinnt fast nichts dazu und kann viel verlieren; umgekehrt ist es fast nicht zu gewinnen.
gap-play = Trotzdem gewertet spielen
settled-rating = Wertung { $before } → { $after } ({ $change })
settled-points = Punkte { $points }
settled-taler = Taler { $taler }
settled-pending = Wertung, Punkte und Taler werden gerade abgerechnet.
settled-why-friendly = Das war eine Freundschaftspartie: Wertung, Punkte und Taler bleiben, wie sie sind.
settled-why-computer = Ein Computer hat mitgespielt, darum zählt die Partie nicht.
settled-why-guest = Jemand ohne Konto hat mitgespielt, darum zählt die Partie nicht.
settled-why-aborted = Die Partie wurde abgebrochen und zählt nicht; ein Einsatz ist zurückgegeben.
settled-why-too_short = Die Partie war zu kurz, um zu zählen; ein Einsatz ist zurückgegeben.
settled-why-rating_gap = Die Wertungen lagen zu weit auseinander, und nicht alle hatten das bestätigt: Die Partie zählt nicht.
settled-why-pair_half = Die vierte bis sechste gewertete Partie derselben zwei an einem Tag zählt halb.
settled-why-pair_none = Ab der siebten gewerteten Partie derselben zwei an einem Tag zählt keine mehr.
settled-why-early_resigns = Die andere Seite hat heute schon mehrmals früh aufgegeben: Dieser Sieg bringt nichts ein.
settled-why-left_early = Wer früh gegangen ist, verliert gegen alle; den anderen bringt diese Paarung nichts ein.
settled-why-floor = Tiefer kann eine Wertung nicht fallen.
