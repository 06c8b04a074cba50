import { dayNumber, dayWords, shortWeekdayWord } from "#domain/visits/visit-words.ts";
import type { AgendaSlot, AgendaVisit } from "../../content/inbox/visit-desk.ts";

interface DayTabsProps {
  week: readonly string[];
  slots: readonly AgendaSlot[];
  visits: readonly AgendaVisit[];
  date: string;
  onDay: (date: string) => void;
}

export function DayTabs({ week, slots, date, onDay }: DayTabsProps) {
  return (
    <nav className="day-strip sevenths only-narrow ruled" aria-label="Días de la semana">
      {week.map((text) => {
        const ofDay = slots.filter(({ on_date }) => on_date === text);
        const places = ofDay.reduce((sum, { capacity }) => sum + capacity, 0);
        const taken = ofDay.reduce((sum, slot) => sum + slot.taken, 0);
        return (
          <button
            className="centred gap-4"
            key={text}
            type="button"
            aria-current={text === date ? "date" : undefined}
            // Begins with what is read there, for whoever says it to the computer (WCAG 2.5.3).
            aria-label={`${shortWeekdayWord(text)} ${dayNumber(text)}: ${dayWords(text)}, ${places === 0 ? "sin visitas" : `${taken} de ${places} plazas`}`}
            onClick={() => onDay(text)}
          >
            {/* The space keeps apart what is said. */}
            <span className="fine">{shortWeekdayWord(text)}</span>{" "}
            <b className="panel-title small">{dayNumber(text)}</b>
            <i className="share" style={{ "--p": places === 0 ? "0%" : `${(taken / places) * 100}%` }} />
          </button>
        );
      })}
    </nav>
  );
}
