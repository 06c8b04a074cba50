import { createContext, use } from "react";
import { failed } from "#texts/admin/section-toasts.ts";
import { SaveRefused } from "../form/save-result.ts";

/** What somebody may want to do with the rows of a table; `order` moves them in their list. */
type Operation = "read" | "create" | "update" | "delete" | "order";

/** What a command asks for. Without a row: whether there is any in the table that the person may. */
export type Right = [operation: Operation, table: string, row?: object];

/**
 * The one place that says what may be done. Staff may do everything, which the policies of the tables say as well, but for
 * rows that come and go with the code.
 */
export type Permissions = (...right: Right) => boolean;

const staff: Permissions = (operation, table) =>
  table !== "page_words" || operation === "read" || operation === "update";

let held: Permissions = staff;

/** From now on this person may do what `permissions` says. */
export function holdPermissions(permissions: Permissions): void {
  held = permissions;
}

/** What loaders and commands ask. */
export const mayDo: Permissions = (...right) => held(...right);

/** Throws what the person reads of something that she may not do. */
export function refuseUnless(...right: Right): void {
  if (!mayDo(...right)) throw new SaveRefused(failed("Tu cuenta no tiene permiso para hacer esto."));
}

export const PermissionsContext = createContext<Permissions>(mayDo);

/** What buttons ask: `const may = usePermissions()`. */
export const usePermissions = (): Permissions => use(PermissionsContext);
