# Was am Tisch des Kuhhandels steht. Die Sätze über Aktionen und Ereignisse bringt das Spiel selbst mit.

stage = Worum es geht
animals = Tiere
farmer = Hof
quartet = Quartett
none = keine
animal-rooster = Hahn
animal-goose = Gans
animal-cat = Katze
animal-dog = Hund
animal-sheep = Schaf
animal-goat = Ziegenbock
animal-donkey = Esel
animal-pig = Schwein
animal-cow = Kuh
animal-horse = Pferd
holders = Wer davon etwas hat: { $animal }
holder = { $you ->
    [yes] du { $count }
   *[no] { $name } { $count }
  }
row-name = { $you ->
    [yes] du
   *[no] { $name }
  }
stack = { $left ->
    [0] Alle Tiere sind aufgedeckt
    [one] Noch ein Tier im Stapel
   *[other] Noch { $left } Tiere im Stapel
  }

# Auktion
highest = Höchstes Gebot
leads = { $you ->
    [yes] du führst
   *[no] { $name } führt
  }
led = { $you ->
    [yes] dein Gebot
   *[no] Gebot von { $name }
  }
stages = Stufen des Zuschlags
stage-open = offen
stage-once = zum Ersten
stage-twice = zum Zweiten
stage-sold = verkauft
cry-open = Wer bietet mehr?
cry-once = Zum Ersten
cry-twice = Zum Zweiten
cry-sold = Zugeschlagen
cry-open-nobody = Wer bietet?
cry-once-nobody = Zum Ersten
cry-twice-nobody = Zum Zweiten
cry-sold-nobody = Kein Gebot
kept = { $you ->
    [yes] Geschenkt für dich
   *[no] Geschenkt für { $name }
  }
bought = { $you ->
    [yes] Für { $amount } an dich
   *[no] Für { $amount } an { $name }
  }
seconds-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
  }
auctioned-by = { $you ->
    [yes] { $lot }. Tier, du versteigerst
   *[no] { $lot }. Tier, versteigert von { $name }
  }
title-bid = { $animal }: { $you ->
    [yes] Du führst mit { $amount }
   *[no] { $name } bietet { $amount }
  }
title-no-bid = { $animal }: Noch kein Gebot
bid-note = Du hast { $sum }. Das nächste Gebot ist mindestens { $min }.
last-bidder = Niemand sonst kann dein Gebot noch überbieten.
your-bid = Dein Gebot
less = 10 weniger
more = 10 mehr
bid = { $amount } bieten
plus = plus { $more }
bluff = { $short } mehr, als du hast
too-high = So viel Geld gibt es am ganzen Tisch nicht.
pass = Passen
pass-note = { $leads ->
    [yes] Passen heißt für dich: Es bleibt bei deinem Gebot.
   *[no] Wer passt, bietet bei diesem Tier nicht mehr mit.
  }
pass-sure = Ja, passen
raise-sure = Ja, von { $high } auf { $amount }
title-preempt = { $animal }: Verkaufen oder behalten?
sell-note = Verkaufst du, zahlt dir { $name } { $amount }.
preempt-note = Behältst du das Tier, zahlst du { $amount } an { $name }. Du hast { $sum }.
preempt-cannot = Behalten kannst du es nicht: Du hast nur { $sum }.
bluff-note = Hat { $name } nicht so viel, sehen alle das Geld, und das Tier wird ohne { $name } noch einmal versteigert.
do-sell = Für { $amount } an { $name } verkaufen
do-preempt = Selbst { $amount } zahlen

# Geld
your-money = Dein Geld
together = zusammen
face-down = { $cards ->
    [0] keine Karte
    [one] eine Karte, verdeckt
   *[other] { $cards } Karten, verdeckt
  }
show = zeigen
cover = verdecken
show-money = Geld zeigen
choose-cards = Geldkarten, mehrere wählbar
note = Geldkarte { $value }
chosen = { $count ->
    [0] Noch keine Karte gewählt.
    [one] Gewählt: eine Karte, { $sum }.
   *[other] Gewählt: { $cards }, zusammen { $sum }.
  }
chosen-covered = { $count ->
    [0] Noch keine Karte gewählt. Das Auge zeigt dein Geld nur dir.
    [one] Eine Karte liegt bereit. Das Auge zeigt sie nur dir.
   *[other] { $count } Karten liegen bereit. Das Auge zeigt sie nur dir.
  }
choose-first = Wähl erst Geldkarten.
title-pay = { $animal }: Zahl { $amount } an { $name }
pay-note = { $sum ->
    [0] Wähl Karten für { $amount } oder mehr. Wechselgeld gibt es nicht.
   *[other] Gewählt sind { $sum }.{ $lost ->
        [0] {""}
       *[other] {" "}Davon sind { $lost } zu viel gezahlt, denn Wechselgeld gibt es nicht.
      }
  }
