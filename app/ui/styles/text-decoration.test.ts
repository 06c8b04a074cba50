import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// Safari has no thickness in the shorthand: the build parts what it can read, which a colour in a variable is not, and a
// browser takes that for no line at all.

it("names the colour of a line apart from the line", () => {
  const lines = globSync("app/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/text-decoration: [^;]*;/g)].map(([line]) => `${file}: ${line}`),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes("var("))).toEqual([]);
});
