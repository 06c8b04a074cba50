import type { Sql } from "postgres";

/** Fills the inbox as years of visitors would: every kind, most of them answered, messages of every length. */
export async function fillInbox(sql: Sql, requests: number): Promise<void> {
  // It looks for a twin of each and holds a lock per sender, which one statement of so many rows has no room for.
  await sql`alter table requests disable trigger receive_request`;
  await sql`
    insert into requests (kind, name, email, phone, club_id, subject, message, page, notice_version, status, created_at)
    select kinds[1 + n % 12], names[1 + n % 8] || ' ' || surnames[1 + n / 8 % 9] || ' ' || n,
      'persona' || n || '@correo.example', '6' || lpad((n * 7919 % 100000000)::text, 8, '0'),
      (array(select id from clubs order by display_order))[1 + n % 6], 'Tarifas y pagos',
      repeat('Hola, quería saber si hay parking y a qué hora cierra el club los domingos. ', 1 + n % 9), '/contact', '2026-11',
      (array['new', 'open', 'answered', 'answered', 'answered', 'closed', 'closed', 'closed'])[1 + n % 8],
      now() - n * interval '25 minutes'
    from generate_series(1, ${requests}) as n,
      (values (
        array['message','message','message','message','message','application','application','car_lead','car_lead','car_lead','message','opening_notice'],
        array['Javier','Lucía','Martín','Ángela','Nuria','Hugo','Sofía','Andrés'],
        array['Montalbán','Peña','Núñez','García','Ibáñez','Ferrer','Sáez','Ruiz','Cañas']
      )) as words (kinds, names, surnames)`;
  await sql`alter table requests enable trigger receive_request`;
  // What autovacuum does within a minute of such a growth.
  await sql`vacuum analyze`;
}
