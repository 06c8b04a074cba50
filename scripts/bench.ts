import { readdirSync } from "node:fs";
import { runSteps } from "./setup/run-steps.ts";

// `npm run bench` runs every figure, `npm run bench -- start memory` those named.
const asked = process.argv.slice(2);
const known = readdirSync("bench")
  .filter((it) => it.endsWith(".ts"))
  .map((it) => it.replace(/\.ts$/, ""));
const unknown = asked.filter((it) => !known.includes(it));

if (unknown.length > 0) {
  console.error(`No such figure: ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  process.exitCode = 1;
} else {
  const steps = (asked.length > 0 ? asked : known).map((it) => ({ name: it, args: ["--expose-gc", `bench/${it}.ts`] }));
  process.exitCode = runSteps(steps).failed === 0 ? 0 : 1;
}
