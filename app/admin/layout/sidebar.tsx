import { LogOut, UserCog } from "lucide-react";
import { Link, NavLink } from "react-router";
import { Icon } from "../../ui/pictures/icon.tsx";
import { groupTitles, sectionGroups } from "../sections.ts";
import { MenuGroup } from "./menu-group.tsx";
import { usePendingProposals, useWaitingRequests } from "./use-pending-proposals.ts";
import { useOpenSections, useSection } from "./use-section.ts";

/** The panel's menu; on a phone it stands in a dialog. Links of the panel leave the document alone, the site's do not. */
export function Sidebar({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  const pending = usePendingProposals();
  const waiting = useWaitingRequests();
  const { section: current } = useSection();
  const isOpen = useOpenSections();
  return (
    <>
      <a className="panel-title row pad small" href="/">
        {/* Drawn here: a picture would be one more request before the panel is there. */}
        <svg viewBox="0 0 134 100" width={34} height={26} fill="var(--color-oro)" aria-hidden>
          <path
            fillRule="evenodd"
            d="M12 0H50L62 12V88L50 100H2V82H40L44 78V62H12L0 50V12ZM22 18 18 22V40L22 44H44V22L40 18ZM86 0H134L126 18H92V41H118L110 59H92V100H74V12Z"
          />
        </svg>
        9F ADMIN
      </a>
      <nav className="grow scrolls" aria-label="Administración">
        {sectionGroups.map((group, at) => (
          <MenuGroup key={group[0].path} title={groupTitles[at] ?? null} sections={group.filter(isOpen)}>
            {(sections) =>
              sections.map(({ path, title, icon }) => (
                // Not NavLink: it says "here" only of where one has arrived.
                <Link
                  className="row relative rounded"
                  key={path}
                  to={path}
                  ref={current?.path === path ? show : undefined}
                  aria-current={current?.path === path ? "page" : undefined}
                >
                  <Icon of={icon} size={18} />
                  {title}
                  {path === "/admin/inbox" && waiting > 0 && <PendingBadge count={waiting} />}
                  {path === "/admin/partners" && pending > 0 && <PendingBadge count={pending} />}
                </Link>
              ))
            }
          </MenuGroup>
        ))}
      </nav>
      <div className="sidebar__foot row gap-8 wraps fine">
        <p className="breaks full muted">{email}</p>
        <NavLink className="target row gap-8" to="/admin/cuenta">
          <Icon of={UserCog} size={17} />
          Mi cuenta
        </NavLink>
        <button className="target row gap-8" type="button" onClick={onSignOut}>
          <Icon of={LogOut} size={17} />
          Cerrar Sesión
        </button>
      </div>
    </>
  );
}

/** On a low screen it may lie further down in the menu; with the frame's own layout, which would else be made twice. */
function show(entry: HTMLElement | null): void {
  requestAnimationFrame(() => entry?.scrollIntoView({ block: "nearest" }));
}

function PendingBadge({ count }: { count: number }) {
  return (
    <span className="sidebar__count centred strong tiny push">
      {count}
      <span className="sr-only"> {count === 1 ? "solicitud pendiente" : "solicitudes pendientes"}</span>
    </span>
  );
}
