import { expect, it } from "vitest";
import * as z from "zod/mini";
import { allEntities } from "#tests/fixtures/all-entities.ts";

/** A text with an editor of its own, a link's word, and what is chosen. */
const others = ["articles.content", "clubs.link", "positions.club_id"];

it.each(allEntities)("every limited field of $table is counted", ({ table, columns }) => {
  const uncounted = Object.entries(columns).flatMap(([name, column]) => {
    const answer = z.safeParse(column.input, "a".repeat(100_001));
    const told = answer.success
      ? undefined
      : /^Escribe como máximo ([\d.]+) caracteres/.exec(answer.error.issues[0]?.message ?? "");
    if (!told || others.includes(`${table}.${name}`)) return [];
    return Number(told[1]?.replaceAll(".", "")) === column.limit ? [] : [`${table}.${name}: ${told[1]}`];
  });
  expect(uncounted).toEqual([]);
});
