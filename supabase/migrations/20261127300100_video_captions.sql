-- What is said and heard in a product's video, as a file of WebVTT holds it (WCAG 2.2, 1.2.2): the site plays it muted, so this is
-- how anybody knows. In the row, where it has the rights, the version and the save of its product (docs/decisions/0432).
alter table public.merch_products
  add column video_captions text constraint merch_products_video_captions_web_vtt check (
    video_captions ~ '^WEBVTT[ \t\n]' and char_length(video_captions) <= 100000
  );
