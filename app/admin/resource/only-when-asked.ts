import type { ShouldRevalidateFunctionArgs } from "react-router";
import { viewOf } from "./view-of.ts";

/**
 * When a list is read again: after a save (`revalidate`), when its own link is pressed and when another page of it is
 * asked for, not each time that a dialog opens or closes over it. What somebody else saved meanwhile shows when one's own
 * save meets it.
 */
export function onlyWhenAsked({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (viewOf(currentUrl) !== viewOf(nextUrl)) return true;
  const isSamePlace = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePlace && defaultShouldRevalidate;
}
