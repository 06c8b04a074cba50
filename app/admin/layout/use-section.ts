import { useLocation, useNavigation } from "react-router";
import { type Section, sectionAt } from "../sections.ts";
import { useIsAdministrator } from "../session/guard.ts";
import { isOpenTo, usePermissions } from "../session/permissions.ts";

/** The section that the person has chosen: the one that is on its way counts already. */
export function useSection(): { section: Section | undefined; isOnItsWay: boolean } {
  const here = sectionAt(useLocation().pathname);
  const { state, location } = useNavigation();
  const next = state === "loading" && location ? sectionAt(location.pathname) : here;
  return { section: next, isOnItsWay: next !== here };
}

/** Which sections the person may look at: menus show no other. */
export function useOpenSections(): (section: Section) => boolean {
  const may = usePermissions();
  const isAdministrator = useIsAdministrator();
  return (section) => (isAdministrator || !section.isForAdministrators) && isOpenTo(may, section);
}
