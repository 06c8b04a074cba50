import type { AuthError, GoTrueAdminApi, SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { type Role, roles } from "#domain/people/role.ts";
import { call } from "../call.ts";
import { openSession } from "./sessions.ts";

const personSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
  is_me: z.boolean(),
  is_invited: z.boolean(),
  has_second_factor: z.boolean(),
  last_seen_at: z.nullable(z.string()),
  sessions: z.number(),
  name: z.string(),
  role: z.enum(roles),
  /** The ids of her clubs, where her role is for some. */
  clubs: z.array(z.string()),
  /** Since when. */
  added_at: z.string(),
  /** Switched off: nothing is open to her until she is switched on again. */
  is_off: z.boolean(),
  /** Whether nothing is open to her until she has a second factor. */
  asks_factor: z.boolean(),
  invited_at: z.nullable(z.string()),
});

/** Somebody who may work in the panel; `is_invited` until she comes for the first time. */
export type Person = z.infer<typeof personSchema>;

/** Everybody who may, for an administrator; nobody for others. */
export const listPeople = (client: SupabaseClient) => call(client, z.array(personSchema), "list_people");

/** What came of an invitation: a mail is on its way, this link is to be handed over, or the project invites elsewhere. */
export type Invitation = { sent: true } | { link: string } | { elsewhere: true };

/**
 * Gives somebody a place in the staff, by mail where one is sent and no link is wished. Throws the provider's `AuthError`;
 * `email_exists` for who has one.
 */
export async function invitePerson(admin: GoTrueAdminApi, email: string, asLink: boolean): Promise<Invitation> {
  if (!asLink) {
    const { error } = await admin.inviteUserByEmail(email);
    if (!error) return { sent: true };
    if (isElsewhere(error)) return { elsewhere: true };
    if (error.code !== "email_provider_disabled") throw error;
  }
  const { data, error } = await admin.generateLink({ type: "invite", email });
  if (!error) return { link: data.properties.action_link };
  if (isElsewhere(error)) return { elsewhere: true };
  throw error;
}

/** A hosted project hears nobody but its secret key, which the panel must never have. */
const isElsewhere = ({ status, code }: AuthError): boolean =>
  status === 401 || code === "not_admin" || code === "no_authorization";

/** Where somebody is signed in, for an administrator. */
export const listSessionsOf = (client: SupabaseClient, person: string) =>
  call(client, z.array(openSession), "sessions_of", { person });

/** Ends one of them. */
export async function endSessionOf(client: SupabaseClient, person: string, session: string): Promise<void> {
  await client.rpc("end_sessions_of", { person, session }).throwOnError();
}

/** Closes the panel to somebody, and ends her sessions; or opens it again. */
export async function switchOff(client: SupabaseClient, person: string, off: boolean): Promise<void> {
  await client.rpc("switch_off", { person, off }).throwOnError();
}

/** How many requests each of these clubs has, in this order. */
export async function countRequestsOf(client: SupabaseClient, clubs: readonly string[]): Promise<number[]> {
  return Promise.all(
    clubs.map(async (club) => {
      const query = client.from("requests").select("id", { count: "exact", head: true }).eq("club_id", club);
      return (await query.throwOnError()).count ?? 0;
    }),
  );
}

export async function endAccessOf(client: SupabaseClient, person: string): Promise<void> {
  await client.rpc("end_access_of", { person }).throwOnError();
}

/** Asks a second factor of somebody, or no longer. */
export async function askSecondFactorOf(client: SupabaseClient, person: string, asked: boolean): Promise<void> {
  await client.rpc("ask_second_factor_of", { person, asked }).throwOnError();
}

/** Ends all the sessions of somebody. */
export async function endSessionsOf(client: SupabaseClient, person: string): Promise<void> {
  await client.rpc("end_sessions_of", { person }).throwOnError();
}

export async function takeSecondFactorOf(client: SupabaseClient, person: string): Promise<void> {
  await client.rpc("take_second_factor_of", { person }).throwOnError();
}

/** Gives somebody a role, for these clubs where it is one of clubs. Throws when refused: at least one of those. */
export async function giveRoleTo(client: SupabaseClient, person: string, role: Role, clubs: string[]): Promise<void> {
  await client.rpc("give_role", { person, new_role: role, of_clubs: clubs }).throwOnError();
}

export async function makeAdministrator(client: SupabaseClient, person: string, administrator: boolean): Promise<void> {
  await client.rpc("make_administrator", { person, administrator }).throwOnError();
}

/** Whether a second factor is asked of everybody. */
export async function readSecondFactorRule(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.from("access_settings").select("second_factor_required").single().throwOnError();
  return z.object({ second_factor_required: z.boolean() }).parse(data).second_factor_required;
}

/** Asks it of everybody, or no longer. False when the database did not allow it: one's own must have been shown. */
export async function saveSecondFactorRule(client: SupabaseClient, isRequired: boolean): Promise<boolean> {
  const { data } = await client
    .from("access_settings")
    .update({ second_factor_required: isRequired })
    .eq("only_row", true)
    .select("second_factor_required")
    .throwOnError();
  return data.length === 1;
}
