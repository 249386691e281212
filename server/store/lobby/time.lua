-- The store's clock and the shift that belongs to it, read together. Source: S11.
--
-- KEYS 1 shift
-- Returns {seconds, microseconds, shift in ms}.

local clock = redis.call('TIME')
return {clock[1], clock[2], redis.call('GET', KEYS[1]) or '0'}
