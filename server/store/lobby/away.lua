-- Which users have no connection, and since when one knows.
--
-- KEYS 1 rows
-- ARGV 1 now in ms  2 prefix of players' rows  3 prefix of the notes  4… users
-- Returns for each user the time in ms, or '' where he is here.

local NOTED_MS = '3600000' -- whoever has been away for so long waits for nothing any more

local since = {}
for place = 4, #ARGV do
  local user, note = ARGV[place], ARGV[3] .. ARGV[place]
  if redis.call('HEXISTS', KEYS[1], ARGV[2] .. user) == 1 then
    redis.call('DEL', note)
    since[#since + 1] = ''
  else
    redis.call('SET', note, ARGV[1], 'NX', 'PX', NOTED_MS)
    since[#since + 1] = redis.call('GET', note)
  end
end
return since
