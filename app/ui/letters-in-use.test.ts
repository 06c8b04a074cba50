import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Archivo was cut: nobody drew its letters narrow and heavy, wide and thin, or heavier than 850 (docs/decisions/0287,
// 0460).
const heaviest = 850;
const isCut = (width: number, weight: number) => (width - 100) * (weight - 600) < 0 && Math.abs(width - 100) > 10;
const app = join(import.meta.dirname, "..");

test("every style sheet stays with the letters that there are", () => {
  const pairs = globSync("**/*.css", { cwd: app }).flatMap((file) =>
    readFileSync(join(app, file), "utf8")
      .split(/[{}]/)
      .flatMap((declarations) => {
        const width = /font-stretch: (\d+)%;/.exec(declarations)?.[1];
        const weight = /font(?:-weight)?: (\d{3})\b/.exec(declarations)?.[1];
        return width && weight ? [{ file, width: Number(width), weight: Number(weight) }] : [];
      }),
  );
  expect(pairs.length).toBeGreaterThan(60);
  expect(pairs.filter(({ width, weight }) => isCut(width, weight) || weight > heaviest)).toEqual([]);
});
