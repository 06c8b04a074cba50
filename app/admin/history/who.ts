import type { AuditEntry } from "../../content/people/audit-entry.ts";
import type { Colleague } from "../../content/people/colleague.ts";

/** Who did it, as colleagues call her; whoever is none any more by the beginning of her address. */
export function whoDid({ person, person_email }: AuditEntry, colleagues: readonly Colleague[]): string {
  if (person === null) return "La web";
  const found = colleagues.find((colleague) => colleague.user_id === person);
  return found?.name ?? (person_email.split("@")[0] || "Alguien que ya no está");
}

export function initialsOf(name: string): string {
  const [first = "", last = ""] = name.split(/\s+/);
  return name === "La web" ? "9F" : `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
