import { callToAction, hero, logos } from "../../content/site/site-content-input.ts";
import { factsOf } from "../history/recorded-facts.ts";

const keyed: Readonly<Record<string, { label: string }>> = {
  ...hero.columns,
  ...logos.columns,
  ...callToAction.columns,
};

/** What people call a row that is known by a key, or of which there is one; any other by its own name. */
export function rowName(table: string, id: string, name: string): string {
  if (table === "site_content") return keyed[id]?.label ?? name;
  return table === "manifiesto_content" ? (factsOf(table)?.one ?? name) : name;
}
