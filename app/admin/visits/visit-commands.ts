import { newVisitSecret } from "#domain/visits/visit-secret.ts";
import type { VisitAnswer } from "../../content/inbox/visit.ts";
import type { AgendaSlot, AgendaVisit, VisitSettings } from "../../content/inbox/visit-desk.ts";
import { closeOpeningNotice } from "../../data/clubs/opening-notices.ts";
import { noteDone } from "../../data/inbox/inbox.ts";
import { sendAnswer } from "../../data/inbox/request-mails.ts";
import { type Booking, bookVisit } from "../../data/inbox/visits.ts";
import { moveVisitAtDesk, readAgenda, saveVisitSettings, setVisitStatus } from "../../data/inbox/visits-desk.ts";
import { saveVisitPopup } from "../../data/site/settings.ts";
import { perform } from "../session/perform.ts";

export const readHours = (club: string, date: string): Promise<AgendaSlot[]> =>
  perform(["read", "visits", { club_id: club }], async (client) => {
    return (await readAgenda(client, club, { from: date, to: date })).slots;
  });

export const addVisit = (visit: Omit<Booking, "secret">): Promise<VisitAnswer> =>
  perform(["create", "visits", { club_id: visit.club }], (client) =>
    bookVisit(client, { ...visit, secret: newVisitSecret() }),
  );

/** Moves a visit to another hour, and tells the person where `tell` is set. */
export const moveVisit = (visit: string, start: string, tell: boolean): Promise<VisitAnswer> =>
  perform(["update", "visits"], (client) => moveVisitAtDesk(client, visit, start, tell));

export const markVisit = (
  visit: Pick<AgendaVisit, "id" | "status">,
  status: AgendaVisit["status"],
  tell: boolean,
): Promise<VisitAnswer> => perform(["update", "visits"], (client) => setVisitStatus(client, visit, status, tell));

/** How a club takes visits; `isInPopup` holds for the whole site and is given where it has changed. */
export const saveSettings = (settings: VisitSettings, isInPopup: boolean | undefined): Promise<void> =>
  perform(["update", "visit_settings", settings], async (client) => {
    await saveVisitSettings(client, settings);
    if (isInPopup !== undefined) await saveVisitPopup(client, isInPopup);
  });

export const writeTo = (request: string, subject: string, words: string): Promise<void> =>
  perform(["update", "requests"], (client) => sendAnswer(client, request, subject, words));

export const noteWritten = (request: string, words: string): Promise<void> =>
  perform(["update", "requests"], (client) => noteDone(client, request, "email", words));

/** She has heard of it, and waits no longer. */
export const closeNotice = (request: string): Promise<void> =>
  perform(["update", "requests"], (client) => closeOpeningNotice(client, request));
