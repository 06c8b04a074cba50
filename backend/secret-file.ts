import { randomBytes, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";

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
  syncFolder(dirname(path));
}

/** Makes a rename in this folder survive a power cut (Windows has no such call). */
export function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
