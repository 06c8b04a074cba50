-- The first page of 1,000 clubs and their number: 11 buffers, where both looked through the whole table (186).
create index clubs_for_strangers on public.clubs (display_order, id, publish_at, withdraw_at);
