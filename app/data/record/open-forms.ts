import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { call } from "../call.ts";

/** Says that a form is open here, or no more: what colleagues are called who have it open too. Throws when refused. */
export const seeForm = (client: SupabaseClient, form: string, isOpen: boolean) =>
  call(client, z.array(z.string()), "see_form", { form_name: form, is_open: isOpen });
