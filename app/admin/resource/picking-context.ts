import { createContext, type ReactNode } from "react";
import type { StoredRow } from "../../content/stored-row.ts";

/** What stands before the rows of a list while people pick some of them. */
export const PickingContext = createContext<((rows: readonly StoredRow[]) => PickingLead) | null>(null);

export interface PickingLead {
  title: ReactNode;
  cell: (row: StoredRow, at: number) => ReactNode;
}
