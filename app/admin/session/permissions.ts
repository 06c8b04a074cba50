import { createContext, use } from "react";
import { failed } from "#texts/admin/section-toasts.ts";
import type { Access } from "../../data/people/auth.ts";
import { SaveRefused } from "../form/save-result.ts";
import { forbidden } from "../form/say-why.ts";

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

const deeds: Record<Operation, string> = {
  read: "select",
  create: "insert",
  update: "update",
  delete: "delete",
  order: "update",
};

/** What a role may, as the database says it; whose club a row is stands in the row. */
export function permissionsOf({ rights, clubs }: Pick<Access, "rights" | "clubs">): Permissions {
  if (!rights) return staff;
  return (operation, table, row) => {
    // The trash has what she may delete.
    if (table === "audit_log" && operation === "delete") {
      return Object.values(rights).some((right) => right?.deeds.includes("delete"));
    }
    // Of these the database shows her what is hers.
    if (["audit_log", "planned_changes", "saved_views"].includes(table)) return true;
    const right = rights[table];
    if (!right?.deeds.includes(deeds[operation])) return false;
    const { id, club_id = table === "clubs" ? id : undefined } = (row ?? {}) as { id?: string; club_id?: string };
    return !right.own_clubs || club_id === undefined || clubs.includes(club_id);
  };
}

/** From now on this person may do what `permissions` says. */
export function holdPermissions(permissions: Permissions): void {
  held = permissions;
}

/** What loaders and commands ask. */
export const mayDo: Permissions = (...right) => held(...right);

/** Whether somebody has anything to do in a section: she may look at its table, and write it where looking is no work. */
export const isOpenTo = (may: Permissions, { table, operation }: { table?: string; operation?: Operation }): boolean =>
  table === undefined || (may("read", table) && (!operation || may(operation, table)));

/** Throws what the person reads of something that she may not do. */
export function refuseUnless(...right: Right): void {
  if (!mayDo(...right)) throw new SaveRefused(failed(forbidden));
}

export const PermissionsContext = createContext<Permissions>(mayDo);

/** What buttons ask: `const may = usePermissions()`. */
export const usePermissions = (): Permissions => use(PermissionsContext);
