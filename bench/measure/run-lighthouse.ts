import lighthouse, { type Result } from "lighthouse";

const attempts = 3;

/** Lighthouse's own phone: 412 px at 1.75, CPU four times slower, slow 4G (150 ms, 1.6 Mbit/s), simulated. */
export async function runLighthouse(url: string, port: number, categories: string[]): Promise<Result> {
  let problem = "no result";
  // On a busy machine the browser's trace may begin after the page did; such a run has measured nothing.
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const run = await lighthouse(url, { port, logLevel: "error", output: "json", onlyCategories: categories });
    if (run && !run.lhr.runtimeError) return run.lhr;
    problem = run?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`Lighthouse on ${url}: ${problem}`);
}

/** A metric in its own unit: milliseconds, or the share of the screen for layout shift. */
export function metric(result: Result, name: string): number {
  return result.audits[name]?.numericValue ?? Number.NaN;
}
