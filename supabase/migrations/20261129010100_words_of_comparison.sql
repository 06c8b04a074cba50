-- The page that compares rates and clubs is one of the fixed pages.
insert into public.page_words (page) values ('compare') on conflict (page) do nothing;
