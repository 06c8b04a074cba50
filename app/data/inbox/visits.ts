import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { noticeVersion } from "#domain/requests/notice-version.ts";
import type { VisitPerson } from "#domain/visits/check-person.ts";
import type { VisitSlot } from "#domain/visits/visit-days.ts";
import { isVisitSecret } from "#domain/visits/visit-secret.ts";
import type { Language } from "#shared/language.ts";
import {
  type PrivateVisit,
  privateVisit,
  type VisitAnswer,
  visitAnswer,
  visitSlot,
} from "../../content/inbox/visit.ts";
import { languageOfReads } from "../site/in-language.ts";

/** The hours of a club that can be visited, with their free places; none where it takes no visits. Throws when the read fails. */
export async function listVisitSlots(client: SupabaseClient, club: string): Promise<VisitSlot[]> {
  const { data } = await client.rpc("visit_slots", { club }).throwOnError();
  return z.array(visitSlot).parse(data);
}

/** The ids of the clubs that take visits, in their order. Throws when the read fails. */
export async function listClubsWithVisits(client: SupabaseClient): Promise<string[]> {
  const { data } = await client.rpc("clubs_with_visits").throwOnError();
  return z.array(z.string()).parse(data);
}

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
export async function bookVisit(client: SupabaseClient, booking: Booking): Promise<VisitAnswer> {
  const { data } = await client
    .rpc("book_visit", {
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
    })
    .throwOnError();
  return visitAnswer.parse(data);
}

/** The visit of a private link; null once it is over, and for what opens none. Throws when the read fails. */
export async function readVisit(client: SupabaseClient, secret: string): Promise<PrivateVisit | null> {
  if (!isVisitSecret(secret)) return null;
  const { data } = await client.rpc("read_visit", { secret }).throwOnError();
  return z.array(privateVisit).parse(data)[0] ?? null;
}

/** Moves the visit of a private link, or says why not. Throws when it could not be asked. */
export async function moveVisit(client: SupabaseClient, secret: string, start: string): Promise<VisitAnswer> {
  const { data } = await client.rpc("move_visit", { secret, start_at: start }).throwOnError();
  return visitAnswer.parse(data);
}

/** Cancels the visit of a private link, or says why not. Throws when it could not be asked. */
export async function cancelVisit(client: SupabaseClient, secret: string): Promise<VisitAnswer> {
  const { data } = await client.rpc("cancel_visit", { secret }).throwOnError();
  return visitAnswer.parse(data);
}
