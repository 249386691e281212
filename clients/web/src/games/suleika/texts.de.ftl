# Was auf dem Markt von Suleika steht. Die Sätze über Aktionen und Ereignisse bringt das Spiel selbst mit.

market = Markt, 7 mal 7 Felder. Omar auf { $cell }, schaut nach { $facing }.
facing-N = Norden
facing-E = Osten
facing-S = Süden
facing-W = Westen
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-purple = Lila

cell-free = { $cell }, frei
cell-nobodys = { $cell }, Teppich von niemandem
cell-carpet = { $cell }, { $you ->
    [yes] dein Teppich
   *[no] Teppich von { $name }
  }, Gebiet { $size ->
    [one] ein Feld
   *[other] { $size } Felder
  }
cell-omar = Omar, schaut nach { $facing }
state-paid = eben bezahlt
do-first = erste Hälfte wählbar
do-second = zweite Hälfte wählbar
state-first = erste Hälfte
state-second = zweite Hälfte
state-armed = gewählt
state-sent = gesendet

directions = Omars Richtung
turn-left = Links
turn-straight = Geradeaus
turn-right = Rechts
arrow = Omar { $turn ->
    [left] nach links drehen
    [right] nach rechts drehen
   *[straight] geradeaus schauen lassen
  }, nach { $facing }
to-facing = nach { $facing }
stops-head = Schritte
chance-head = Chance
mean-head = Mittel
mean = im Mittel { $mean } Münzen
mean-short = Ø { $mean }
stop = Bei { $steps } auf { $cell }, Chance { $sixths } von 6: { $costs ->
    [price] { $price } an { $you ->
        [yes] dich
       *[no] { $name }
      }
    [own] nichts, eigener Teppich
    [nobodys] nichts, Teppich von niemandem
   *[free] nichts, frei
  }.
stop-free = frei
stop-own = eigen
stop-nobodys = frei

title-direction = Wohin soll Omar schauen?
direction-now = { $you ->
    [yes] Danach würfelt das Spiel, Omar geht, und du zahlst, wo er hält.
   *[no] Danach würfelt { $name }, und zahlt, wo Omar hält.
  }
title-turn = { $turn ->
    [left] Omar nach links drehen?
    [right] Omar nach rechts drehen?
   *[straight] Omar geradeaus gehen lassen?
  }
verb-left = Nach links
verb-straight = Geradeaus
verb-right = Nach rechts
title-roll = Für Omar würfeln?
verb-roll = Würfeln
roll-now = Omar geht nach { $facing }, und du zahlst, wo er hält.

title-first = Wohin mit deinem Teppich?
title-second = Wohin die zweite Hälfte?
rolled = Du hast eine { $steps } gewürfelt, Omar steht auf { $cell }.
rolled-paid = Du hast { $name } { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
  } gezahlt.
lay-first = Wähl ein markiertes Feld neben Omar, dann das daneben.
lay-colour = Als Nächstes liegt { $colour }.
half-on = Die erste Hälfte liegt auf { $cell }.

grows-new = Neues Gebiet aus { $size } Feldern
grows = Dein Gebiet wächst von { $from } auf { $size }
grows-joins = Verbindet { $count } Gebiete zu { $size } Feldern
grows-not = Dein Gebiet bleibt bei { $size } Feldern
cut = { $you ->
    [yes] Du verlierst
   *[no] { $name } verliert
  } { $lost ->
    [one] ein Feld
   *[other] { $lost } Felder
  }{ $kind ->
    [gone] .
    [splits] , aus { $price } wird höchstens { $largest }.
   *[shrinks] , aus { $price } wird { $largest }.
  }
cuts-nothing = Niemand verliert ein Feld.
title-lay = Teppich auf { $one } und { $two }
lay-brings = { $growth }: Wer dort hält, zahlt dir { $size }.
lay-after = Punkte danach: { $scores }.
score-of = { $you ->
    [yes] du { $score }
   *[no] { $name } { $score }
  }
verb-lay = Hierhin legen
back = Zurück

coins = Münzen
fields = Felder
carpets = Teppiche
points = Punkte
out = ausgeschieden
sum = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  } und { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
  }
next-carpet = legt als Nächstes { $colour }
progress = Teppich { $now } von { $all }
progress-over = Alle Teppiche liegen

info-title = { $cell }
info-free = Das Feld ist frei. Wer hier hält, zahlt nichts.
info-nobodys = Dieser Teppich gehört niemandem mehr. Wer hier hält, zahlt nichts.
info-region = { $you ->
    [yes] Dein Gebiet hat { $size ->
        [one] ein Feld
       *[other] { $size } Felder
      }: Wer von den anderen hier hält, zahlt dir { $size ->
        [one] eine Münze
       *[other] { $size } Münzen
      }.
   *[no] Das Gebiet von { $name } hat { $size ->
        [one] ein Feld
       *[other] { $size } Felder
      }: Wer sonst hier hält, zahlt { $size ->
        [one] eine Münze
       *[other] { $size } Münzen
      }.
  }
info-omar = Omar steht hier und schaut nach { $facing }. Unter ihn kommt kein Teppich.
info-other-half = Die andere Hälfte dieses Teppichs { $hidden ->
    [yes] lag auf { $cell } und ist verdeckt.
   *[no] liegt auf { $cell }.
  }
info-stop = { $turn ->
    [left] Nach links
    [right] Nach rechts
   *[straight] Geradeaus
  } hält Omar hier bei einer { $steps } (Chance { $sixths } von 6): { $pays ->
    [you] du zahlst { $price ->
        [0] nichts
        [one] eine Münze
       *[other] { $price } Münzen
      }
   *[other] { $name } zahlt { $price ->
        [0] nichts
        [one] eine Münze
       *[other] { $price } Münzen
      }
  }.
info-no-stop = Im nächsten Zug kann Omar hier nicht halten.
info-first = Hier kann die erste Hälfte deines Teppichs liegen.
info-second = Hier kann die zweite Hälfte liegen: { $growth }.
info-no-lay = Dein Teppich kann hier nicht liegen: Er muss neben Omar beginnen und darf keinen Teppich ganz verdecken.
