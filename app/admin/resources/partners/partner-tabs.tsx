import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePendingProposals } from "../../layout/use-pending-proposals.ts";

type PartnerTab = "partners" | "proposals";

const tabs: readonly { id: PartnerTab; title: string; path: string }[] = [
  { id: "partners", title: "Partners Activos", path: "/admin/partners" },
  { id: "proposals", title: "Solicitudes", path: "/admin/partners/solicitudes" },
];

/** The two halves of the section, each with an address of its own; the badge counts what nobody has looked at yet. */
export function PartnerTabs({ selected, children }: { selected: PartnerTab; children: ReactNode }) {
  const pending = usePendingProposals();
  return (
    <>
      <div className="tabs partner-tabs" role="tablist" aria-label="Partners">
        {tabs.map(({ id, title, path }) => (
          <Link
            key={id}
            to={path}
            id={`tab-${id}`}
            role="tab"
            aria-selected={id === selected}
            aria-controls={id === selected ? `panel-${id}` : undefined}
          >
            {title}
            {id === "proposals" && pending > 0 && (
              <span className="tabs__count">
                {pending}
                <span className="sr-only"> {pending === 1 ? "pendiente" : "pendientes"}</span>
              </span>
            )}
          </Link>
        ))}
      </div>
      <div id={`panel-${selected}`} role="tabpanel" aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  );
}
