import type { SupabaseClient } from "@supabase/supabase-js";
import type { NewRequest } from "#domain/requests/new-request.ts";
import { languageOfReads } from "../site/in-language.ts";

/**
 * Sends a request. Nothing is read back, since a visitor may read none; the same one sent twice within a day is kept
 * once. Throws when it was refused.
 */
export async function sendRequest(client: SupabaseClient, request: NewRequest): Promise<void> {
  await client
    .from("requests")
    .insert({ ...request, language: languageOfReads(client) })
    .throwOnError();
}

/**
 * Leaves the file that an application has announced (`cv_path`). One that nobody waits for is refused, and that is
 * right: the same application has brought its file before. Throws when it could not be left.
 */
export async function sendCv(client: SupabaseClient, path: string, content: Uint8Array): Promise<void> {
  const { error } = await client.storage
    .from("applications")
    .upload(path, content, { contentType: "application/pdf", cacheControl: "0" });
  if (error && !isUnexpected(error)) throw error;
}

function isUnexpected(error: object): boolean {
  const codes = ["status" in error ? error.status : null, "statusCode" in error ? error.statusCode : null];
  return codes.some((code) => String(code) === "403");
}
