# The game of the day: its page, the panel in the waiting room, the leaderboard, the line at the table.

title = { $game ->
    [battlefjord] Fjord of the day
   *[other] Game of the day
  }
which-game = Which game?
intro = Every day all play the same game of { $name }: everybody finds the same deal, the same seat begins, and the strong computer plays against you.
rules = { $game ->
    [battlefjord] What counts is your lead in fame at the end, in the first game of the day.
   *[other] What counts is by how many points you are ahead of the best computer at the end, in the first game of the day.
  } There is no take-back in it.
late = Whoever begins before midnight may finish until 3 in the morning, Berlin time.
not-begun = Still open today.
spends = Starting spends your attempt for today. Further games are practice.
play = Play
running = Your game is running.
go-on = Go on
done = Your value today: { $score }
done-none = Your attempt is spent, without a value.
practise = Play a practice game
to-page = { $game ->
    [battlefjord] To the fjord of the day
   *[other] To the game of the day
  }
to-all = To the games of the day
late-runs = Your game of yesterday is still running. Until 3 in the morning, Berlin time, it counts for yesterday.
guest = As a guest you are in no list. This device remembers your values.
days = Your last days
days-empty = Your values stand here once you have played.
day = Day
value = Lead
no-value = –
no-value-full = no value
list-today = Today
days-before = The days before
week = The last seven days together
week-of = { $game ->
    [battlefjord] Fjord of the week
   *[other] Game of the week
  }
week-empty = Nobody is on the list of the last seven days.
week-help = The leads of the last seven days are added up.
days-played = Days
on-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
list-empty = Nobody is on the list yet.
list-nobody = Nobody is on the list.
final = The list is final.
not-final = The list is final at 3 in the morning, Berlin time.
place = Place
name = Name
you = you
seed = The secret of this day’s cards. “wartesaal verify” checks every record with it.
unreached = The server is out of reach just now.
counts-here = { $game ->
    [battlefjord] Fjord of the day
   *[other] Game of the day
  }
practice-here = { $game ->
    [battlefjord] Fjord of the day, practice
   *[other] Game of the day, practice
  }
