import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { printFailures, runSteps } from "./run-steps.ts";

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => printed.push(line));
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

afterEach(() => vi.restoreAllMocks());

test("a step that fails stops none behind it", async () => {
  const { passed, failed } = await runSteps([script("process.exit(3)"), script("")]);
  expect([passed, failed.length]).toEqual([1, 1]);
});

test("what failed is printed once more, as it ended", async () => {
  const { failed } = await runSteps([
    script(
      `for (let n = 0; n < 500; n += 1) console.log("línea", n); console.error("por esto"); process.exitCode = 1;`,
    ),
  ]);
  printFailures(failed);
  const last = printed.at(-1) ?? "";
  expect(last).toContain("por esto");
  expect(last).toContain("línea 499");
  expect(last).not.toContain("línea 400");
});

function script(code: string) {
  return { name: "a step", args: ["-e", code] };
}
