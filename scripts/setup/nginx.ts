import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const installer = "/usr/bin/apt-get";

/** Path of an nginx: `NGINX_PATH`, or one on the machine. Undefined when there is none. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
  return [process.env.NGINX_PATH ?? "", ...folders.map((folder) => join(folder, "nginx"))].find(
    (text) => text && existsSync(text),
  );
}

/** One is installed when we may; the journeys behind a real proxy are left out on a machine without one. */
export function ensureNginx(): void {
  if (findNginx()) return;
  if (process.getuid?.() === 0 && existsSync(installer)) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    console.log("No nginx on this machine: installing one …");
    for (const order of [
      ["update", "-q"],
      ["install", "-qy", "--no-install-recommends", "nginx-light"],
    ]) {
      spawnSync(installer, order, { stdio: "inherit", timeout: 300_000, env });
    }
  }
  if (!findNginx()) console.log("No nginx on this machine: the journeys behind a real proxy are left out.");
}
