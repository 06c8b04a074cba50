import { expect, test } from "vitest";
import { describeBackups, needBackupsAttention } from "./describe-backups.ts";

const now = new Date("2026-11-22T12:00:00Z");
const good = { finished_at: "2026-11-22T02:31:00Z", bytes: 1_234_567_890 };
const failed = { finished_at: "2026-11-22T02:30:00Z", failure: "No hay sitio en el disco" };

test("a backup of last night says its age and size", () => {
  const runs = { lastGood: good, lastFailed: failed };
  expect(describeBackups(runs, now)).toEqual(["La última se hizo hace 9 horas (22/11/26, 3:31) y ocupa 1,2 GB."]);
  expect(needBackupsAttention(runs, now)).toBe(false);
});

test("a failure after the last good one says its reason", () => {
  const runs = { lastGood: { ...good, finished_at: "2026-11-18T02:31:00Z" }, lastFailed: failed };
  expect(describeBackups(runs, now)).toEqual([
    "La última se hizo hace 4 días (18/11/26, 3:31) y ocupa 1,2 GB.",
    "La del 22/11/26, 3:30 no se pudo hacer. No hay sitio en el disco.",
  ]);
  expect(needBackupsAttention(runs, now)).toBe(true);
});

test("a site of today has none yet, and nobody need look", () => {
  const runs = { lastGood: null, lastFailed: null };
  expect(describeBackups(runs, now)).toEqual(["Todavía no hay ninguna: la primera se hace de madrugada."]);
  expect(needBackupsAttention(runs, now)).toBe(false);
});

test("two nights without a backup want attention", () => {
  const runs = { lastGood: { ...good, finished_at: "2026-11-20T02:31:00Z" }, lastFailed: null };
  expect(needBackupsAttention(runs, now)).toBe(true);
});
