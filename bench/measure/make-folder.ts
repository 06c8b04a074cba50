import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for one measurement, which the account that runs PostgreSQL may enter. `using` removes it at the end. */
export function makeFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), "nine-fitness-bench-"));
  chmodSync(path, 0o755);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
