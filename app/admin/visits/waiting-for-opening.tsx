import { useState } from "react";
import { answerWords } from "#domain/requests/visitor-language.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { Waiting } from "../../data/clubs/opening-notices.ts";
import { Button } from "../../ui/links/button.tsx";
import { bookingAddress } from "./booking-address.ts";
import { closeNotice } from "./visit-commands.ts";
import { WriteToPeople } from "./write-to-people.tsx";

interface WaitingForOpeningProps {
  club: ClubName;
  people: readonly Waiting[];
  isMailOff: boolean;
}

/** A club that has opened, and people who asked to hear of it: the offer to write to all of them. */
export function WaitingForOpening({ club, people, isMailOff }: WaitingForOpeningProps) {
  const [isOpen, setOpen] = useState(false);
  if (people.length === 0) return null;
  return (
    <div className="gold row wraps ruled pad">
      <p>
        {people.length === 1 ? "1 persona pidió" : `${people.length} personas pidieron`} saber cuándo abre {club.name},
        y ya está abierto.
      </p>
      <Button size="compact" variant="line" onClick={() => setOpen(true)}>
        Escribirles
      </Button>
      {isOpen && (
        <WriteToPeople
          title={`Avisar de que ${club.name} ya está abierto`}
          people={people}
          letterFor={(language) => answerWords(language).opening(club.name, bookingAddress(club.id, language))}
          isMailOff={isMailOff}
          onTold={closeNotice}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
