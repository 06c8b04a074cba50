/**
 * What a page that was looked at is counted by, each on its own: nothing tells which went together (decision 0231). And
 * addresses that were asked for in vain, or led elsewhere, and answers that went wrong.
 */
export type ViewKind = "page" | "referrer" | "campaign" | "device" | "missing" | "led" | "error";

/** So many views since the last count. */
export interface ViewCount {
  kind: ViewKind;
  name: string;
  views: number;
}

/** Where a page that was fetched ahead tells that somebody looks at it now. */
export const seenPath = "/visto";

/** The cookie by which the browser of a member of staff is left out of the figures; it says nothing of whom. */
export const teamCookie = "9f_equipo";
