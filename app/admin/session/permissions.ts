import { createContext, use } from "react";
import { failed } from "../../texts/admin/section-toasts.ts";
import { SaveRefused } from "../form/save-result.ts";

/** What somebody may want to do with the rows of a table; `order` moves them in their list. */
type Deed = "read" | "create" | "update" | "delete" | "order";

/**
 * The one place that says what may be done. Staff may do everything, which the policies of the tables say as well, but for
 * rows that come and go with the code.
 */
export type Permissions = (deed: Deed, table: string) => boolean;

/** What loaders and actions ask. */
export const mayDo: Permissions = (deed, table) => table !== "page_words" || deed === "read" || deed === "update";

/** Throws what the person reads of a deed that she may not do. */
export function refuseUnless(deed: Deed, table: string, may: Permissions = mayDo): void {
  if (!may(deed, table)) throw new SaveRefused(failed("Tu cuenta no tiene permiso para hacer esto."));
}

export const PermissionsContext = createContext<Permissions>(mayDo);

/** What buttons ask: `const may = usePermissions()`. */
export const usePermissions = (): Permissions => use(PermissionsContext);
