### The house speaks English: waiting room, table, offers, errors. Names of the messages: docs/texts.md.
### Whole sentences, active voice, no exclamation marks. Who acts comes first.

## Everywhere

house = Waiting room
to-room = To the waiting room
close = Close
back = Back
cancel = Cancel
accept = Accept
decline = Decline
you = You
language = Language
settings = Settings
rules = Rules
about = About this house
theme-to-dark = Dark
theme-to-light = Light
seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
tab-news = new
skip-to-content = Skip to content
panorama = Five people sit on a bench by the fjord, a ship comes in
lost = There is nothing here.
    .help = This address leads nowhere. Perhaps the table has been cleared.

## Who is there

presence-free = free
presence-busy = playing
presence-away = away
presence-here = here

## Clocks

clock-running = Time is running:
clock-stopped = Time:
clock-frozen = Time stands still:
    .word = still
clock-server-decides = The server decides

## Connection

connection = Connection
connection-good = Connection: good
connection-checking = Checking the connection …
connection-lost = { $seconds ->
    [0] No connection. Trying again now.
    [one] No connection. Trying again in one second.
   *[other] No connection. Trying again in { $seconds } seconds.
  }
    .act = Now
connection-lost-clock = Your clock goes on at the server.
connection-back = Back again.
connection-elsewhere = You are playing on another device now.
    .act = Play on here
connection-outdated = This page is older than the server.
    .act = Load anew
connection-restarting = The server is restarting, your game is safe.
    .act = Connect now
connection-signed-out = You are no longer signed in.
    .act = Reload
notice = A message of the house
notice-at = Maintenance at { $moment }: { $text }
not-connected = not connected

## Offers at the table

offer = Offer
offer-inert = One moment, this offer has only just come.
offer-mute = do not ask again

## Settings

settings-kept-account = All of it applies at once, and on all your devices.
settings-kept = Everything applies at once and stays on this device.
settings-see = Seeing
settings-hear = Hearing and feeling
settings-play = Playing
settings-language = Language
settings-language-de = German
settings-language-en = English
settings-textSize = Text size
settings-textSize-value = { $size } %
settings-font = Typeface
settings-font-normal = as printed
settings-font-easy = easy to read
settings-theme = Brightness
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-contrast = Contrast
settings-contrast-system = as the device
settings-contrast-high = high
settings-seatColours = Colours of the seats
settings-seatColours-standard = as printed
settings-seatColours-strong = strong
settings-motion = Motion
    .help = Without motion, cards and pieces are at their new place at once.
settings-motion-system = as the device
settings-motion-reduced = little
settings-motion-full = full
settings-tempo = Pace of telling
    .help = How fast you are shown what the others do. The clocks do not depend on it.
settings-tempo-calm = calm
settings-tempo-normal = normal
settings-tempo-brisk = brisk
settings-tempo-instant = at once
settings-confirm = Confirming
    .help = The first tap shows what will happen, the second does it.
settings-confirm-two = always two taps
settings-confirm-undoable = one tap where one can go back
settings-confirm-one = always one tap
settings-singleKeys = Single keys
    .help = Letters alone control board and box, for example C for the clocks.
settings-countdowns = Show time limits running out
    .help = What you may claim you see without them, too.
settings-autoClaim = Claim by itself
    .help = As soon as somebody is away too long you claim the win, at a larger table to go on without the seat.
settings-challenges = Who may challenge you
settings-challenges-everyone = everyone
settings-challenges-friends = friends
settings-challenges-nobody = nobody
settings-challenges-guest = With an account you decide who may challenge you.
settings-chat = Chat
    .help = Whose lines you read in the waiting room and at tables.
settings-chat-all = everybody
settings-chat-friends = friends
settings-chat-off = off
settings-sound = Sounds
settings-sounds = Which sounds
    .help = For each there is something to see that says the same.
settings-sounds-turn = it is your turn
settings-sounds-call = you are challenged
settings-sounds-piece = something is played
settings-sounds-coin = somebody pays
settings-sounds-horn = somebody makes an offer
settings-sounds-warning = your time gets short
settings-sounds-end = the game is over
settings-volume = Volume
settings-volume-value = { $percent } %
settings-try-sound = Hear a sample
settings-vibration = Vibrate when it is your turn
settings-speech = Reading aloud
    .help = How much a screen reader hears of the others' moves.
settings-speech-full = in full
settings-speech-short = short
settings-on = on
settings-off = off

## Rules

rules-of = Rules: { $game }
rules-loading = Fetching the rules …
rules-missing = There are no rules of this game here.

## About this house

about-what = Wartesaal ("waiting room") is a house for board games: people meet, challenge each other, play on a clock, and others watch. The server alone knows the rules.
about-fair = Before the first move every table shows a fingerprint of its cards, and after the last one the cards themselves. So anyone can verify that nothing was exchanged.
about-licence = The source is under the MIT licence. Boards, cards and figures are our own drawings.
about-others = By others
about-lucide = Pictograms of Lucide, ISC licence, © Lucide Contributors
about-fonts = Typefaces Alegreya, Source Sans 3 and Atkinson Hyperlegible Next, SIL Open Font License 1.1, packaged by Fontsource
about-version = Version { $version }

