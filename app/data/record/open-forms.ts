import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";

/** Says that a form is open here, or no more: what colleagues are called who have it open too. Throws when refused. */
export async function seeForm(client: SupabaseClient, form: string, isOpen: boolean): Promise<string[]> {
  const { data } = await client.rpc("see_form", { form_name: form, is_open: isOpen }).throwOnError();
  return z.array(z.string()).parse(data);
}
