-- What is said in an episode, for whoever cannot hear it or would rather read (WCAG 2.2, 1.2.1 to 1.2.3). Lists only
-- need to know whether there is one: an hour of talk is long.
alter table public.ninecast_episodes
  add column transcript text
    constraint ninecast_episodes_transcript_length check (char_length(transcript) <= 100000),
  add column has_transcript boolean not null generated always as (coalesce(transcript, '') ~ '\S') stored;