## Why the house refuses

error-bad_frame = The server did not understand this message.
error-bad_message = Something is missing in the message, or something is too much.
error-unknown_type = The server does not know this. Load the page anew, perhaps it is too old.
error-unauthenticated = You are no longer signed in. Load the page anew.
error-forbidden = You may not do this here.
error-not_found = This no longer exists.
error-gone = This is over already.
error-terms_changed = The terms have just changed. Read them once more.
error-terms_invalid = These terms do not go together.
error-terms_invalid-own_account = For rated games you need an account. Make one, you keep your name.
error-terms_invalid-other_account = The other side has no account and cannot play rated games.
error-terms_invalid-other_suspended = The other side cannot play rated games just now.
error-challenge_closed = This challenge no longer stands.
error-name_taken = Somebody has this name already.
error-name_invalid = { $reason ->
    [letters] A name consists of letters, digits, hyphens and underscores.
    [scripts] The letters of a name must all be of one script.
    [reserved] The house keeps this name for itself.
   *[length] A name has 3 to 20 characters.
  }
error-too_weak = { $reason ->
    [common] Too many people use this password. Take one that nobody else would think of.
    [name] Your password must not be your name.
    [long] A password has 200 characters at most.
   *[short] A password has 8 characters at least.
  }
error-sign_in_failed = Name and password do not belong together.
error-not_proven = The password is wrong.
error-account_suspended = This account is suspended. Reason: { $reason }
error-account_needed = You need an account for that.
error-already_registered = You have an account already.
error-muted = You may not write here at the moment. Reason: { $reason }
error-last_node = No other server is running that could take over.
error-rate_limited = That was too much at once. Wait a moment.
error-limit = There can be no more of these just now.
error-busy = The server is very busy. Try again in a moment.
error-store_unavailable = The server cannot reach its store. Nothing is lost, try again in a moment.
error-retry_elsewhere = This server is stopping. The next one takes over.
error-internal = The server made a mistake. Your action does not count.

error-self = You cannot play against yourself.
error-blocked = This is not possible between the two of you.
error-not_accepting = No challenges are taken here just now.
error-target_away = The other side is not here just now.
error-target_busy = The other side sits at a table with a clock just now.
error-busy_playing = You sit at a table with a clock yourself just now.
error-suspended = You cannot play rated games just now. Friendly ones are possible.
error-cooldown = After a refusal there is a break. Try again in a moment.
error-rating_gap = { $by ->
    [other] Your ratings are far apart, and the other side has not agreed to that. Challenge them yourself, or make a counter-offer.
   *[you] Your ratings are far apart. Confirm that you want it all the same.
  }
error-rating_range = Somebody with another rating is wanted.
error-insufficient_funds = You do not have so many Taler.
error-stake_not_possible = The two of you cannot play for this stake just now.
error-table_full = The table is full.
error-seat_taken = This seat is not free.
error-already_seated = You sit at an open table already. Get up first.
error-too_few = At least { $least } seats must be taken.

error-not_your_decision = You are not asked just now.
error-stale_decision = That came too late: something else is asked by now.
error-illegal_action = The rules do not allow this now.
error-flagged = Your time is up.
error-table_over = The game is over.
error-table_paused = The game is paused.
error-takeback_not_allowed = No move is taken back at this table.
error-nothing_to_take_back = There is no move of yours that could be taken back.
error-takeback_barrier = Something was revealed or drawn since your move. The request must name it.
error-proposal_closed = This offer no longer stands.
error-proposal_open = Such an offer is on the table already.
error-proposal_too_soon = It is too soon after the last time.
error-proposal_limit = You have offered this often enough in this game.
error-proposals_muted = The other side does not want to hear of this any more in this game.
error-proposal_not_offered = This cannot be offered at this table just now.
error-abort_too_late = It is too late to call off, the game has begun.
error-claim_gone = There is nothing to claim any more: the other side is back.
error-claim_too_soon = The other side has not been away long enough for that.
error-not_paused = The game is not paused at all.
error-unreachable = The server does not answer just now. Check your connection and try again.
error-unknown = The server refused and named a reason that this page does not know.
error-details = Details

## Waiting room

room-play = Play
room-computer = Against the computer
room-challenge = Challenge someone
room-how = How { $game } works
room-mine = Your games
room-mine-empty = You are not playing. Start a game against the computer, or send someone a link.
room-against = against { $names }
room-to-table = To the table
    .label = To the table: { $game } { $against }, { $state }
room-your-turn = It is your turn
room-their-turn = { $names } to move
room-paused = paused
room-over = over
room-loading = loading …
room-links = Challenges
room-link-waits = Waits for someone to open the link
room-link-answer = Your answer is needed
room-link-theirs = { $name } is thinking
room-link-look = Look
    .label = Look at the challenge: { $terms }
