import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Device } from "./state.ts";

/** A state as it was found at one width. */
export interface Look {
  width: number;
  /** How often Tab would stop. */
  stops: number;
  findings: string[];
}

/** What a walk has found of a state on a device, and when. */
export interface KeptLooks {
  name: string;
  device: Device;
  /** ISO text. */
  at: string;
  looks: Look[];
}

const file = ".walk/accessibility.jsonl";
const dayMs = 86_400_000;

/** The looks of the last day, which a walk that was broken off goes on from. */
export function readKeptLooks(): KeptLooks[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  // The file is written by our own code alone.
  return lines.map((line): KeptLooks => JSON.parse(line)).filter(({ at }) => Date.now() - Date.parse(at) < dayMs);
}

/** All of them at once: a walk that ends in the middle of a state has kept those before it. */
export function keepLooks(all: readonly KeptLooks[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, all.map((it) => `${JSON.stringify(it)}\n`).join(""));
}
