import { factsOf } from "../history/recorded-facts.ts";

/** Where a row is opened; the page of its section where its rows have no address of their own. */
export function rowPath(table: string, id: string): string {
  const facts = factsOf(table);
  if (!facts) return "/admin";
  const isAlone = facts.key !== undefined || table === "manifiesto_content" || table === "club_extra_services";
  return isAlone ? facts.section : `${facts.section}/${id}`;
}
