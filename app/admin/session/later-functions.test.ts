import { FunctionsHttpError as Whole } from "@supabase/functions-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, it, vi } from "vitest";
import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from "./later-functions.ts";

it("the client of functions asks once its code is here, and its errors are known by their names", async () => {
  const customFetch = vi.fn(async () => new Response("no", { status: 503 }));
  const functions = new FunctionsClient("http://localhost/functions/v1", {
    headers: { apikey: "key" },
    customFetch,
  }) as unknown as SupabaseClient["functions"];
  const { data, error } = await functions.invoke("drafts", { body: { query: "hola" } });
  expect(customFetch).toHaveBeenCalledOnce();
  expect(data).toBeNull();
  expect(error).toBeInstanceOf(Whole);
  expect(error instanceof FunctionsHttpError).toBe(true);
  expect(error instanceof FunctionsFetchError).toBe(false);
  expect(new Error("no") instanceof FunctionsHttpError).toBe(false);
});
