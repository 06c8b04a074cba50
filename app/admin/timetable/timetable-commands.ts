import type { ClassException } from "../../content/clubs/class-exception.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";
import {
  type ClassChanges,
  changeClasses,
  classExceptionsTable,
  listClubClasses,
} from "../../data/clubs/club-classes.ts";
import { clubDaysTable } from "../../data/clubs/club-days.ts";
import { deleteRecord, insertRecord } from "../../data/records.ts";
import { perform } from "../session/perform.ts";

/** The week of a club, to be looked at before anything is copied there. */
export const readWeek = (club: string): Promise<ClubClass[]> =>
  perform(["read", "club_classes", { club_id: club }], (client) => listClubClasses(client, club));

/** Publishes what has changed in a club's week, all or nothing. */
export const publishWeek = (club: string, changes: ClassChanges): Promise<"done" | "conflict"> =>
  perform(["update", "club_classes", { club_id: club }], (client) => changeClasses(client, changes));

/** What is new on a date: a row of either table. */
export type DateChange =
  | { table: "class_exceptions"; values: Partial<ClassException> }
  | { table: "club_days"; values: Partial<ClubDay> };

export const changeDate = (change: DateChange): Promise<void> =>
  perform(["create", change.table, change.values], async (client) => {
    if (change.table === "club_days") await insertRecord(client, clubDaysTable, change.values);
    else await insertRecord(client, classExceptionsTable, change.values);
  });

export const takeDateBack = (table: DateChange["table"], id: string): Promise<void> =>
  perform(["delete", table], async (client) => {
    if (table === "club_days") await deleteRecord(client, clubDaysTable, id);
    else await deleteRecord(client, classExceptionsTable, id);
  });