pay-short = Es fehlen noch { $short }.
do-pay = { $sum } zahlen
suggest = Passend wählen

# Zug und Kuhhandel
title-turn = Versteigern oder handeln?
title-must-auction = Versteigere das nächste Tier
title-must-trade = Mit wem handelst du?
auction-note = { $left ->
    [one] Das letzte Tier
   *[other] Das oberste von { $left } Tieren
  } wird aufgedeckt, die anderen bieten. Dann verkaufst du es oder zahlst selbst so viel.
trade-note = { $auction ->
    [yes] Kuhhandel: Du bietest
   *[no] Alle Tiere sind aufgedeckt. Du bietest
  } jemandem verdeckt Geld für ein Tier, das ihr beide habt.
do-auction = Tier versteigern
do-trade = { $count ->
    [one] { $animal } von { $name }
   *[other] { $animal } von { $name }, gleich zwei
  }
title-offer = { $count ->
    [one] { $animal } von { $name }
   *[other] { $animal } von { $name }, gleich zwei
  }
offer-note = Wähl Geldkarten, { $name } sieht nur ihre Zahl. Nimmt { $name } an, bekommst du { $count ->
    [one] das Tier
   *[other] beide Tiere
  }. Bietet { $name } dagegen, tauscht ihr das Geld, und wer mehr bot, bekommt { $count ->
    [one] das Tier
   *[other] beide Tiere
  } des anderen.
laid = { $cards ->
    [one] Du legst eine Karte: { $sum }.
   *[other] Du legst { $cards } Karten, zusammen { $sum }{ $zeros ->
        [0] {""}
        [one] , davon eine Null
       *[other] , davon { $zeros } Nullen
      }.
  }
do-offer = { $cards ->
    [0] Nichts bieten
    [one] Eine Karte bieten
   *[other] { $cards } Karten bieten
  }
title-answer = { $count ->
    [one] { $name } will: { $animal }
   *[other] { $name } will zwei: { $animal }
  }
accept-note = Annehmen: Du nimmst { $cards ->
    [0] nichts
    [one] die verdeckte Karte
   *[other] die { $cards } verdeckten Karten
  } von { $name } und gibst { $count ->
    [one] das Tier
   *[other] beide Tiere
  }.
counter-note = Gegenbieten: Ihr tauscht das Geld, und wer mehr geboten hat, bekommt { $count ->
    [one] das Tier
   *[other] beide Tiere
  } des anderen.
only-accept = Gegenbieten kannst du nicht, du hast keine Karte.
do-accept = Annehmen
do-counter = { $cards ->
    [0] Gegenbieten
    [one] Mit einer Karte gegenbieten
   *[other] Mit { $cards } Karten gegenbieten
  }
title-reoffer = { $animal }: Es war gleich viel
reoffer-note = Alle Karten gingen zurück. Mach { $name } ein neues Angebot. Ist es noch einmal gleich viel, bekommst du { $count ->
    [one] das Tier
   *[other] beide Tiere
  } umsonst.
trade-side = { $you ->
    [yes] Du bietest
   *[no] { $name } bietet
  }
trade-open = noch nichts
back = Zurück
sent = gesendet

phase-turn = Zug
phase-bidding = Auktion
phase-preempt = Zuschlag
phase-payment = Zahlen
phase-trade_answer = Antwort
phase-trade_reoffer = Neues Angebot
phase-over = Ende

# Höfe
cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
points = { $score ->
    [one] Punkt
   *[other] Punkte
  }
tag-auctioneer = versteigert
tag-leads = führt { $amount }
tag-passed = passt
tag-excluded = bietet nicht mit
tag-offers = { $cards ->
    [one] bietet eine Karte
   *[other] bietet { $cards } Karten
  }
tag-answers = antwortet
sum-quartets = { $quartets }, zusammen { $value }, mal { $count }
sum-one = { $quartets }, ein Quartett
sum-none = kein Quartett
quartet-worth = { $animal } { $value }
progress = { $shown ->
    [0] { $all } Tiere
   *[other] { $shown }. von { $all } Tieren
  }
over = Alle Quartette sind vergeben

info-value = Ein Quartett davon zählt { $value }. Am Ende wird die Summe aller Quartette mit ihrer Anzahl malgenommen.
info-holders = Davon haben: { $holders }.
info-nobody = Davon hat noch niemand etwas.
info-complete = Dein Quartett ist vollständig, niemand kann es dir mehr nehmen.
info-trade = Darum kannst du jetzt handeln: { $names }.
info-auction = Darum wird gerade geboten.
