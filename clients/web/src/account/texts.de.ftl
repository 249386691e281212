### Konto, Profil und Bestenlisten auf Deutsch. Du-Form, ganze Sätze.

account = Konto
account-guest = Du bist als { $name } hier, und das genügt zum Spielen. Mit einem Konto spielst du auch gewertet und um Taler und findest deine Partien auf jedem Gerät wieder.
account-since = Dein Konto gibt es seit { $when }.
account-taler = { $taler ->
    [one] Du hast einen Taler.
   *[other] Du hast { $taler } Taler.
  }
to-profile = Dein Profil
loading = Wird geholt …
until = Bis { $when }.

field-name = Name
    .help = 3 bis 20 Zeichen: Buchstaben, Ziffern, Bindestrich.
field-password = Passwort
    .help = Mindestens 8 Zeichen. Ein kurzer Satz merkt sich leichter als Zeichensalat.
field-email = E-Mail
    .help = Freiwillig. Nur wer dieses Haus betreibt, sieht sie und kann dir helfen, wenn du dein Passwort vergisst.

register = Konto anlegen
    .why = Du bleibst, wer du bist: Deine Partien und dein Platz am Tisch gehören dir weiter. Zum Anfang gibt es 100 Taler.
    .act = Konto anlegen
registered = Willkommen, { $name }. Du hast jetzt ein Konto.

sign-in = Anmelden
    .act = Anmelden
    .tables = { $count ->
        [one] Als Gast sitzt du noch an einem Tisch. Wenn du dich anmeldest, bleibt dein Platz dort leer.
       *[other] Als Gast sitzt du noch an { $count } Tischen. Wenn du dich anmeldest, bleiben deine Plätze dort leer.
      }

sign-out = Abmelden
    .here = Hier abmelden
    .everywhere = Überall abmelden
    .help = Überall heißt: auf allen Geräten, auch auf einem verlorenen.

password-old = Bisheriges Passwort
password-new = Neues Passwort
password-act = Passwort ändern
password-done = Das neue Passwort gilt. Alle anderen Geräte sind abgemeldet.
email-act = E-Mail speichern
email-done = Gespeichert.

programs = Programme
    .help = Wer ein Programm schreibt, das hier mitspielt, gibt ihm einen eigenen Namen und einen Schlüssel statt eines Passworts.
program-name = Name des Programms
program-add = Programm anlegen
program-renew = Neuer Schlüssel
    .label = Neuer Schlüssel für { $name }
program-drop = Löschen
    .label = { $name } löschen
    .sure = Das Programm kann sich nicht mehr anmelden, und sein Name wird frei. Seine Partien bleiben, aber ohne Namen.
program-dropped = { $name } ist gelöscht.
token = Schlüssel für { $name }
    .help = Dieser Schlüssel steht nur jetzt hier. Wer ihn hat, ist das Programm: Bewahre ihn gut auf.
    .copy = Schlüssel kopieren

data = Deine Daten
    .help = Alles, was dieses Haus über dich weiß, kannst du mitnehmen oder löschen.
    .export = Alles herunterladen
delete = Konto löschen
    .guest = Alles vergessen lassen
    .act = Endgültig löschen
    .sure = Dein Name, deine Wertungen, deine Taler und deine Programme sind danach weg, und niemand kann sie zurückholen. An laufenden Tischen bleibt dein Platz leer. Gespielte Partien bleiben den anderen erhalten, aber ohne deinen Namen.
    .sure-guest = Dein Name ist danach weg, und niemand kann ihn zurückholen. An laufenden Tischen bleibt dein Platz leer. Gespielte Partien bleiben den anderen erhalten, aber ohne deinen Namen.

## Profil

profile = Profil
profile-since = Dabei seit { $when }.
profile-guest = Zu Gast seit { $when }.
profile-bot = Ein Programm, dabei seit { $when }.
profile-challenge = Herausfordern
profile-acts = Befreunden, blockieren, melden
against-me = Du gegen { $name }: { $ahead } gewonnen, { $level } unentschieden, { $behind } verloren.
game = Spiel
rating = Wertung
ratings = Wertungen
ratings-empty = Noch keine gewertete Partie.
rated-games = Partien
last-played = Zuletzt
provisional = vorläufig
    .help = Ein Fragezeichen heißt vorläufig: Nach 20 gewerteten Partien steht die Wertung fester.
points = Punkte über alle Spiele: { $points }
form = { $games ->
    [one] Form, die letzte gewertete Partie: { $first } gewonnen, { $equal } unentschieden, { $behind } verloren.
   *[other] Form, die letzten { $games } gewerteten Partien: { $first } gewonnen, { $equal } unentschieden, { $behind } verloren.
  }
showing-first = gewonnen
    .letter = S
showing-equal = unentschieden
    .letter = U
showing-behind = verloren
    .letter = N

graph-span = Verlauf der Wertung: { $game }
graph-span-30 = 30 Tage
graph-span-365 = 1 Jahr
graph-span-0 = alles
graph-label = Verlauf der Wertung in { $game }
graph-point = { $day }: { $rating }
graph-told = { $games ->
    [one] Eine Partie, Wertung danach { $last }.
   *[other] { $games } Partien: von { $first } auf { $last }, zwischen { $lowest } und { $highest }.
  }
graph-empty = In dieser Zeit gibt es keine gewertete Partie.
graph-table = Als Tabelle

history = Partien
history-filter = Partien filtern
history-any-game = alle Spiele
history-any-showing = jedes Ergebnis
history-any-kind = gewertet und Freundschaft
history-showing = Ergebnis
history-kind = Art
history-opponent = Gegner
    .label = Nur Partien gegen
history-against = gegen
history-rated = gewertet
history-friendly = Freundschaft
history-none = ohne Ergebnis
history-rank = { $rank }. von { $seats }
history-rating = Wertung { $change }
history-points = Punkte { $change }
history-taler = Taler { $change }
history-day = Tag
history-replay = Nachspielen
    .label = Nachspielen: { $game } gegen { $names }
history-more = Ältere Partien
history-empty = Noch keine Partie zu Ende gespielt.
history-no-match = Keine Partie passt dazu.

fair-play = Fair gespielt
    .help = Das siehst nur du. Wer oft nicht antritt oder einfach geht, darf eine Zeit lang nicht gewertet spielen.
fair-play-told = { $games ->
    [one] Von deiner letzten gewerteten Partie: { $good } in Ordnung.
   *[other] Von deinen letzten { $games } gewerteten Partien: { $good } in Ordnung.
  }
outcome-good = in Ordnung
outcome-abort = Du hast die Partie abgebrochen.
outcome-no_show = Du hast nicht angefangen.
outcome-left = Du warst weg, bis es vorbei war.
outcome-sitting = Du hast die Zeit ablaufen lassen.
outcome-sit_resign = Du hast lange geschwiegen und dann aufgegeben.
outcome-early_resign = Du hast zum dritten Mal an einem Tag früh aufgegeben.
restricted-unrated = Bis { $when } spielst du nicht gewertet.
restricted-muted = Bis { $when } kannst du nichts schreiben.
restricted-suspended = Bis { $when } ist dein Konto gesperrt.

## Bestenlisten

top = Bestenliste
top-what = Wonach?
top-points = Punkte
top-place = Platz
top-you = (du)
top-empty = Hier hat in den letzten 30 Tagen niemand gewertet gespielt.
top-help = Hier steht, wer in den letzten 30 Tagen gewertet gespielt hat.
top-blocked = jemand, den du blockiert hast
top-not-you = Du stehst hier, sobald du gewertet gespielt hast.
