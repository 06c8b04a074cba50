import type { Page } from "@playwright/test";

export type Device = "desktop" | "phone";

/** A route as somebody may find it: at rest, with a dialog open, with faults, empty or broken. */
export interface State {
  /** What a report calls it: `/admin/prices: faults`. */
  name: string;
  path: string;
  /** Whose browser: a visitor's, or one that is signed in. */
  as: "visitor" | "staff";
  /** Both unless it exists on one of them only. */
  on?: Device;
  /** The notice of cookies lies over the page. */
  isUnanswered?: true;
  /** On a site whose lists do not fit on one page. */
  isLong?: true;
  /** Something of the backend does not answer as usual. */
  before?: (page: Page) => Promise<unknown>;
  /** What is done there until the state is reached. */
  open?: (page: Page) => Promise<unknown>;
}

export const stateOf =
  (as: State["as"]) =>
  (path: string, does = "", open?: State["open"], rest: Partial<State> = {}): State => ({
    name: does ? `${path}: ${does}` : path,
    path,
    as,
    ...(open && { open }),
    ...rest,
  });

export const keyOf = ({ name, device }: { name: string; device: Device }): string => `${name} on ${device}`;
