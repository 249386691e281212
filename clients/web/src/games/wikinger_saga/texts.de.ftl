# Der Tisch der Wikinger Saga: eigene Worte des handgemachten Bretts.

## Felder und was sie bringen

space = Feld { $space }
minus = −{ $n }
gold-change = { $lost ->
        [yes] { $n } Gold weniger
       *[no] { $n } Gold
    }
vp-change = { $lost ->
        [yes] { $n ->
            [one] 1 Siegpunkt weniger
           *[other] { $n } Siegpunkte weniger
        }
       *[no] { $n ->
            [one] 1 Siegpunkt
           *[other] { $n } Siegpunkte
        }
    }
extra = { $what ->
        [god] { $n ->
            [one] eine Götterkarte
           *[other] { $n } Götterkarten
        }
        [sight] Hellsichtmarker
        [draw] { $n ->
            [one] eine Karte ziehen
           *[other] { $n } Karten ziehen
        }
        [discard] { $n ->
            [one] eine Handkarte unter den Vorrat
           *[other] { $n } Handkarten unter den Vorrat
        }
        [recruit] anwerben für { $n } Gold weniger
        [redraw] Hand tauschen
        [retrieve] eine Karte zurück auf die Hand
        [path] Pfad schieben
       *[other] eine Wirkung der Karte
    }
gives-nothing = nichts
brings-nothing = bringt nichts
dead-marker = Wegmarker ohne Wirkung
last-field = { $broken ->
        [one] letztes Feld: 1 zerbrochener Helm, dein Abenteuer endet
       *[other] letztes Feld: { $broken } zerbrochene Helme, dein Abenteuer endet
    }
falls = { $fall ->
        [off] Sturz vom Pfad
        [both] Doppelter Sturz
        [lost] Zu lange unterwegs
       *[over] Über das Ende hinaus
    }
outlook = { $end }: { $brings }
with-number = Mit { $n }:
with-added = { $n ->
        [-2] Mit 2 weniger:
        [-1] Mit 1 weniger:
        [1] Mit 1 mehr:
       *[other] Mit { $n } mehr:
    }
with-shift = Pfad um { $n }:

## Der Pfad

strip = { $boat ->
        [yes] Das Langboot: 36 Felder, das Boot beginnt bei Feld { $shift }
       *[no] Der lange Pfad: 36 Felder, der Pfad beginnt bei Feld { $shift }
    }
adventure-field = Abenteuerfeld { $field }
stands-here = { $you ->
        [yes] hier steht deine Figur
       *[no] hier steht { $name }
    }
you-land-here = hier würdest du landen
move-parts = { $chosen ->
        [yes] Gewählte Zahl { $move }
       *[no] Karte { $move }
    }{ $by_way ->
        [0] {""}
       *[other] , durch Wegkarten { $by_way }
    }{ $added ->
        [0] {""}
       *[other] , dazu { $added }
    }: macht { $number }

## Die Hand

hand = Deine Hand
supply = Vorrat { $count }
hand-empty = Du hast keine Handkarten.
missing = { $count ->
        [one] Gewählt – es fehlt noch { $names }.
       *[other] Gewählt – es fehlen { $count }: { $names }.
    }
picked = gewählt
helmets = { $count ->
        [0] ohne Helm
        [one] 1 Helm
       *[other] { $count } Helme
    }
no-helmet = ohne Helm
card-facts = { $helmets ->
        [0] Bewegung { $move }, ohne Helm
        [one] Bewegung { $move }, 1 Helm
       *[other] Bewegung { $move }, { $helmets } Helme
    }
many-ends = { $count } Möglichkeiten

## Wegkarten und Saga

ways = Wegkarten
ways-left = { $count } im Stapel
ways-none = Noch liegt keine offen.
way-bare = Ohne Anweisung
way-state = { $state ->
        [holds] Gilt jetzt.
        [overruled] Gilt nicht: { $by } sagt etwas anderes.
        [done] Hat schon gewirkt.
        [ended] Gilt nicht mehr.
       *[bare] Ohne Anweisung.
    }
peeked = Als Nächstes kommt { $way }.
tale = Die Saga

## Anwerben

display = Anwerben
display-now = { $extra ->
        [0] jetzt, Preise in Gold
       *[other] jetzt, Aufpreis { $extra } Gold
    }
display-later = vor dem nächsten Abenteuer
display-none = Die Auslage ist leer.
price = { $price } Gold
next-price = danach { $price }
left = noch { $left }
recruit-costs = Kostet { $price } von deinen { $gold } Gold.
recruit-goes = Der Wikinger kommt in deinen Vorrat.

## Vorrat, Walhalla, Reihen

valhalla = Dein Walhalla
valhalla-sum = { $helmets ->
        [one] 1 Helm, nur du siehst ihn
       *[other] { $helmets } Helme, nur du siehst sie
    }
valhalla-empty = Noch ist niemand dort.
own-supply = Dein Vorrat
own-supply-note = die Reihenfolge kennt niemand
supply-empty = Dein Vorrat ist leer.
rows = Ausgespielt
rows-empty = In diesem Abenteuer noch nichts.
row-of = { $you ->
        [yes] Du
       *[no] { $name }
    }
without-action = ohne Aktion
spent = Aktion genutzt