room-tables = Running tables
room-tables-empty = Nobody is playing right now. As soon as a game runs somewhere, you can watch it here.
room-tables-filter = Filter running tables
room-tables-none = No such game is running just now.
room-watch = Watch
    .label = Watch: { $game }, { $names }
room-table-over = over
room-progress = { $percent }% played
room-round = round { $round }
room-clocks = clocks: { $clocks }
room-rated = rated
room-people = In the waiting room
room-host = For hosts
room-people-empty = Nobody is here but you. Send a link, and it will fill up.
room-find = Find a name
    .label = Find someone
room-find-none = Nobody here has that name.
room-guest = guest
room-fresh = { $count ->
    [one] 1 new row – show
   *[other] { $count } new rows – show
  }
room-games = Games
room-seats = { $min } to { $max } seats
room-seats-exact = { $seats } seats
room-play-game = Play
    .label = Play { $game } against the computer
room-rules = Rules
    .label = Rules of { $game }
room-parts = Parts of the waiting room
room-tab-play = Play
room-tab-watch = Watch
room-tab-people = People
room-tab-you = You
room-you = You
room-you-guest = You are here as a guest. Your name belongs to this device.
room-top = Leaderboard
room-profile = Your profile
who-account = Account
who-taler = { $taler } Taler
who-sign-in = Sign in
who-become = Create account or sign in
room-connection = Connection: good · { $ms } ms
room-presence-watching = watching

## Rename

rename = What do you want to be called?
rename-act = Change name
rename-field = Name
    .help = 3 to 20 characters: letters, digits, hyphen.
rename-save = Take it

## Against the computer, challenge

setup-game = Game
setup-level = How strong?
setup-level-easy = Easy
    .help = Plays by rule of thumb and slips now and then.
setup-level-medium = Medium
    .help = Thinks one turn ahead. After a few games you can keep up.
setup-level-strong = Strong
    .help = Calculates thoroughly and forgives little. Expect to lose.
setup-begins = Who begins
setup-begins-random = by lot
setup-begins-you = I do
setup-begins-computer = the computer
setup-begins-taker = whoever accepts
setup-begins-name = { $name }
setup-seats = How many play?
setup-tempo = Tempo
    .help = How long what the others do stays in view. It holds for all at the table.
setup-tempo-calm = calm
setup-tempo-normal = normal
setup-tempo-fast = brisk
setup-time = Time
setup-time-own = own
setup-time-kind = Kind
setup-time-kind-fischer = with an increment per turn
setup-time-kind-bronstein = with free time per turn
setup-time-base = Minutes for the game
setup-time-extra = Seconds per turn
setup-time-needs-more = Without seconds per turn, everyone needs at least 3 minutes.
setup-more = More
setup-watch = Spectators
setup-watch-everyone = everyone
setup-watch-friends = friends
setup-watch-nobody = nobody
setup-delay = When they see it
    .help = Who watches later can help nobody at the table.
setup-delay-value = { $seconds ->
    [0] at once
    [30] 30 seconds later
    [60] 1 minute later
    [180] 3 minutes later
    [300] 5 minutes later
   *[other] 10 minutes later
  }
setup-reveal = After the end
    .help = What everybody held can then lie open in the replay.
setup-reveal-yes = all open
setup-reveal-no = stays hidden
setup-start = Play
setup-change = Propose
setup-record = On this device: { $won } won, { $drawn ->
    [0] { "" }
   *[other] { $drawn } drawn,{ " " }
  }{ $lost } lost.
setup-no-clock = Against the computer no clock runs, and nobody wins or loses rating or Taler.
setup-take-back = Take-back
setup-take-back-yes = allowed
setup-take-back-no = not allowed
computer-title = Against the computer
challenge-title = Challenge someone

## Terms

terms-quoted = “{ $terms }.”
terms-friendly = friendly
terms-rated = rated
terms-stake = stake of { $stake } Taler
terms-begins-random = drawn by lot who begins
terms-begins-you = you begin
terms-begins = { $name } begins
terms-begins-taker = whoever accepts begins
terms-tempo-calm = calm tempo
terms-tempo-normal = normal tempo
terms-tempo-fast = brisk tempo
terms-watch-everyone = { $seconds ->
    [0] everyone may watch
    [60] everyone may watch, one minute later
   *[other] everyone may watch, { $seconds } seconds later
  }
terms-watch-friends = { $seconds ->
    [0] only friends may watch
    [60] only friends may watch, one minute later
   *[other] only friends may watch, { $seconds } seconds later
  }
terms-hidden = what was hidden stays hidden after the end
terms-watch-nobody = nobody watches
terms-take-back = moves can be taken back if all concerned agree
terms-no-take-back = no move can be taken back
terms-new = new
time-short-fischer = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } + { $seconds }
  }
