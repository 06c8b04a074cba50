-- No redirect is ever looked for in the panel, at the server's own addresses and at the doors: the form says so, others could
-- still write one. The list is that of domain/links/redirects.ts. One from before stays as it is, and shows in the list.
alter table public.redirects add constraint redirects_path_free check (
  path !~ '^/(healthz$|(cards|pictures|vista)/|(admin|(auth|functions|rest|storage)/v1)(/|$))') not valid;
