import type { ReactNode } from "react";
import { Link } from "react-router";
import { Tabs } from "../../../ui/tabs.tsx";
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
    <Tabs
      label="Partners"
      className="below-20"
      tabs={tabs.map((tab) => ({
        ...tab,
        ...(tab.id === "proposals" && pending > 0 && { count: <Pending count={pending} /> }),
        ...(tab.id === selected && { panel: children }),
      }))}
      selected={selected}
      link={({ path }, control) => <Link to={path} {...control} />}
    />
  );
}

function Pending({ count }: { count: number }) {
  return (
    <>
      {count}
      <span className="sr-only"> {count === 1 ? "pendiente" : "pendientes"}</span>
    </>
  );
}
