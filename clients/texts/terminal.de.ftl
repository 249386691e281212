### Was nur das Terminal sagt. Alles andere steht in de.ftl.

## Befehle: mehrere Wörter mit Komma

terminal-command-help = ?, hilfe
terminal-command-quit = ende
terminal-command-room = saal, wartesaal
terminal-command-computer = computer
terminal-command-challenge = herausfordern
terminal-command-open = öffnen
terminal-command-name = name
terminal-command-yes = ja, annehmen
terminal-command-no = nein, ablehnen
terminal-command-cancel = abbrechen
terminal-command-clock = uhr
terminal-command-log = log, logbuch
terminal-command-hand = hand
terminal-command-state = stand
terminal-command-back = zurück
terminal-command-draw = remis
terminal-command-abandon = abbruch
terminal-command-pause = pause
terminal-command-go = weiter
terminal-command-resign = aufgeben
terminal-command-withdraw = zurückziehen
terminal-command-mute = nie
terminal-command-claim = beanspruchen
terminal-command-rematch = revanche
terminal-command-replay = nachspielen

## Hilfe: was ein Befehl tut

terminal-help-help = zeigt, was es zu wählen gibt, und diese Liste
terminal-help-quit = beendet das Programm; deine Partien bleiben
terminal-help-room = zurück in den Wartesaal; dein Platz bleibt
terminal-help-computer = spielt gegen den Computer
terminal-help-challenge = macht einen Link, mit dem du jemanden herausforderst
terminal-help-open = öffnet einen Link: eine Herausforderung oder einen Tisch
terminal-help-name = ändert deinen Namen, zum Beispiel: name Birke
terminal-help-yes = nimmt an, was angeboten ist
terminal-help-no = lehnt ab, was angeboten ist
terminal-help-cancel = zurück, ohne etwas zu tun
terminal-help-clock = sagt die Bedenkzeit
terminal-help-log = liest das Logbuch; mit Zahl so viele Zeilen
terminal-help-hand = sagt, was du auf der Hand hast
terminal-help-state = sagt, was auf dem Tisch liegt
terminal-help-back = bittet, deinen letzten Zug zurückzunehmen
terminal-help-draw = bietet Remis an
terminal-help-abandon = bricht die Partie ab: am Anfang allein, später, wenn alle einverstanden sind
terminal-help-pause = schlägt eine Pause vor
terminal-help-go = geht weiter: nach dem Lesen, nach der Pause, beim Nachspielen
terminal-help-resign = gibt die Partie auf
terminal-help-withdraw = zieht dein Angebot zurück
terminal-help-mute = lehnt ab und will davon in dieser Partie nichts mehr hören
terminal-help-claim = beansprucht den Sieg, wenn die andere Seite weg ist; mit „remis“ ein Remis
terminal-help-rematch = bietet eine Revanche an
terminal-help-replay = spielt die Partie noch einmal vor

## Überall

terminal-hello = Willkommen im Wartesaal, { $name }.
terminal-hint = Zahlen wählen, ? zeigt alles.
terminal-no-such-number = { $number } steht nicht zur Wahl.
terminal-not-understood = Das verstehe ich nicht. ? zeigt, was geht.
terminal-password = Passwort für { $name }
terminal-unreachable = Unter { $address } antwortet kein Wartesaal.
terminal-signed-out = Du bist nicht mehr angemeldet.
terminal-connection-lost = Keine Verbindung. Ich versuche es weiter, deine Uhr läuft beim Server.
terminal-bye = Bis bald.
terminal-none = nichts
terminal-yes = ja
terminal-no = nein
terminal-choice = { $number }) { $text }
terminal-default = (Eingabetaste: { $text })
terminal-cancelled = Gut, dann nicht.
terminal-command-line = { $words }: { $help }

## Wartesaal

terminal-room-empty = Gerade spielt niemand, dem man zusehen könnte. „computer“ beginnt eine Partie.
terminal-own-table = Deine Partie: { $game }
terminal-running-table = Zusehen: { $game }, { $names }
terminal-people = Im Wartesaal: { $names }
terminal-choose-game = Welches Spiel?
terminal-choose-seats = Wie viele spielen?
terminal-choose-time = Welche Bedenkzeit?
terminal-choose-beginner = Wer beginnt?
terminal-beginner-random = das Los
terminal-beginner-challenger = du
terminal-beginner-opponent = die andere Seite
terminal-open-what = Was soll ich öffnen? Schreib die Adresse dahinter.
terminal-renamed = Du heißt jetzt { $name }.

## Link

terminal-link-yours = Schick diesen Link weiter: { $address }
terminal-link-waiting = Sobald jemand annimmt, beginnt die Partie. „zurückziehen“ nimmt die Herausforderung zurück.
terminal-link-question = Spielst du mit? ja oder nein.

## Tisch

terminal-table = { $game }: { $names }
terminal-watching = Du siehst zu.
terminal-your-choice = Du kannst:
terminal-filtered = { $count ->
    [0] Nichts davon passt zu deinen Wörtern.
   *[other] Dazu passt:
  }
terminal-waiting-for = { $names } ist gefragt.
terminal-nothing-to-do = Du bist gerade nicht gefragt.
terminal-since = Seit du weg warst:
terminal-over = Die Partie ist zu Ende.
terminal-aborted = Die Partie ist ohne Ergebnis zu Ende.
terminal-settled = { $name }: { $text }
terminal-ranking = { $rank }. { $names } ({ $score })
terminal-after = „revanche“, „nachspielen“ oder „saal“.
terminal-rematch-table = Hier geht es weiter. „weiter“ bringt dich hin.
terminal-offer = { $text } ja, nein oder nie? Noch { $seconds } s.
terminal-offer-own = { $text } Noch { $seconds } s.
terminal-no-offer = Es liegt kein Angebot auf dem Tisch.
terminal-no-own-offer = Du hast nichts angeboten.
terminal-barriers = Das nähme auch zurück, was inzwischen { $kinds } wurde. Noch einmal „zurück“, wenn du darum bitten willst.
terminal-barrier-random = gelost
terminal-barrier-reveal = aufgedeckt
terminal-really-resign = Wirklich aufgeben? Noch einmal „aufgeben“.
terminal-paused = Die Partie macht Pause. „weiter“ beendet sie.
terminal-clock = { $name }: { $time } { $state ->
    [running] (läuft)
    [narration] (beginnt gleich)
    [paused] (steht)
    [flagged] (abgelaufen)
   *[idle] {""}
  }
terminal-clock-none = { $name }: ohne Uhr
terminal-clock-brake = { $name }: ohne Uhr, für diese Entscheidung noch { $time }
terminal-timer = Noch { $time }, dann geht es von selbst weiter.
terminal-log-empty = Im Logbuch steht noch nichts.
terminal-undone = { $text } (zurückgenommen)
terminal-hand-empty = Hier hat niemand eine Hand zum Ansehen.
terminal-commitment = Fingerabdruck des Loses: { $commitment }
terminal-claim-nobody = Es ist niemand weg, gegen den du etwas beanspruchen könntest.

## Nachspielen

terminal-replay = Schritt { $step } von { $last }
terminal-replay-hint = „weiter“ und „zurück“ blättern, eine Zahl springt, „saal“ hört auf.
terminal-replay-forbidden = Nachspielen geht, wenn die Partie zu Ende ist.
