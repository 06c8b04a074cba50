-- Where a club is written to, and where the desk hears of what is asked of it; without one, at the company's.
alter table public.clubs add column email text constraint clubs_email_shape check (
  email ~ '^[^@[:space:][:cntrl:],;:<>()"\\]+@[^@[:space:][:cntrl:],;:<>()"\\]+\.[^@[:space:][:cntrl:],;:<>()"\\]+$'
  and length(email) <= 254);
