import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadKeys } from "./keys.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "nine-fitness-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("the first start makes keys that only we can read, and later starts find them", () => {
  const folder = emptyFolder();
  const keys = loadKeys(folder);
  expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{43}$/);
  expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{43}$/);
  expect(statSync(join(folder, "keys.json")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["keys.json"]);
  expect(loadKeys(folder)).toEqual(keys);
});

test("two installations never share a key", () => {
  const [one, other] = [loadKeys(emptyFolder()), loadKeys(emptyFolder())];
  for (const name of ["jwtSecret", "publishableKey", "secretKey"] as const) expect(one[name]).not.toBe(other[name]);
});

test.each(["", "{}", "null", '{"jwtSecret":"secret","publishableKey":"a","secretKey":"b"}', '{"jwtSecret":7}'])(
  "a damaged key file (%j) stops the start and is left as it is",
  (content) => {
    const folder = emptyFolder();
    const file = join(folder, "keys.json");
    writeFileSync(file, content);
    expect(() => loadKeys(folder)).toThrow(/keys\.json is damaged/);
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);
