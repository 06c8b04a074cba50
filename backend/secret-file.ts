import { randomBytes, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";

/** 256 random bits in letters, digits, `-` and `_`. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Writes a file that only we can read; it is there whole or not at all, even after a power cut. */
export function writeSecret(path: string, content: string): void {
  const draft = `${path}.${randomUUID()}`;
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}
