import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * When a list is read again: after a save (`revalidate`) and when its own link is pressed, not each time that a dialog
 * opens or closes over it. What somebody else saved meanwhile shows when one's own save meets it.
 */
export function onlyWhenAsked({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePlace = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePlace && defaultShouldRevalidate;
}
