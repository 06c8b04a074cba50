import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const unit = "deploy/nine-fitness.service";
const analyze = (...args: string[]) => spawnSync("systemd-analyze", args, { encoding: "utf8" });

describe.skipIf(analyze("--version").status !== 0)("the systemd unit", () => {
  test("says nothing that systemd does not know", () => {
    const folder = mkdtempSync(join(tmpdir(), "nine-fitness-unit-"));
    try {
      copyFileSync(process.execPath, join(folder, "node"));
      const path = join(folder, "nine-fitness.service");
      // Programs must be there; the account need not.
      writeFileSync(path, readFileSync(unit, "utf8").replaceAll(/\/opt\S+\/bin\/node/g, join(folder, "node")));
      const { status, stderr } = analyze("verify", "--man=no", path);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("leaves the process little to do harm with", () => {
    const [, exposure] =
      /exposure level for \S+ ([\d.]+)/.exec(analyze("security", "--offline=true", unit).stdout) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(1.4);
  });
});
