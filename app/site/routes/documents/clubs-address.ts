import { redirect } from "react-router";
import { inLanguage, languageOf } from "#shared/language.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/clubs-address.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false };

/** What is left of a club's address without its name. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(inLanguage("/clubs", languageOf(new URL(request.url).pathname)), 301);
