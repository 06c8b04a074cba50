import { useEffect, useState } from "react";
import type { ClubName } from "../../content/club.ts";
import { listWaitingForOpening, type Waiting } from "../../data/opening-notices.ts";
import { Button } from "../../ui/button.tsx";
import { browserClient } from "../session/browser-client.ts";
import { withSession } from "../session/with-session.ts";
import { WriteToWaiting } from "./write-to-waiting.tsx";

/** A club that has opened, and people who asked to hear of it: the offer to write to all of them. */
export function WaitingForOpening({ club }: { club: ClubName }) {
  const [people, setPeople] = useState<Waiting[]>([]);
  const [isOpen, setOpen] = useState(false);
  const isWorks = club.is_under_construction;
  // Talks to the backend: the agenda does not wait for it, and without an answer there is nothing to offer.
  useEffect(() => {
    if (isWorks) return;
    let isLatest = true;
    withSession(() => listWaitingForOpening(browserClient(), club.id)).then(
      (found) => isLatest && setPeople(found),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [club.id, isWorks]);
  if (people.length === 0) return null;
  return (
    <div className="agenda__note agenda__waiting">
      <p>
        {people.length === 1 ? "1 persona pidió" : `${people.length} personas pidieron`} saber cuándo abre {club.name},
        y ya está abierto.
      </p>
      <Button size="compact" variant="line" onClick={() => setOpen(true)}>
        Escribirles
      </Button>
      {isOpen && (
        <WriteToWaiting club={club} people={people} onDone={(left) => setPeople(left)} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