## Die Reise

journey = Die Reise
journey-at = { $leg }. von { $all } Abenteuern
leg-state = { $state ->
        [past] vorbei
        [now] jetzt
       *[ahead] kommt noch
    }
progress = { $stage ->
        [0] Abenteuer { $leg } von { $all }
       *[other] Abenteuer { $leg } von { $all } · Etappe { $stage }
    }
progress-short = { $leg }/{ $all }
over = Die Reise ist zu Ende

## Der Kasten

hint = { $phase ->
        [recruit] Tippe in der Auslage einen Wikinger an. Die Preise steigen mit jeder Runde.
        [choose] Tippe eine Handkarte an: Du siehst, wo sie dich hinbringt, bevor du sie spielst.
        [decide] Wer aussteigt, behält alles. Wer weiterzieht, spielt noch eine Karte.
        [valhalla] Am Ende der Reise zählt jeder Helm in Walhalla einen Punkt.
       *[other] {""}
    }
go-on-means = Du spielst in der nächsten Etappe noch eine Karte.
leave-free = Das kostet dich nichts.
title-play = { $name }: { $end }, { $brings }
title-open = { $name } spielen
verb = { $type ->
        [recruit] Anwerben
        [pass_recruit] Niemanden mehr
        [choose_card] Spielen
        [rest] Rasten
        [accept_god] Ziehen lassen
        [use_free] Nutzen
        [peek] Ansehen
        [leave] Aussteigen
        [go_on] Weiterziehen
        [send_valhalla] Nach Walhalla
       *[other] So machen
    }
only-moves = Ohne die Aktion: Nur die Bewegung zählt.
may-leave = Danach darfst du aussteigen.
play-without = Ohne die Aktion spielen
play-with = Mit der Aktion spielen

## Die Plätze

seat-state = { $state ->
        [answered] { $phase ->
            [decide] entschieden
           *[other] gewählt
        }
        [waits] { $phase ->
            [decide] überlegt noch
           *[other] wählt noch
        }
        [recruits] wirbt an
        [passed] wirbt niemanden mehr an
       *[out] ausgestiegen
    }
has-odin = hat Odin
has-sight = hat einen Hellsichtmarker
unit-gold = Gold
unit-hand = Handkarten
unit-vp = Siegpunkte
place = Platz { $place } · zieht { $draws }

## Fenster

info-card = { $god ->
        [yes] Diese Götterkarte bewegt deine Figur um { $move } und bringt keine Helme.
       *[no] { $helmets ->
            [0] Bewegt deine Figur um { $move } und bringt in Walhalla nichts.
            [one] Bewegt deine Figur um { $move } und bringt in Walhalla 1 Helm.
           *[other] Bewegt deine Figur um { $move } und bringt in Walhalla { $helmets } Helme.
        }
    }
info-no-action = Eine Aktion hat die Karte nicht.
info-offer = { $left ->
        [0] In der Auslage ist keiner mehr da.
       *[other] In der Auslage kostet er { $price } Gold, eine Runde später { $next }. Noch { $left } da.
    }
info-outlook = { $how ->
        [plain] Jetzt gespielt: { $outlook }.
       *[other] Jetzt gespielt, { $how } { $outlook }.
    }
info-way = { $value ->
        [-3] Sie hat den Pfad 3 Felder zurückgeschoben.
        [-2] Sie hat den Pfad 2 Felder zurückgeschoben.
        [-1] Sie hat den Pfad 1 Feld zurückgeschoben.
        [0] Sie hat den Pfad nicht bewegt.
        [one] Sie hat den Pfad 1 Feld vorgeschoben.
       *[other] Sie hat den Pfad { $value } Felder vorgeschoben.
    }
info-way-ignored = Für dich gilt sie nicht, das sagt eine deiner Karten.
info-empty = Hier liegt nichts.
info-last = { $broken ->
        [one] Das letzte Feld zeigt 1 zerbrochenen Helm.
       *[other] Das letzte Feld zeigt { $broken } zerbrochene Helme.
    } { $helmets ->
        [0] Wer hier landet, muss aussteigen. Dich kostet das gerade nichts.
        [one] Wer hier landet, muss aussteigen. Dich kostet das gerade 1 Siegpunkt.
       *[other] Wer hier landet, muss aussteigen. Dich kostet das gerade { $helmets } Siegpunkte.
    }
info-gives = { $kind ->
        [marker] Ein { $name }. Wer hier landet, bekommt: { $gives }.
       *[field] Ein Feld von „{ $name }“. Wer hier landet, bekommt: { $gives }.
    }
info-stands = { $you ->
        [yes] Hier steht deine Figur.
       *[no] Hier steht { $name }.
    }
info-reached-with = Hier landest du mit { $cards }.
info-leg = { $state ->
        [past] Abenteuer { $leg } lag in dieser Welt: { $world }. Es ist vorbei.
        [now] Abenteuer { $leg }, ihr seid gerade dort. Welt: { $world }.
       *[ahead] Abenteuer { $leg } kommt noch. Welt: { $world }.
    }
info-markers = Helle Wegmarker: { $markers }

## Am Ende

count = Leiter { $ladder } · Helme in Walhalla { $helmets } · Gold { $points } (für { $gold })