time-short-bronstein = { $minutes } / { $seconds }
time-short-none = no clock
time-fischer = { $seconds ->
    [0] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
      }
   *[other] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
      } plus { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
      }
  }
time-bronstein = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }, with { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } free per turn
time-none = no clock, at most ten minutes a decision

## Challenges and seeks

calls = { $count ->
    [one] 1 challenge
   *[other] { $count } challenges
  }
    .label = { $count ->
        [one] 1 challenge, see it in the waiting room
       *[other] { $count } challenges, see them in the waiting room
      }
calls-begun = Game begins: to the table
calls-countered = { $name } proposes other terms
calls-accept =
    .label = Accept the challenge of { $name }: { $terms }
calls-change =
    .label = Change the terms of { $name }: { $terms }
calls-decline =
    .label = Decline the challenge of { $name }: { $terms }
calls-withdraw =
    .label = Withdraw the challenge to { $name }: { $terms }
calls-left = Time to answer:
calls-gone = This is over.

decline-title = Decline
decline-how = { $name } reads your reason. Choose one:
decline-quoted = “{ $reason }.”
decline-generic = Without a reason
decline-later = Not now, later with pleasure
decline-too_fast = This is too fast for me
decline-too_slow = This is too slow for me
decline-time_control = Rather another time control
decline-want_rated = Rather rated
decline-want_friendly = Rather without rating
decline-stake_too_high = The stake is too high for me
decline-stake_too_low = The stake is too low for me
decline-other_game = Rather another game
decline-beginner = Rather with another beginner
decline-no_bots = I play against people only
decline-only_bots = I play against programs only

over-declined = { $name } declines.
over-cancelled = { $name } has withdrawn the challenge.
over-expired = { $name } has not answered.
over-expired-offline = The challenge has run out, because the connection was gone for too long.
over-superseded = The challenge is settled, because another game has begun.
over-failed = The game with { $name } could not begin.
over-failed-busy = The game with { $name } could not begin: one of you sits at another table with a clock already.
over-failed-insufficient_funds = The game with { $name } could not begin: there are not enough Taler for the stake.

seeks = Seeks
seeks-post = Seek
    .label = Post a seek
seeks-empty = Nobody is looking just now. Post a seek, or play against the computer meanwhile.
seeks-none = No seek fits just now. Post one yourself.
seeks-filter = Filter the seeks
seeks-any-game = all games
seeks-kind = Kind
seeks-any-kind = any kind
seeks-any-time = any time control
seeks-pace-fast = below 10 minutes
seeks-pace-medium = 10 to 30 minutes
seeks-pace-slow = above 30 minutes
seeks-pace-untimed = no clock
seeks-mine = your seek
seeks-gone = no longer free
seeks-take =
    .label = Take the seek of { $name }: { $terms }
seeks-withdraw =
    .label = Withdraw your seek: { $terms }

## Open tables, finding an opponent, being ready

room-find-opponent = Find an opponent
room-find-opponent-seated = You sit at an open table. Get up first.
room-open-table = Open a table
room-open-table-seated = You sit at an open table already.

open-tables = Open tables
open-tables-open = Table
    .label = Open a table
open-tables-empty = No table waits for players. Open one yourself, and anybody can sit down.
open-tables-seats = { $taken } of { $seats }
open-tables-join = Sit down
    .label = Sit down at the table of { $name }: { $terms }
open-tables-mine = You are in.
shared-table-title = Open table
shared-table-of = { $name } waits for others: { $game }
shared-table-gone = This table plays already, or it is no longer there.
shared-table-sit =
    .label = Take seat { $number }
open-tables-starting = This one is about to begin.
open-tables-gone = playing now, or closed

terms-seats = { $most } seats
terms-seats-some = { $least } to { $most } seats
terms-begins-next = the seat clockwise after the host begins
setup-begins-next = the seat after mine

open-table-title = Open a table
open-table-change-title = Change the table
open-table-send = Open
open-table-change = Change
open-table-most = How many seats?
open-table-least = How many are enough to start?

your-table = Your open table
your-table-guest = You sit here
your-table-start = Start
invite-title = Invite somebody
invite-nobody = Nobody but you is in the waiting room. Pass the link on.
invite-act = Invite
    .label = Invite { $name } to your table
invite-done = Has been invited.
invited = You are invited.
invited-by = { $name } invites you to a table.
your-table-share = Pass the link on
your-table-change = Change
your-table-leave = Get up
your-table-close = Close the table
your-table-missing = { $count ->
    [one] One more is needed.
   *[other] { $count } more are needed.
  }
your-table-may-start = You are enough. You can start, or wait for more.
your-table-host-starts = You are enough. It begins when the table is full or the host starts.
place-number = Seat { $number }:
place-host = host
place-free = free
place-move = Sit here
    .label = Sit here: seat { $number }
place-remove = Remove
    .label = Remove { $name } from the table
place-computer = Add a computer
    .label = Give seat { $number } to a computer

