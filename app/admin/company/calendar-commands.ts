import type { ClubDay } from "../../content/clubs/club-day.ts";
import { addClubDays, changeClubDays, removeClubDays } from "../../data/clubs/club-days.ts";
import { perform } from "../session/perform.ts";

/** What is written into a day, wherever it stands. */
export type DayValues = Pick<ClubDay, "kind" | "hours" | "name" | "translations">;
type AddedDay = DayValues & Pick<ClubDay, "on_date" | "club_id">;
export type ChangedDays = { seen: Pick<ClubDay, "id" | "updated_at">[]; values: DayValues };

const table = "club_days";

export const addDays = (days: AddedDay[]) => perform(["create", table], (client) => addClubDays(client, days));

/** Writes the same over some days; false where somebody else has changed one of them meanwhile. */
export const changeDays = ({ seen, values }: ChangedDays) =>
  perform(["update", table], (client) => changeClubDays(client, seen, values));

export const removeDays = (ids: string[]) => perform(["delete", table], (client) => removeClubDays(client, ids));
