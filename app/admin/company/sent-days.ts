import type { ClubDay } from "../../content/club-day.ts";

/** What is written into a day, wherever it stands. */
export type DayValues = Pick<ClubDay, "kind" | "hours" | "name" | "translations">;
export type AddedDay = DayValues & Pick<ClubDay, "on_date" | "club_id">;
export type ChangedDays = { seen: Pick<ClubDay, "id" | "updated_at">[]; values: DayValues };