range = How strong
    .help = Whoever lies outside is never seated opposite you.
range-any = any rating
range-words = { $low } to { $high }
range-wanted = looks for a rating of { $range }
range-guest = A rating of { $range } is wanted. As a guest you have none.
range-outside = A rating of { $range } is wanted, yours is { $own }.
pool-title = Find an opponent
pool-how = Say what you want to play. We look for somebody as strong as you; the longer you wait, the farther we look. Who it is, you learn when everybody is ready.
pool-group-help = After half a minute we also take another number of players, if then everybody can play.
pool-guest = As a guest you play friendly games. With an account you can play rated ones, too.
pool-kind = Kind
pool-kind-rated = rated
pool-kind-friendly = friendly
pool-stake = Stake
pool-stake-none = none
pool-stake-some = { $stake } Taler
pool-crowd = { $count ->
    [0] Nobody waits here just now. You would be the first.
    [one] Somebody waits here already.
   *[other] { $count } wait here already.
  }
pool-join = Search
pool-leave = Stop searching
pool-waiting = We are looking for somebody
pool-window = ratings up to { $points } points apart
pool-others = { $count ->
    [0] nobody else waits yet
    [one] somebody else waits
   *[other] { $count } others wait
  }
pool-seats = rather with { $seats } at the table
pool-row = { $count ->
    [one] somebody looks for an opponent
   *[other] { $count } look for an opponent
  }
pool-row-group = { $count ->
    [one] somebody looks for players
   *[other] { $count } look for players
  }
pool-row-join = Join in
    .label = Join in: { $game }, { $facts }
pool-row-gone = found

ready-title = Are you ready?
ready-title-loud = ▶ Are you ready?
ready-asked = Are you ready?
ready-waits = About to begin
ready-starts = Everybody is ready
ready-yes-button = I am ready
ready-no-pool = Not after all
ready-no-table = Get up
ready-yes = ready
ready-not-yet = not yet
ready-somebody = Player
ready-over = It came to nothing
ready-over-you = You were not ready, so it goes on without you.
ready-over-other = Somebody was not ready.
ready-over-stake = You could not start: your stake is missing, or you play at another table with a clock.
ready-over-start = Somebody could not start.
ready-next-pool = We go on looking; you keep your place in the line.
ready-next-table = The table stays open.

people-challenge = Challenge
    .label = Challenge { $name }
people-watch =
    .label = watch { $name }
people-rating = rating at { $game }
people-waits = Your challenge waits for an answer already.

setup-whom = Whom?
setup-whom-link = by link
setup-whom-player = somebody here
setup-whom-anybody = anybody
setup-send-link = Make a link
setup-send-player = Challenge
setup-send-anybody = Post the seek
challenge-title-anybody = Post a seek
challenge-how-link = You get a link. Whoever opens it sees the terms and can play at once, even without an account.
challenge-how-player = The other side reads the terms and has five minutes: to accept, to change or to decline.
challenge-how-anybody = Your seek stands for half an hour for all in the waiting room. Whoever takes it first plays with you.
challenge-nobody = Nobody is in the waiting room but you.

## Challenge by link

link-title = Challenge
link-of = { $name } challenges you
link-yours = Your challenge
link-share = Pass this link on:
link-copy = Copy link
link-copied = Copied
link-system-share = Share …
link-share-text = Play { $game } with me: { $terms }
link-qr = The link as a picture for a camera
link-waiting = As soon as somebody accepts, the game starts by itself. You may close this page: you find it in the waiting room.
link-waiting-for = It is up to { $name } now. As soon as all agree, the game starts by itself.
link-join = Join the game
link-change = Change
link-decline = Decline
link-cancel = Withdraw
link-inert = The terms have only just come. Read them once more.
link-countered-by = { $name } proposes other terms. What has changed is bold and marked “new”.
link-changed-by-you = You have proposed other terms.
link-guest-ok = No account needed. You play as { $name }.
link-visitor = This challenge is for somebody else.
link-started = The game is running.
link-to-table = To the table
link-declined = The challenge was declined.
link-cancelled = The challenge was withdrawn.
link-expired = The challenge has run out.
link-superseded = The challenge is settled, because another game has begun.
link-failed = The game could not begin.
link-lasts = { $hours ->
    [0] It holds for less than an hour.
    [one] It holds for another hour.
   *[other] It holds for another { $hours } hours.
  }
terms-impossible = The time needs to be possible first.
setup-time-base-range = A game lasts 1 to 180 minutes a side.
setup-time-extra-range = There are 0 to 60 seconds per turn.
sent = sent …

## What happened at the table: the table's events, not the game's (rules/match/events.py)

event-table_started = { $first_seat_you ->
    [yes] The game is open. You begin.
   *[no] The game is open. { $first_seat } begins.
  }
