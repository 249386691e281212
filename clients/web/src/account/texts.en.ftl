### Account, profile and leaderboards in English.

account = Account
account-guest = You are here as { $name }, and that is enough to play. With an account you can also play rated games and for Taler, and find your games on every device.
account-since = You have had this account since { $when }.
account-taler = { $taler ->
    [one] You have one Taler.
   *[other] You have { $taler } Taler.
  }
to-profile = Your profile
loading = Loading …
until = Until { $when }.

field-name = Name
    .help = 3 to 20 characters: letters, digits, hyphen.
field-password = Password
    .help = 8 characters at least. A short sentence is easier to keep in mind than a jumble of signs.
field-email = E-mail
    .help = Optional. Only those who run this house see it, and can help you when you forget your password.

register = Create an account
    .why = You stay who you are: your games and your seat at the table remain yours. You get 100 Taler to begin with.
    .act = Create account
registered = Welcome, { $name }. You have an account now.

sign-in = Sign in
    .act = Sign in
    .tables = { $count ->
        [one] As a guest you still sit at a table. When you sign in, your seat there stays empty.
       *[other] As a guest you still sit at { $count } tables. When you sign in, your seats there stay empty.
      }

sign-out = Sign out
    .here = Sign out here
    .everywhere = Sign out everywhere
    .help = Everywhere means: on all devices, also on one that you have lost.

password-old = Present password
password-new = New password
password-act = Change password
password-done = The new password holds. All other devices are signed out.
email-act = Save e-mail
email-done = Saved.

programs = Programs
    .help = If you write a program that plays here, give it a name of its own and a key instead of a password.
program-name = Name of the program
program-add = Add program
program-renew = New key
    .label = New key for { $name }
program-drop = Delete
    .label = Delete { $name }
    .sure = The program can no longer sign in, and its name becomes free. Its games stay, but without a name.
program-dropped = { $name } is deleted.
token = Key for { $name }
    .help = This key is shown only now. Whoever has it is the program: keep it safe.
    .copy = Copy key

data = Your data
    .help = Everything that this house knows about you, you can take along or delete.
    .export = Download everything
delete = Delete account
    .guest = Have everything forgotten
    .act = Delete for good
    .sure = Your name, your ratings, your Taler and your programs will be gone, and nobody can bring them back. At running tables your seat stays empty. Games that were played stay with the others, but without your name.
    .sure-guest = Your name will be gone, and nobody can bring it back. At running tables your seat stays empty. Games that were played stay with the others, but without your name.

## Profile

profile = Profile
profile-since = Here since { $when }.
profile-guest = A guest since { $when }.
profile-bot = A program, here since { $when }.
profile-challenge = Challenge
profile-acts = Befriend, block, report
against-me = You against { $name }: { $ahead } won, { $level } drawn, { $behind } lost.
game = Game
rating = Rating
ratings = Ratings
ratings-empty = No rated game yet.
rated-games = Games
last-played = Last
provisional = provisional
    .help = A question mark means provisional: after 20 rated games the rating is more settled.
points = Points over all games: { $points }
form = { $games ->
    [one] Form, the last rated game: { $first } won, { $equal } drawn, { $behind } lost.
   *[other] Form, the last { $games } rated games: { $first } won, { $equal } drawn, { $behind } lost.
  }
showing-first = won
    .letter = W
showing-equal = drawn
    .letter = D
showing-behind = lost
    .letter = L

graph-span = Rating over time: { $game }
graph-span-30 = 30 days
graph-span-365 = 1 year
graph-span-0 = all
graph-label = Rating over time in { $game }
graph-point = { $day }: { $rating }
graph-told = { $games ->
    [one] One game, rated { $last } after it.
   *[other] { $games } games: from { $first } to { $last }, between { $lowest } and { $highest }.
  }
graph-empty = There is no rated game in this time.
graph-table = As a table

history = Games
history-filter = Filter games
history-any-game = all games
history-any-showing = any result
history-any-kind = rated and friendly
history-showing = Result
history-kind = Kind
history-opponent = Opponent
    .label = Only games against
history-against = against
history-rated = rated
history-friendly = friendly
history-none = without a result
history-rank = { $rank } of { $seats }
history-rating = rating { $change }
history-points = points { $change }
history-taler = Taler { $change }
history-day = Day
history-replay = Replay
    .label = Replay: { $game } against { $names }
history-more = Older games
history-empty = No game played to its end yet.
history-no-match = No game fits.

fair-play = Fair play
    .help = Only you can see this. Whoever often does not turn up, or just leaves, may not play rated for a while.
fair-play-told = { $games ->
    [one] Of your last rated game: { $good } fine.
   *[other] Of your last { $games } rated games: { $good } fine.
  }
outcome-good = fine
outcome-abort = You called the game off.
outcome-no_show = You did not begin.
outcome-left = You were away until it was over.
outcome-sitting = You let the time run out.
outcome-sit_resign = You kept silent for long and then resigned.
outcome-early_resign = You resigned early for the third time in a day.
restricted-unrated = Until { $when } you cannot play rated.
restricted-muted = Until { $when } you cannot write anything.
restricted-suspended = Until { $when } your account is suspended.

## Leaderboards

top = Leaderboard
top-what = By what?
top-points = Points
top-place = Place
top-you = (you)
top-empty = Nobody has played rated here in the last 30 days.
top-help = Listed are those who have played rated in the last 30 days.
top-blocked = somebody you have blocked
top-not-you = You will be here as soon as you have played rated.
