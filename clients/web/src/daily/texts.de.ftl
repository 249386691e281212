# Die Partie des Tages: die Seite, die Tafel im Wartesaal, die Bestenliste und die Zeile am Tisch.

title = { $game ->
    [battlefjord] Fjord des Tages
   *[other] Partie des Tages
  }
which-game = Welches Spiel?
intro = Jeden Tag spielen alle dieselbe Partie { $name }: Alle finden dasselbe vor, derselbe beginnt, und gegen dich spielt der Computer Stark.
rules = { $game ->
    [battlefjord] Gewertet wird dein Ruhm-Vorsprung am Ende, in der ersten Partie des Tages.
   *[other] Gewertet wird, wie viele Punkte du am Ende vor dem besten Computer liegst, in der ersten Partie des Tages.
  } „Zug zurück“ gibt es dabei nicht.
late = Wer vor Mitternacht beginnt, kann bis 3 Uhr morgens zu Ende spielen.
not-begun = Heute noch offen.
spends = Mit dem Start ist dein Versuch für heute verbraucht. Weitere Partien sind Übung.
play = Spielen
running = Deine Partie läuft.
go-on = Weiterspielen
done = Dein Wert heute: { $score }
done-none = Dein Versuch ist verbraucht, ohne Wert.
practise = Übungspartie spielen
to-page = { $game ->
    [battlefjord] Zum Fjord des Tages
   *[other] Zur Partie des Tages
  }
to-all = Zu den Partien des Tages
late-runs = Deine Partie von gestern läuft noch. Bis 3 Uhr zählt sie für gestern.
guest = Als Gast stehst du in keiner Liste. Deine Werte merkt sich dieses Gerät.
days = Deine letzten Tage
days-empty = Hier stehen deine Werte, sobald du gespielt hast.
day = Tag
value = Vorsprung
no-value = –
no-value-full = kein Wert
list-today = Heute
days-before = Die Tage davor
week = Die letzten sieben Tage zusammen
week-of = { $game ->
    [battlefjord] Fjord der Woche
   *[other] Partie der Woche
  }
week-empty = In den letzten sieben Tagen steht niemand auf der Liste.
week-help = Zusammengezählt sind die Vorsprünge der letzten sieben Tage.
days-played = Tage
on-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
  }
list-empty = Noch steht niemand auf der Liste.
list-nobody = Niemand steht auf der Liste.
final = Die Liste steht fest.
not-final = Die Liste steht um 3 Uhr morgens fest.
place = Platz
name = Name
you = du
seed = Das Geheimnis der Karten dieses Tages. Damit prüft „wartesaal verify“ jede Aufzeichnung.
unreached = Der Server ist gerade nicht zu erreichen.
counts-here = { $game ->
    [battlefjord] Fjord des Tages
   *[other] Partie des Tages
  }
practice-here = { $game ->
    [battlefjord] Fjord des Tages, Übung
   *[other] Partie des Tages, Übung
  }
