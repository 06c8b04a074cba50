import { expect, test } from "vitest";
import { cleanDrawing } from "./clean-drawing.ts";

const draw = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

/** How often the main thread came to do something else while `work` was under way. */
async function turnsDuring<T>(work: Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const result = await work;
  clearInterval(timer);
  return { result, turns };
}

test("a drawing is cleaned", async () => {
  const cleaned = await cleanDrawing(draw('<path d="M0 0h9"/><script>alert(1)</script>'));
  expect(cleaned).toContain("M0 0h9");
  expect(cleaned).not.toContain("alert");
  expect(await cleanDrawing("no es un dibujo")).toBeNull();
});

test.each([
  ["groups in groups", draw("<g>".repeat(90_000) + "</g>".repeat(90_000))],
  ["thousands of styles", draw("<style>.a{fill:url(#a)}</style>".repeat(60_000))],
])("%s stop nobody else, and are refused if they take too long", async (_, text) => {
  const { turns } = await turnsDuring(cleanDrawing(text));
  // A thread that is stopped for a second takes none.
  expect(turns).toBeGreaterThan(50);
});
