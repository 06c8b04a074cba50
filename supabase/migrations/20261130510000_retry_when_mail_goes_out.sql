-- A mail that nobody would send stays what it is: given up, with its reason. Written into the function as it stands, so
-- that who may do it remains as others have said it.
do $$
declare
  retry text := pg_get_functiondef('public.retry_mail(uuid)'::regprocedure);
  begins constant text := '  update public.outbox set state';
begin
  if strpos(retry, begins) = 0 then raise exception 'retry_mail is not as expected'; end if;
  execute replace(retry, begins, $sql$  if not exists (select from public.mail_service
    where seen_at > now() - interval '90 seconds' and seen_at > coalesce(stopped_at, '-infinity')) then
    raise exception 'El correo de la web no está funcionando ahora.' using errcode = 'PT409';
  end if;
$sql$ || begins);
end
$$;
