-- Change several things of the waiting room at once, or nothing. Source: S4, S14.
--
-- KEYS 1 counter  2 rows  3 expiry  4 due
-- ARGV 1 channel  2 packed {records, queues, due, rows}, each a list:
--        records {key, expected revision or -1, value, lifetime in ms}
--        queues  {key, member, place or -1: leaves}
--        due     {item, time or -1: never, 1: only if there is none}
--        rows    {key, row or '': drop, when it vanishes or -1}
-- Returns 1, or 0 when a record has another revision.

local change = cmsgpack.unpack(ARGV[2])
local records, queues, due, rows = change[1], change[2], change[3], change[4]

local revisions = {}
for place, record in ipairs(records) do
  revisions[place] = tonumber(redis.call('HGET', record[1], 'rev') or '0')
  if record[2] >= 0 and record[2] ~= revisions[place] then
    return 0
  end
end
-- Everything that could fail has failed before the first write.
for _, queue in ipairs(queues) do
  redis.call('ZCARD', queue[1])
end
redis.call('ZCARD', KEYS[3])
redis.call('ZCARD', KEYS[4])
local put, gone = {}, {}
for _, row in ipairs(rows) do
  local before = redis.call('HGET', KEYS[2], row[1])
  if row[2] == '' and before then
    gone[#gone + 1] = row[1]
  elseif row[2] ~= '' and before ~= row[2] then
    put[#put + 1] = row[1]
    put[#put + 1] = row[2]
  end
end

local function whole(number)
  return string.format('%.0f', number)
end

if #put > 0 or #gone > 0 then
  local n = redis.call('INCR', KEYS[1])
  redis.call('PUBLISH', ARGV[1], cmsgpack.pack({n, put, gone}))
end
for _, row in ipairs(rows) do
  if row[2] == '' then
    redis.call('HDEL', KEYS[2], row[1])
    redis.call('ZREM', KEYS[3], row[1])
  else
    redis.call('HSET', KEYS[2], row[1], row[2])
    if row[3] >= 0 then
      redis.call('ZADD', KEYS[3], whole(row[3]), row[1])
    else
      redis.call('ZREM', KEYS[3], row[1])
    end
  end
end
for place, record in ipairs(records) do
  redis.call('HSET', record[1], 'rev', whole(revisions[place] + 1), 'value', record[3])
  redis.call('PEXPIRE', record[1], whole(record[4]))
end
for _, queue in ipairs(queues) do
  if queue[3] >= 0 then
    redis.call('ZADD', queue[1], whole(queue[3]), queue[2])
  else
    redis.call('ZREM', queue[1], queue[2])
  end
end
for _, item in ipairs(due) do
  if item[2] < 0 then
    redis.call('ZREM', KEYS[4], item[1])
  elseif item[3] == 1 then
    redis.call('ZADD', KEYS[4], 'NX', whole(item[2]), item[1])
  else
    redis.call('ZADD', KEYS[4], whole(item[2]), item[1])
  end
end
return 1
