import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { noticeVersion } from "#domain/requests/notice-version.ts";
import type { VisitPerson } from "#domain/visits/check-person.ts";
import { isVisitSecret } from "#domain/visits/visit-secret.ts";
import type { Language } from "#shared/language.ts";
import { type PrivateVisit, privateVisit, visitAnswer, visitSlot } from "../../content/inbox/visit.ts";
import { call } from "../call.ts";
import { languageOfReads } from "../site/in-language.ts";

/** The hours of a club that can be visited, with their free places; none where it takes no visits. Throws when the read fails. */
export const listVisitSlots = (client: SupabaseClient, club: string) =>
  call(client, z.array(visitSlot), "visit_slots", { club });

/** The ids of the clubs that take visits, in their order. Throws when the read fails. */
export const listClubsWithVisits = (client: SupabaseClient) => call(client, z.array(z.string()), "clubs_with_visits");

export interface Booking {
  club: string;
  start: string;
  person: VisitPerson;
  /** Becomes the private link; the same once more is the same visit. */
  secret: string;
  wantsNews?: boolean;
  words?: string;
  /** Whether the person hears of it by mail; of the desk's own only. */
  tell?: boolean;
  /** In which the person is written to; that of the page else. */
  language?: Language;
}

/** Books a visit or says why not. Throws when it could not be asked. */
export const bookVisit = (client: SupabaseClient, booking: Booking) =>
  call(client, visitAnswer, "book_visit", {
    club: booking.club,
    start_at: booking.start,
    person_name: booking.person.name,
    person_email: booking.person.email,
    person_phone: booking.person.phone,
    secret: booking.secret,
    notice_version: noticeVersion,
    wants_news: booking.wantsNews ?? false,
    words: booking.words ?? "",
    tell: booking.tell ?? true,
    language: booking.language ?? languageOfReads(client),
  });

/** The visit of a private link; null once it is over, and for what opens none. Throws when the read fails. */
export async function readVisit(client: SupabaseClient, secret: string): Promise<PrivateVisit | null> {
  if (!isVisitSecret(secret)) return null;
  const { data } = await client.rpc("read_visit", { secret }).throwOnError();
  return z.array(privateVisit).parse(data)[0] ?? null;
}

/** Moves the visit of a private link, or says why not. Throws when it could not be asked. */
export const moveVisit = (client: SupabaseClient, secret: string, start: string) =>
  call(client, visitAnswer, "move_visit", { secret, start_at: start });

/** Cancels the visit of a private link, or says why not. Throws when it could not be asked. */
export const cancelVisit = (client: SupabaseClient, secret: string) =>
  call(client, visitAnswer, "cancel_visit", { secret });