event-table_offer_made = { $kind ->
    [take_back] { $seat_you ->
        [yes] You ask to take your last move back.
       *[no] { $seat } asks to take back their last move.
      }
    [draw] { $seat_you ->
        [yes] You offer a draw.
       *[no] { $seat } offers a draw.
      }
    [abandon] { $seat_you ->
        [yes] You propose to end the game without a result.
       *[no] { $seat } proposes to end the game without a result.
      }
    [pause] { $seat_you ->
        [yes] You propose a pause.
       *[no] { $seat } proposes a pause.
      }
    [rematch] { $seat_you ->
        [yes] You would like a rematch.
       *[no] { $seat } would like a rematch.
      }
   *[retire] { $seat_you ->
        [yes] You propose to go on without { $absent_seat }.
       *[no] { $seat } proposes to go on without { $absent_seat }.
      }
  }
event-table_offer_answered = { $accept ->
    [yes] { $seat_you ->
        [yes] You accept.
       *[no] { $seat } accepts.
      }
   *[no] { $seat_you ->
        [yes] You decline.
       *[no] { $seat } declines.
      }
  }
event-table_offer_closed = { $state ->
    [accepted] The offer is accepted.
    [declined] The offer is declined.
    [withdrawn] The offer is withdrawn.
    [expired] The offer has run out.
   *[void] The offer no longer applies.
  }
event-table_muted = { $seat_you ->
    [yes] You want to hear no more of this in this game.
   *[no] { $seat } wants to hear no more of this in this game.
  }
event-table_paused = The game has a pause.
event-table_resume_asked = { $seat_you ->
    [yes] You are ready to go on.
   *[no] { $seat } is ready to go on.
  }
event-table_resumed = The pause is over.
event-table_taken_back = { $seat_you ->
    [yes] You take your last move back.
   *[no] { $seat } takes back their last move.
  }
event-table_flagged = { $seat_you ->
    [yes] Your time has run out.
   *[no] The time of { $seat } has run out.
  }
event-table_resigned = { $seat_you ->
    [yes] You resign.
   *[no] { $seat } resigns.
  }
event-table_retired = { $seat_you ->
    [yes] You are out. The table plays on for you.
   *[no] { $seat } is out. The table plays on for this seat.
  }
event-table_claimed = { $choice ->
    [win] { $seat_you ->
        [yes] You claim the win, because { $absent_seat } is away.
       *[no] { $seat } claims the win, because { $absent_seat } is away.
      }
   *[draw] { $seat_you ->
        [yes] You claim a draw, because { $absent_seat } is away.
       *[no] { $seat } claims a draw, because { $absent_seat } is away.
      }
  }
event-table_left = { $seat_you ->
    [yes] You have left the table.
   *[no] { $seat } has left the table.
  }
event-table_presence = { $online ->
    [yes] { $seat_you ->
        [yes] You are back.
       *[no] { $seat } is back.
      }
   *[no] { $seat_you ->
        [yes] You were away.
       *[no] { $seat } is no longer connected.
      }
  }
event-table_narrated = { $seat_you ->
    [yes] You have read everything.
   *[no] { $seat } has read everything.
  }
event-table_credited = { $reason ->
    [outage] The server was away for a while. That costs nobody any time.
    [cut] { $seat_you ->
        [yes] The server cut your connection. You get time for it.
       *[no] The server cut the connection of { $seat }. There is time for it.
      }
   *[reconnect] { $seat_you ->
        [yes] For the short interruption you get time back.
       *[no] For the short interruption { $seat } gets time back.
      }
  }
event-table_aborted = { $reason ->
    [asked] { $seat_you ->
        [yes] You called the game off before it had really begun.
       *[no] { $seat } called the game off before it had really begun.
      }
    [abandoned] Everybody agreed: the game ends without a result.
    [no_show] { $seat_you ->
        [yes] You did not begin. The game is called off.
       *[no] { $seat } did not begin. The game is called off.
      }
    [away] Everybody was away. The game is called off.
    [untouched] Nobody has played here for long. The game is called off.
    [late] The game could not begin in time.
   *[incident] The server has made a mistake. The game ends without a result, nobody has lost.
  }
event-table_ended = { $winner_seat_you ->
    [yes] The game is over. You have won.
   *[no] { $winner_seat ->
        [none] The game is over.
       *[other] The game is over. { $winner_seat } has won.
      }
  }
event-table_rematch = There is a rematch.
event-table_settled = The result is entered.

result-resign = { $seat_you ->
    [yes] You win, for the other side has resigned.
   *[no] { $seat } wins by resignation.
  }
result-time = { $seat_you ->
    [yes] You win on time.
   *[no] { $seat } wins on time.
  }
result-brake = { $seat_you ->
    [yes] You win, for the other side did nothing for ten minutes.
   *[no] { $seat } wins, for the other side did nothing for ten minutes.
  }
result-draw = The game ends in a draw.
result-claim = { $seat ->
    [none] The game ends in a draw, for one side was away.
   *[other] { $seat_you ->
        [yes] You win, for the other side was away.
       *[no] { $seat } wins, for the other side was away.
      }
  }
