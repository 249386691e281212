-- Change a waiting-room record by compare-and-set: there is one winner. Source: S14.
--
-- KEYS 1 record
-- ARGV 1 expected revision (0: absent)  2 value  3 lifetime in ms, '' for ever
-- Returns 1, or 0 when the record has another revision.

local revision = tonumber(redis.call('HGET', KEYS[1], 'rev') or '0')
if revision ~= tonumber(ARGV[1]) then
  return 0
end
redis.call('HSET', KEYS[1], 'rev', string.format('%.0f', revision + 1), 'value', ARGV[2])
if ARGV[3] == '' then
  redis.call('PERSIST', KEYS[1])
else
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
return 1
