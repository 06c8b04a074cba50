import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { columnsOf } from "../../content/entity.ts";
import { type VisitAnswer, visitAnswer } from "../../content/inbox/visit.ts";
import {
  type AgendaSlot,
  type AgendaVisit,
  agendaSlot,
  agendaVisit,
  type VisitSettings,
  visitSettings,
} from "../../content/inbox/visit-desk.ts";
import { call } from "../call.ts";
import { parseRow, parseRows } from "../parse-rows.ts";

/** The desk's agenda of a club between two days: every hour, and everybody in it. Throws when a read fails. */
export async function readAgenda(
  client: SupabaseClient,
  club: string,
  { from, to }: { from: string; to: string },
): Promise<{ slots: AgendaSlot[]; visits: AgendaVisit[] }> {
  const [slots, visits] = await Promise.all([
    client.rpc("visit_agenda", { club, first_day: from, last_day: to }).throwOnError(),
    client
      .from("agenda")
      .select(columnsOf(agendaVisit))
      .eq("club_id", club)
      .gte("starts_at", `${from}T00:00:00+02:00`)
      .lt("starts_at", `${to}T23:59:59+01:00`)
      .order("starts_at")
      .order("name")
      .order("id")
      .throwOnError(),
  ]);
  return {
    slots: z.array(agendaSlot).parse(slots.data),
    visits: parseRows(client, "agenda", agendaVisit, visits.data),
  };
}

/** One visit of the agenda; null when it is gone. Throws when the read fails. */
export async function readDeskVisit(client: SupabaseClient, id: string): Promise<AgendaVisit | null> {
  const { data } = await client.from("agenda").select(columnsOf(agendaVisit)).eq("id", id).maybeSingle().throwOnError();
  return parseRow(client, "agenda", agendaVisit, data);
}

/** Those of these visits to whom somebody has written. Throws when the read fails. */
export async function listWrittenTo(client: SupabaseClient, visits: readonly string[]): Promise<string[]> {
  if (visits.length === 0) return [];
  const { data } = await client
    .from("request_events")
    .select("request_id")
    .eq("action", "email")
    .in("request_id", visits)
    .throwOnError();
  return data.map((entry) => String(entry.request_id));
}

/** Moves a visit at the desk, past notice and horizon but never past the places. Throws when it could not be asked. */
export const moveVisitAtDesk = (client: SupabaseClient, visit: string, start: string, tell: boolean) =>
  call(client, visitAnswer, "move_visit_at_desk", { visit, start_at: start, tell });

/**
 * Says what became of a visit. `changed` where somebody else has said it meanwhile: `visit` is as it was seen. Throws when
 * it could not be asked.
 */
export async function setVisitStatus(
  client: SupabaseClient,
  { id, status: seen }: Pick<AgendaVisit, "id" | "status">,
  status: AgendaVisit["status"],
  tell: boolean,
): Promise<VisitAnswer> {
  const asked = { visit: id, new_status: status, tell, seen };
  const { data } = await client.rpc("set_visit_status", asked).throwOnError();
  return visitAnswer.parse(data);
}

/** How visits are taken at every club. Throws when the read fails. */
export async function listVisitSettings(client: SupabaseClient): Promise<VisitSettings[]> {
  const { data } = await client.from("visit_settings").select(columnsOf(visitSettings)).throwOnError();
  return parseRows(client, "visit_settings", visitSettings, data);
}

/** Stores how visits are taken at a club. Throws when no row was changed. */
export async function saveVisitSettings(client: SupabaseClient, { club_id, ...rules }: VisitSettings): Promise<void> {
  const { data } = await client
    .from("visit_settings")
    .update(rules)
    .eq("club_id", club_id)
    .select("club_id")
    .throwOnError();
  if (data.length === 0) throw new Error("El club ya no existe.");
}
