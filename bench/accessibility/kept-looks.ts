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
