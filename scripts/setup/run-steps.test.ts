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

test("several steps run at once, each of them once", async () => {
  const slow = (name: string) => ({ name, args: ["-e", "setTimeout(() => {}, 300)"] });
  const { passed } = await runSteps([slow("one"), slow("two"), slow("three")], 2);
  expect(passed).toBe(3);
  const firstEnd = printed.findIndex((line) => line.includes("passed in"));
  expect(printed.slice(0, firstEnd)).toEqual(["\n── one", "\n── two"]);
  expect(printed.filter((line) => line.includes("passed in"))).toHaveLength(3);
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
