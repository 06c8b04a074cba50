import type { Sql } from "postgres";

/**
 * Asks for the digest of what waits this morning, once eight in Madrid has passed since anybody last looked; not in the
 * afternoon, when a machine that slept wakes up. `now` is the present moment.
 */
export async function askForDigest(sql: Sql, now: Date): Promise<void> {
  await sql`
    insert into public.outbox (kind, once, due_at, expires_at)
    select 'digest', 'digest ' || (eight at time zone 'Europe/Madrid')::date, ${now}, eight + interval '4 hours'
    from public.mail_service, lateral (
      select (date_trunc('day', ${now}::timestamptz at time zone 'Europe/Madrid') + interval '8 hours')
        at time zone 'Europe/Madrid' as eight
    ) as morning
    where seen_at < eight and ${now} >= eight and ${now} < eight + interval '4 hours'
    on conflict do nothing`;
}
