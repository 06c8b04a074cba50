import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findClashes } from "#domain/timetable/find-clashes.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

// The database refuses to plan what the panel refuses to save: two writers of one rule, tried on the same weeks.
let it: TestBackend;
beforeAll(async () => {
  it = await openTestBackend();
});
afterAll(() => it.close());

const club = "pozuelo";
const day = fc.option(fc.integer({ min: 1, max: 28 }).map((date) => `2098-02-${String(date).padStart(2, "0")}`));
const clubClass = fc
  .record({
    weekday: fc.integer({ min: 1, max: 2 }),
    start_minute: fc.integer({ min: 100, max: 130 }).map((step) => step * 5),
    minutes: fc.integer({ min: 1, max: 20 }).map((step) => step * 5),
    room: fc.constantFrom(null, "", " ", "Sala Ñ", " sala ñ", "Sala 2"),
    instructor: fc.constantFrom(null, null, "Íñigo", "ÍÑIGO ", "Bea"),
    valid_from: day,
    valid_until: day,
  })
  .filter(({ valid_from: from, valid_until: until }) => from === null || until === null || from <= until);

test("what the database calls a clash is what the panel calls one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(clubClass, { minLength: 2, maxLength: 7 }), async (drawn) => {
      const week = drawn.map((entry) => ({ ...entry, id: crypto.randomUUID(), activity_id: "" }));
      const meet = new Set(findClashes(week).flatMap(({ first, second }) => [first.id, second.id]));
      for (const { activity_id: _any, ...entry } of week) {
        await it.sql`insert into club_classes ${it.sql(rowFor("public.club_classes", { ...entry, club_id: club }))}`;
      }
      const refused = await Promise.all(
        week.map(async ({ id }) => {
          const asked = it.sql`select private.refuse_meeting_classes(array[${id}], '-infinity')`;
          return asked.then(
            () => [],
            () => [id],
          );
        }),
      );
      await it.sql`delete from club_classes where club_id = ${club}`;
      expect(new Set(refused.flat())).toEqual(meet);
    }),
    { numRuns: 60 },
  );
}, 120_000);
