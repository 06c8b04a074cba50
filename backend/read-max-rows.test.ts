import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readMaxRows } from "./read-max-rows.ts";

function folderWith(config: string): string {
  const folder = mkdtempSync(join(tmpdir(), "nine-fitness-config-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "config.toml"), config);
  return folder;
}

test("the limit is the one of the section [api]", () => {
  expect(readMaxRows(folderWith('[db]\nmax_rows = 7\n[api]\nschemas = ["public"]\n# note\nmax_rows = 250\n'))).toBe(
    250,
  );
});

test.each(["", "[api]\nenabled = true\n[db]\nmax_rows = 7", "[api]\nmax_rows = 0", "[api]\n# max_rows = 5"])(
  "a configuration without it (%j) stops the start",
  (config) => {
    expect(() => readMaxRows(folderWith(config))).toThrow(/names no max_rows/);
  },
);
