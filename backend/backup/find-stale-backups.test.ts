import { expect, test } from "vitest";
import { backupName } from "./backup-name.ts";
import { findStaleBackups } from "./find-stale-backups.ts";

/** One backup each night at 3:31 in Madrid, the last one on Sunday, 22 November 2026. */
const nights = Array.from({ length: 60 }, (_, ago) => new Date(Date.UTC(2026, 10, 22 - ago, 2, 31)));
const names = nights.map((night) => backupName("nightly", night));

test("seven days and four weeks stay", () => {
  const stale = new Set(findStaleBackups(names));
  const kept = names.filter((name) => !stale.has(name)).map((name) => name.slice(8, 16));
  const days = ["20261122", "20261121", "20261120", "20261119", "20261118", "20261117", "20261116"];
  expect(kept).toEqual([...days, "20261115", "20261108", "20261101"]);
});

test("of two in one night the younger stays", () => {
  const again = backupName("nightly", new Date(Date.UTC(2026, 10, 22, 4, 0)));
  expect(findStaleBackups([names[0] ?? "", again])).toEqual([names[0]]);
});

test("what somebody asked for, or put there, stays", () => {
  const others = [backupName("manual", new Date(0)), "nine.tar", "nightly-2026.tar", `${names[59]}.part`];
  const stale = findStaleBackups([...names, ...others]);
  expect(others.filter((name) => stale.includes(name))).toEqual([]);
});

test("after weeks without one the old ones are still there", () => {
  const old = names.slice(40, 44);
  expect(findStaleBackups(old)).toEqual([]);
});
