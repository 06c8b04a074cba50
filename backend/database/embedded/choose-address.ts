import { createHash } from "node:crypto";
import { chownSync, mkdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account } from "./account.ts";
import type { Address } from "./postmaster.ts";

// sun_path holds 108 bytes on Linux and 104 on macOS, the closing zero included.
const longestSocketPath = 103;
const port = 5432;

/** Where the server of a database in `folder` listens: a socket beside it, or in the system's temporary folder when
 * that path would be too long for a socket. Windows gets a free loopback port. */
export async function chooseAddress(folder: string, account: Account | null): Promise<Address> {
  if (process.platform === "win32") return { kind: "loopback", port: await findFreePort() };
  const beside = join(folder, "socket");
  if (Buffer.byteLength(join(beside, `.s.PGSQL.${port}`)) <= longestSocketPath)
    return openSocketFolder(beside, account);
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  return openSocketFolder(join(tmpdir(), `nine-fitness-${name}`), account);
}

/** A loopback port that nobody listens on at this moment. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function openSocketFolder(folder: string, account: Account | null): Address {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = account?.uid ?? process.getuid?.();
  if (statSync(folder).uid !== owner && process.getuid?.() !== 0) {
    // In a temporary folder anybody could have made it first, and would then sit between us and the database.
    throw new Error(`${folder} belongs to somebody else. Remove it, or choose another DATA_DIR.`);
  }
  if (account) chownSync(folder, account.uid, account.gid);
  return { kind: "socket", folder, port };
}
