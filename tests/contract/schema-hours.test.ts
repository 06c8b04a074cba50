import { beforeEach, expect, test } from "vitest";
import { dayHours } from "#domain/clubs/day-hours.ts";
import { parseHours } from "#domain/clubs/opening-hours.ts";
import { addDays } from "#domain/time/dates.ts";
import { madridHoliday } from "#domain/time/madrid-holiday.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";

// Hours are read twice: by pages, and by the database where visits are given. Here the two are compared.

const database = await testDatabase();
const sql = database.sql;
beforeEach(async () => {
  await sql`delete from club_days`;
});

test("the database reads hours and holidays as the pages do, for twelve years of days", async () => {
  const days = Array.from({ length: 12 * 366 }, (_, index) => addDays("2024-01-01", index));
  const told = await sql<{ day: string; holiday: boolean }[]>`
    select day::text, private.is_madrid_holiday(day) as holiday from unnest(${sql.array(days)}::date[]) as day`;
  expect(told.filter(({ day, holiday }) => (madridHoliday(day, null) !== null) !== holiday)).toEqual([]);
  const texts = ["7:00-22:30", "Cerrado", " cerrado ", "", "9:00-13:00, 16:30-20:30", "9:00 - 13:00 y 16:30–20:30"];
  texts.push(
    "22:00-6:00",
    "22:00-6:01",
    "18:00-2:00",
    "9-13",
    "7:60-8:00",
    "0:00-24:00",
    "9:00-25:00",
    "13:00-9:00",
    "9:00-13:00,",
  );
  const read = await sql<{ text: string; ranges: { from: number; to: number }[] | null }[]>`
    select text, case when private.parse_hours(text) is not null then coalesce((
      select json_agg(json_build_object('from', lower(it), 'to', upper(it))) from unnest(private.parse_hours(text)) as it),
      '[]') end as ranges from unnest(${sql.array(texts)}::text[]) as text`;
  for (const { text, ranges } of read) expect(ranges, text).toEqual(parseHours(text));
});

test("days of a line that differ are read as the pages read them, nights and the holidays of the city too", async () => {
  const lines = [
    {
      hours_weekdays: "L-J 7:00-23:00; V 7:00-2:00",
      hours_sunday: "D 10:00-15:00; festivos Cerrado",
      postcode: "28224",
    },
    {
      hours_weekdays: "lunes, miércoles y viernes: 7:00-22:00; M y J cerrado",
      hours_sunday: "9:00-14:00",
      postcode: null,
    },
    { hours_weekdays: "lun-mié 7:00-22:00; jue. a vie. 8:00-20:00", hours_sunday: "F 9:00-14:00", postcode: "28005" },
    { hours_weekdays: "L-J 7:00-23:00", hours_sunday: "Cerrado; 9:00-10:00", postcode: "28005" },
    { hours_weekdays: "V-L 7:00-23:00", hours_sunday: "de 9:00-10:00", postcode: "28005" },
  ];
  const [before] = await sql`select hours_weekdays, hours_sunday, postcode from clubs where id = 'retiro'`;
  for (const line of lines) {
    await sql`update clubs set ${sql(line)} where id = 'retiro'`;
    const told = await sql<{ day: string; kind: string; ranges: string | null }[]>`
      select day::date::text as day, it.kind, it.hours::text as ranges
      from generate_series('2029-11-01'::timestamp, '2029-11-12', interval '1 day') as day,
        lateral private.club_hours('retiro', day::date) as it`;
    const club = { id: "retiro", hours_saturday: "9:00-20:00", ...line };
    for (const { day, kind, ranges } of told) {
      const here = dayHours(club, [], day);
      const text = here.ranges && `{${here.ranges.map(({ from, to }) => `[${from},${to})`).join(",")}}`;
      expect({ kind, ranges }, `${day} ${line.hours_weekdays}`).toEqual({ kind: here.kind, ranges: text });
    }
  }
  if (before) await sql`update clubs set ${sql(before)} where id = 'retiro'`;
});

test("special days are read as the pages read them", async () => {
  await sql`insert into club_days (club_id, on_date, kind, hours) values
    (null, '2027-02-01', 'cerrado', null), ('acacias', '2027-02-01', 'especial', '10:00-12:00'),
    (null, '2027-02-02', 'festivo', null), ('acacias', '2027-02-03', 'cerrado', '9:00-10:00'),
    ('valdebebas', '2027-02-04', 'cerrado', null), (null, '2027-02-05', 'festivo', '8:00-9:00')`;
  const [club] = await sql<{ id: string; hours_weekdays: string; hours_saturday: string; hours_sunday: string }[]>`
    update clubs set hours_sunday = '9:00-15:00', hours_saturday = '9:00-21:00' where id = 'acacias' returning *`;
  const days = await sql`select club_id, on_date::text, kind, hours, name from club_days`;
  if (!club) throw new Error("no club");
  const from = "2027-01-25";
  const told = await sql<{ day: string; kind: string; ranges: string | null }[]>`
    select day::date::text as day, it.kind, it.hours::text as ranges
    from generate_series(${from}::timestamp, '2027-02-10', interval '1 day') as day,
      lateral private.club_hours('acacias', day::date) as it`;
  for (const { day, kind, ranges } of told) {
    const here = dayHours(club, days as never, day);
    expect({ kind, ranges }, day).toEqual({
      kind: here.kind,
      ranges: `{${here.ranges?.map((range) => `[${range.from},${range.to})`).join(",")}}`,
    });
  }
});
