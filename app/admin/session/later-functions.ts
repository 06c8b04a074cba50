import type { FunctionsClient as Whole } from "@supabase/functions-js";
import { onceHere } from "./once-here.ts";

/** The package's errors are told apart by the name that they carry: they come from there once it is here. */
const named = (name: string) =>
  class {
    static [Symbol.hasInstance](error: unknown): boolean {
      return error instanceof Error && error.name === name;
    }
  };

// What supabase-js says of itself to others.
export const FunctionsError = named("FunctionsError");
export const FunctionsFetchError = named("FunctionsFetchError");
export const FunctionsHttpError = named("FunctionsHttpError");
export const FunctionsRelayError = named("FunctionsRelayError");
export const FunctionRegion = {};

/** In the browser it stands in the place of supabase-js's client of functions, whose code comes with the first call. */
export class FunctionsClient {
  constructor(...settings: ConstructorParameters<typeof Whole>) {
    const bring = async () => new (await import("@supabase/functions-js")).FunctionsClient(...settings);
    // biome-ignore lint/correctness/noConstructorReturn: supabase-js makes one for each call
    return onceHere(bring) as FunctionsClient;
  }
}
