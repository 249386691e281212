### What only the terminal says. Everything else is in en.ftl.

## Commands: several words with commas

terminal-command-help = ?, help
terminal-command-quit = quit
terminal-command-room = room
terminal-command-computer = computer
terminal-command-challenge = challenge
terminal-command-open = open
terminal-command-name = name
terminal-command-yes = yes, accept
terminal-command-no = no, decline
terminal-command-cancel = cancel
terminal-command-clock = clock
terminal-command-log = log, logbook
terminal-command-hand = hand
terminal-command-state = state
terminal-command-back = back
terminal-command-draw = draw
terminal-command-abandon = abandon
terminal-command-pause = pause
terminal-command-go = go
terminal-command-resign = resign
terminal-command-withdraw = withdraw
terminal-command-mute = never
terminal-command-claim = claim
terminal-command-rematch = rematch
terminal-command-replay = replay

## Help: what a command does

terminal-help-help = shows what there is to choose, and this list
terminal-help-quit = ends the program; your games stay
terminal-help-room = back to the waiting room; your seat stays
terminal-help-computer = plays against the computer
terminal-help-challenge = makes a link with which you challenge somebody
terminal-help-open = opens a link: a challenge or a table
terminal-help-name = changes your name, for example: name Birch
terminal-help-yes = accepts what is offered
terminal-help-no = declines what is offered
terminal-help-cancel = back, without doing anything
terminal-help-clock = tells the time left
terminal-help-log = reads the logbook; with a number so many lines
terminal-help-hand = tells what you have in your hand
terminal-help-state = tells what lies on the table
terminal-help-back = asks to take your last move back
terminal-help-draw = offers a draw
terminal-help-abandon = calls the game off: alone at the beginning, later when all agree
terminal-help-pause = proposes a pause
terminal-help-go = goes on: after reading, after the pause, in a replay
terminal-help-resign = gives the game up
terminal-help-withdraw = takes your offer back
terminal-help-mute = declines, and wants to hear no more of it in this game
terminal-help-claim = claims the win when the other side is away; with “draw” a draw
terminal-help-rematch = offers a rematch
terminal-help-replay = shows the game once more

## Everywhere

terminal-hello = Welcome to the waiting room, { $name }.
terminal-hint = Numbers choose, ? shows everything.
terminal-no-such-number = { $number } is not among the choices.
terminal-not-understood = I do not understand that. ? shows what is possible.
terminal-password = Password for { $name }
terminal-unreachable = No waiting room answers at { $address }.
terminal-signed-out = You are no longer signed in.
terminal-connection-lost = No connection. I keep trying, your clock runs at the server.
terminal-bye = See you soon.
terminal-none = nothing
terminal-yes = yes
terminal-no = no
terminal-choice = { $number }) { $text }
terminal-default = (Enter: { $text })
terminal-cancelled = Very well, not then.
terminal-command-line = { $words }: { $help }

## Waiting room

terminal-room-empty = Nobody is playing whom you could watch. “computer” begins a game.
terminal-own-table = Your game: { $game }
terminal-running-table = Watch: { $game }, { $names }
terminal-people = In the waiting room: { $names }
terminal-choose-game = Which game?
terminal-choose-seats = How many play?
terminal-choose-time = Which time control?
terminal-choose-beginner = Who begins?
terminal-beginner-random = drawn by lot
terminal-beginner-challenger = you
terminal-beginner-opponent = the other side
terminal-open-what = What shall I open? Write the address after it.
terminal-renamed = Your name is { $name } now.

## Link

terminal-link-yours = Pass this link on: { $address }
terminal-link-waiting = As soon as somebody accepts, the game begins. “withdraw” takes the challenge back.
terminal-link-question = Will you play? yes or no.

## Table

terminal-table = { $game }: { $names }
terminal-watching = You are watching.
terminal-your-choice = You can:
terminal-filtered = { $count ->
    [0] None of it fits your words.
   *[other] These fit:
  }
terminal-waiting-for = { $names } is to decide.
terminal-nothing-to-do = There is nothing for you to decide now.
terminal-since = Since you were away:
terminal-over = The game is over.
terminal-aborted = The game has ended without a result.
terminal-settled = { $name }: { $text }
terminal-ranking = { $rank }. { $names } ({ $score })
terminal-after = “rematch”, “replay” or “room”.
terminal-rematch-table = It goes on here. “go” takes you there.
terminal-offer = { $text } yes, no or never? { $seconds } s left.
terminal-offer-own = { $text } { $seconds } s left.
terminal-no-offer = There is no offer on the table.
terminal-no-own-offer = You have offered nothing.
terminal-barriers = This would also take back what was { $kinds } since. “back” once more, if you want to ask for it.
terminal-barrier-random = drawn by lot
terminal-barrier-reveal = revealed
terminal-really-resign = Really resign? “resign” once more.
terminal-paused = The game has a pause. “go” ends it.
terminal-clock = { $name }: { $time } { $state ->
    [running] (running)
    [narration] (about to start)
    [paused] (stopped)
    [flagged] (run out)
   *[idle] {""}
  }
terminal-clock-none = { $name }: no clock
terminal-clock-brake = { $name }: no clock, { $time } left for this decision
terminal-timer = { $time } left, then it goes on by itself.
terminal-log-empty = The logbook is still empty.
terminal-undone = { $text } (taken back)
terminal-hand-empty = There is no hand to look at here.
terminal-commitment = Fingerprint of the draw: { $commitment }
terminal-claim-nobody = Nobody is away against whom you could claim anything.

## Replay

terminal-replay = Step { $step } of { $last }
terminal-replay-hint = “go” and “back” turn the pages, a number jumps, “room” stops.
terminal-replay-forbidden = A game can be replayed when it is over.
