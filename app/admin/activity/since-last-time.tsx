import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Colleague } from "../../content/people/colleague.ts";
import { listColleagues } from "../../data/people/colleagues.ts";
import { listActivity, nameRows } from "../../data/record/activity.ts";
import { browserClient } from "../session/browser-client.ts";
import { ActivityList } from "./activity-list.tsx";
import { type Deed, deedsOf, rowsToName } from "./deeds.ts";

const mostShown = 5;
const weekMs = 7 * 86_400_000;

interface Read {
  deeds: readonly Deed[];
  names: ReadonlyMap<string, string>;
  colleagues: readonly Colleague[];
}

/** What colleagues changed since this person was here last; nothing where nobody did, or it cannot be read. */
export function SinceLastTime() {
  const [read, setRead] = useState<Read | null>(null);
  // Talks to the database, once the dashboard itself stands there.
  useEffect(() => {
    let isOn = true;
    readColleagues(lastTime(new Date())).then(
      (found) => isOn && setRead(found),
      // The page works all the same.
      () => undefined,
    );
    return () => {
      isOn = false;
    };
  }, []);
  if (!read || read.deeds.length === 0) return null;
  return (
    <section aria-labelledby="colleagues" className="panel-section">
      <h2 id="colleagues">Lo que ha cambiado el equipo desde tu última visita</h2>
      <ActivityList {...read} />
      <p className="history__start">
        <Link to="/admin/activity">Ver toda la actividad</Link>
      </p>
    </section>
  );
}

async function readColleagues(since: string): Promise<Read> {
  const client = browserClient();
  const colleagues = await listColleagues(client);
  const notBy = colleagues.find((it) => it.is_me)?.user_id;
  const deeds = deedsOf(await listActivity(client, { since, notBy }, 100)).slice(0, mostShown);
  return { deeds, names: await nameRows(client, rowsToName(deeds)), colleagues };
}

const key = "9f-panel-last-time";

/** When this browser was here before the visit that is under way; a week ago where it does not know. */
function lastTime(now: Date): string {
  const before = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? "";
  const since = Number.isNaN(Date.parse(before)) ? new Date(now.getTime() - weekMs).toISOString() : before;
  sessionStorage.setItem(key, since);
  localStorage.setItem(key, now.toISOString());
  return since;
}
