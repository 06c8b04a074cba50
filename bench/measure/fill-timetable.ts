import type { Sql } from "postgres";

/** Gives a demo club so many classes a week as a large one has: every activity, nine rooms, a name for each. */
export async function fillTimetable(sql: Sql, classes: number): Promise<void> {
  const [known] = await sql<{ total: number }[]>`
    select count(*)::int as total from club_classes where club_id = 'acacias'`;
  await sql`
    insert into club_classes (club_id, activity_id, weekday, start_minute, minutes, room, instructor)
    select 'acacias', activities.id, 1 + n % 7, 420 + (n * 35) % 840, 45, 'Sala ' || n % 9, 'Instructora ' || n
    from generate_series(1, ${classes - (known?.total ?? 0)}) as n
      join activities on activities.display_order = 1 + n % 12`;
}