result-last_seat = { $seat_you ->
    [yes] You win: everybody else is out.
   *[no] { $seat } wins: everybody else is out.
  }

seat-computer = Computer
seat-computer-n = Computer { $number }

## At the table

table = Table
table-parts = Parts of the table
table-tools = Tools of the table
table-more = More
table-menu = Table menu
table-flip = Flip the board
table-as-text = Play as text
table-as-board = Play on the board
table-watching = you are watching
table-only-watching = You are only watching.
table-terms = Terms
table-delayed = { $seconds } seconds delayed
table-delayed-minutes = { $minutes ->
    [one] one minute delayed
   *[other] { $minutes } minutes delayed
  }
table-watch-delay = spectators { $delay }
table-watch-friends = only friends watch
table-watch-nobody = no spectators
table-no-chat = There is nobody to chat with at this table.
table-flip-not = That is for the board only.
table-zoom = Show the hand large
table-zoom-not = You have no cards in hand here that could be shown large.
table-audience = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }
table-to-move = to move
table-retired = out
table-seat-left = has left
table-happens = This happens
table-clock-stands = The clock stands still while this is told.
table-go-on = Go on
table-more-steps = { $count ->
    [one] then one more step
   *[other] then { $count } more steps
  }
table-summed = { $count ->
    [one] One step has happened while you were away.
   *[other] { $count } steps have happened while you were away.
  }
table-one-by-one = Look at each
table-pause = Pause
table-paused = The game is paused.
table-pause-ready = Ready to go on: { $names }.
table-resume = Go on playing
table-disarmed = Something else is asked by now. Your choice was let go.
table-before = Before: { $event }
table-tap-first = Tap something that is marked. It happens on the second tap only.
table-choose-first = Choose something below. It happens only when you confirm it.
table-do-it = Do it
table-waits-for = { $names } are asked.
table-thinks = The computer is thinking.
table-refused = That is not possible
table-understood = All right
table-over = End of the game
table-again = Open the table again
    .help = If not all want a rematch, whoever stays opens the table again: on the same terms, with free seats for others.
rematch-withdrawn = The rematch is off: { $name } has withdrawn it or left.
rematch-declined = The rematch is off: not everybody wants to play again.
rematch-expired = The rematch is off: not everybody agreed in time.
table-rank = { $rank }.
table-to-rematch = To the rematch
table-replay = Replay
table-abort = Call the game off
table-resign = Resign
table-sure-resign = Really resign? You lose the game.
table-sure-abort = Really call it off? The game ends without a result.
table-sure-abandon = Really propose to stop without a result? If all accept, the game is over.
table-sure-wait = One moment, so that it is no mistake.
table-absent-title = Someone is away
table-absent = { $name } has been away for { $since }.
table-absent-now = { $name } is away.
table-claim-retire-in = Go on without the seat in { $left }
table-claim-not-awaited = You may claim that as soon as the table waits for { $name }.
table-claim-in = Claim the win in { $left }
table-claim-your-turn = It is your own turn.
table-claim-win = Claim the win
table-claim-draw = Claim a draw
table-claim-retire = Play on without that seat
clock-first-action = First move within { $left }
clock-brake = Emergency brake in { $left }
clock-warning = { $seconds } seconds left.
clock-warning-minutes = { $minutes ->
    [one] One minute left.
   *[other] { $minutes } minutes left.
  }

offer-take_back = Take back
offer-draw = Offer a draw
offer-pause = Propose a pause
offer-abandon = Stop without a result
offer-rematch = Rematch
offer-withdraw = Withdraw
offer-barrier-random = Lots were drawn in it.
offer-barrier-reveal = Something was revealed in it.

## Logbook

log = Logbook
log-filter = What the logbook shows
log-filter-all = Everything
log-filter-moves = Moves
log-filter-chat = Chat
log-older = Get older entries
log-taken-back = taken back

## Replay

replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the present
replay-no-further = It goes no further this way.
replay-where = You see step { $at }:
replay-to-game = Back to the game
replay-to-result = To the result
replay-slider = Step of the game
replay-autoplay = Play by itself
replay-stop = Stop
replay-eyes = Through the eyes of
replay-eyes-public = spectators
replay-share = Share this moment
replay-record = Download the record
replay-record-whole = It holds the whole game; “wartesaal verify FILE” plays it again and checks it.
replay-record-later = Today it holds what you saw; the whole game can be had when the day is over.
replay-record-own = It holds what you saw; what stayed hidden stays hidden here too.
replay-record-public = It holds what everybody saw; what stayed hidden stays hidden here too.
replay-fingerprint = Fingerprint from the start
replay-tempo = Tempo
table-next = Next table
    .label = To the next table where it is your turn: { $game }
table-next-watch = Next table: watch the next one
table-next-none = Nobody else is playing now.
table-problem = Report a problem
    .done = The file with table, position and browser is downloaded. Send it to the host.
