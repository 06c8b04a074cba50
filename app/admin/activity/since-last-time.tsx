import { useMemo } from "react";
import type { Morning } from "../../content/people/morning.ts";
import { MorningCard } from "../morning/morning-card.tsx";
import { activityItemsOf } from "./activity-items.ts";
import { ActivityList } from "./activity-list.tsx";

const mostShown = 5;

/** What colleagues changed since this person was here last; nothing where nobody did. */
export function SinceLastTime({ morning: { did, names, colleagues } }: { morning: Morning }) {
  const deeds = useMemo(() => activityItemsOf(did).slice(0, mostShown), [did]);
  if (deeds.length === 0) return null;
  const known = new Map(Object.entries(names).map(([row, name]) => [row, name ?? ""]));
  return (
    <MorningCard
      id="colleagues"
      title="Lo que ha cambiado el equipo desde tu última visita"
      all={{ path: "/admin/activity", text: "Actividad" }}
    >
      <ActivityList deeds={deeds} names={known} colleagues={colleagues} />
    </MorningCard>
  );
}
