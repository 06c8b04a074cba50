import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("makes what Node and packages print lines of JSON", () => {
  const [log, everything] = ["log.ts", "log-everything.ts"].map((name) => join(import.meta.dirname, name));
  const program = `
    import { createLog } from ${JSON.stringify(log)};
    import { logEverything } from ${JSON.stringify(everything)};
    logEverything(createLog("json"));
    process.emitWarning("something is old");
    console.error("a package has %s\\nin two lines", "failed");
    console.warn("careful");
    console.log("hello", { deep: [1] });
    new Buffer(1);`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  const lines = `${stdout}${stderr}`.trim().split("\n");
  const events = lines.map((line) => JSON.parse(line)).map(({ level, event }) => `${level}: ${event}`);
  expect(events.toSorted()).toEqual([
    "error: a package has failed\nin two lines",
    "info: hello { deep: [ 1 ] }",
    ...["warn: Node warns", "warn: Node warns"],
    "warn: careful",
  ]);
});
