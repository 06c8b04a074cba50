-- An event may have a video: a file of our own, with what is said in it as WebVTT, or one at the host of the episodes.
alter table public.events
  add column video_url text constraint events_video_url_harmless check (
    regexp_replace(video_url, '[\u0001-\u0020]', '', 'g') !~* '^(?!(https?|mailto|tel):)[a-z][a-z0-9+.-]*:'
  ),
  add column video_captions text constraint events_video_captions_web_vtt check (
    video_captions ~ '^WEBVTT[ \t\n]' and char_length(video_captions) <= 100000
  );
