import { useState } from "react";
import { answerWords } from "#domain/requests/visitor-language.ts";
import { clockWords, momentDay } from "#domain/visits/visit-words.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { AgendaVisit } from "../../content/inbox/visit-desk.ts";
import { Button } from "../../ui/links/button.tsx";
import { bookingAddress } from "./booking-address.ts";
import { noteWritten } from "./visit-commands.ts";
import { WriteToPeople } from "./write-to-people.tsx";

interface StrayVisitsProps {
  club: ClubName;
  /** Of one day, in no hour that it has now. */
  visits: readonly AgendaVisit[];
  /** Those to whom a mail went already. */
  told: readonly string[];
  isMailOff: boolean;
}

/** A day that was closed or shortened over people who had booked: who they are, and the offer to write to all of them. */
export function StrayVisits({ club, visits, told, isMailOff }: StrayVisitsProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = visits;
  if (!first) return null;
  const untold = visits.filter((visit) => !told.includes(visit.id));
  const people = untold.flatMap(({ id, email, language }) => (email ? [{ id, email, language }] : []));
  return (
    <div className="gold row wraps ruled pad">
      <p>
        Fuera del horario de visitas de ahora, el {momentDay(first.starts_at)}:{" "}
        {visits.map((visit) => `${visit.name}, ${clockWords(visit.starts_at)}${stateOf(visit, told)}`).join(" · ")}
      </p>
      {people.length > 0 && (
        <Button size="compact" variant="line" onClick={() => setOpen(true)}>
          {people.length === 1 ? "Avisar a 1 persona" : `Avisar a las ${people.length}`}
        </Button>
      )}
      {isOpen && (
        <WriteToPeople
          title={`Avisar de que el ${momentDay(first.starts_at)} no hay visitas`}
          people={people}
          letterFor={(language) =>
            answerWords(language).noVisits(club.name, first.starts_at, bookingAddress(club.id, language))
          }
          isMailOff={isMailOff}
          onTold={isMailOff ? noteWritten : async () => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function stateOf({ id, email, phone }: AgendaVisit, told: readonly string[]): string {
  if (told.includes(id)) return " (con aviso)";
  return email ? "" : ` (sin email: ${phone})`;
}
