import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mutants } from "./mutants.ts";

const folder = join(import.meta.dirname, "../..");

it("every mutant changes something that is there", () => {
  const strays = mutants.filter(({ file, from }) => !readFileSync(join(folder, file), "utf8").includes(from));
  expect(strays.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});