replay-fair = Nothing was swapped: the fingerprint from the start fits the cards.
replay-unfair = The fingerprint from the start does not fit the cards.

## As text

generic-state = State
generic-actions = What you can do
generic-no-actions = Nothing right now.
generic-none = nothing
generic-yes = yes
generic-no = no
generic-all = { $count ->
    [one] show the one possibility
   *[other] show all { $count }
  }
generic-command = Command
    .help = A number chooses, words filter, ? reads the list. Also: clock, log, hand, state, go, back, draw, resign.
generic-armed = Chosen: { $action } An empty line confirms it.
refused-again = { $refused } Enter: { $action }
generic-no-number = There is no number { $number } in the list.
generic-found = { $count ->
    [0] Nothing fits.
    [one] One possibility fits.
   *[other] { $count } possibilities fit.
  }
command-list = list
command-clock = clock
command-log = log
command-hand = hand
command-state = state
command-back = back
command-draw = draw
command-resign = resign
command-go = go
report-clock = { $name }: { $left }.
report-timer = About { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } until the count goes on.
report-no-clock = No clock runs here.
report-nothing = Nothing has happened yet.
report-no-hand = You have no hand.

## Keys

keys = Keys
keys-on = Single keys count while you are not writing. You can turn them off:
keys-off = Single keys are turned off; F6, the arrows, Enter and Esc always count. You can turn them on here:
keys-act = Enter, Space
keys-edges = Home, End, PgUp PgDn
key-edges = to the first, to the last, all the way up, all the way down
key-chat = chat
key-arrows = move on the board
key-act = choose; again: do it
key-escape = let go, close a window
key-info = window about the thing
key-marked = to the next marked thing
key-markedBefore = to the marked thing before
key-actions = list of what you can do
key-clock = read the clocks
key-log = last event
key-logBefore = the five before
key-state = read the state
key-others = what the others have
key-hand = your hand
key-turn = who is asked, and what
key-take_back = ask for a take-back
key-go = narration: go on
key-text = play as text
key-flip = flip the board
key-keys = this list
key-region = to the next part of the page
key-regionBefore = to the part before

error-detail-lines = Reason: { $code }. Table: { $table }, position { $position }.
error-incident = Incident: { $incident }
offer-not-not_over = That is possible after the game only.
offer-not-chosen = You began this game without take-back.
offer-not-daily = There is none of that in the daily game.
offer-not-retired = You are out.
offer-not-seats = That is for two players only.
offer-not-computer = The computer does not accept draws.
offer-not-progress = The game is too young for that.
offer-not-alone = Nothing runs away against the computer, no pause is needed.
offer-not-rated = There is none of that in rated games.
offer-not-vote = That is possible only when somebody is away.

# Ratings, stakes, settlement

rating = { $provisional ->
    [yes] { $value }?
   *[no] { $value }
  }
rating-provisional = Rating, still provisional: after 20 rated games it is firm.
rating-firm = Rating
setup-kind = Does it count?
setup-kind-friendly = friendly
    .help = Take-backs and pauses by agreement; rating, points and Taler stay as they are.
setup-kind-rated = rated
    .help = It is about rating and points. A move made is a move made.
setup-kind-guest = With an account you can also play rated games, and for Taler.
setup-kind-account = Make an account
setup-stake = Stake
setup-stake-have = { $taler ->
    [one] You have one Taler. All stake the same; who wins gets the most.
   *[other] You have { $taler } Taler. All stake the same; who wins gets the most.
  }
setup-stake-value = { $stake ->
    [0] none
   *[other] { $stake } Taler
  }
setup-gap = Who may accept?
    .help = Where ratings are more than 600 apart, both must say that they want it.
setup-gap-near = only those near me
setup-gap-any = anybody, also the much stronger and weaker
gap-title = Far apart
gap-warning = Your ratings are { $gap } apart. Who is so much stronger gains next to nothing and can lose a lot; the other way round it is next to impossible to win.
gap-play = Play rated all the same
settled-rating = Rating { $before } → { $after } ({ $change })
settled-points = Points { $points }
settled-taler = Taler { $taler }
settled-pending = Rating, points and Taler are being reckoned.
settled-why-friendly = This was a friendly game: rating, points and Taler stay as they are.
settled-why-computer = A computer played along, so the game does not count.
settled-why-guest = Somebody without an account played along, so the game does not count.
settled-why-aborted = The game was called off and does not count; a stake has been given back.
settled-why-too_short = The game was too short to count; a stake has been given back.
settled-why-rating_gap = The ratings were too far apart, and not everybody had confirmed that: the game does not count.
settled-why-pair_half = The fourth to sixth rated game of the same two in a day counts half.
settled-why-pair_none = From the seventh rated game of the same two in a day on, none counts.
settled-why-early_resigns = The other side has resigned early several times today: this win earns nothing.
settled-why-left_early = Who left early loses to all; the others gain nothing by that pairing.
settled-why-floor = A rating cannot fall any lower.
