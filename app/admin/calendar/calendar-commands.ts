import { movedTo, type PlacedEntry } from "#domain/panel/calendar-entry.ts";
import { moveMoments, renewCalendarSecret } from "../../data/record/calendar.ts";
import { moveCampaign } from "../../data/record/campaigns.ts";
import { movePlannedChange } from "../../data/record/planned-changes.ts";
import { perform } from "../session/perform.ts";

/** Moves what an entry tells of to another day; its hours stay. */
export function moveEntry(placed: PlacedEntry, date: string): Promise<void> {
  const { kind, table_name: table, row_id, details, begins_at, ends_at } = placed.entry;
  const moments = movedTo(placed, date);
  return perform(["update", table], (client) => {
    if (kind === "campaign")
      return moveCampaign(client, row_id, {
        starts_at: moments.starts_at ?? begins_at ?? "",
        ends_at: moments.ends_at ?? ends_at ?? "",
      });
    if (kind === "change") return movePlannedChange(client, String(details.plan), moments.due_at ?? "");
    return moveMoments(client, table, row_id, placed.from === "" ? { ...moments, is_published: true } : moments);
  });
}

export const renewSecret = () => perform(["read", "planned_changes"], renewCalendarSecret);
