import { expect, test } from "vitest";
import { takenValue } from "#app/admin/resource/taken-value.ts";
import { allEntities } from "#tests/fixtures/all-entities.ts";
import { cloneDatabase } from "#tests/fixtures/database.ts";

/** Of these whoever adds one says it in her own words. */
const saidElsewhere = ["class_exceptions_once_a_day", "club_days_once", "page_words_page_once"];

test("each value that must be the only one of its kind has its sentence at a field", async () => {
  const database = await cloneDatabase();
  const indexes = await database.sql<{ name: string }[]>`
    select indexrelid::regclass::text as name from pg_index
    where indisunique and not indisprimary and indrelid::regclass::text = any (${allEntities.map(({ table }) => table)})`;
  await database.drop();
  const unsaid = indexes.filter(({ name }) => {
    const error = Object.assign(new Error(`duplicate key value violates unique constraint "${name}"`), {
      code: "23505",
    });
    return takenValue(error) === null;
  });
  expect(unsaid.map(({ name }) => name).toSorted()).toEqual(saidElsewhere);
});
