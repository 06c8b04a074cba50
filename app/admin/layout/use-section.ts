import { useLocation, useNavigation } from "react-router";
import { type Section, sectionAt } from "../sections.ts";

/** The section that the person has chosen: the one that is on its way counts already. */
export function useSection(): { section: Section | undefined; isOnItsWay: boolean } {
  const here = sectionAt(useLocation().pathname);
  const { state, location } = useNavigation();
  const next = state === "loading" && location ? sectionAt(location.pathname) : here;
  return { section: next, isOnItsWay: next !== here };
}
