import { ChevronLeft, ChevronRight, Plus, SlidersHorizontal } from "lucide-react";
import { addDays } from "#domain/time/dates.ts";
import { dayNumber, dayWords, monthWord } from "#domain/visits/visit-words.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { byName, Select } from "../fields/select.tsx";
import { usePermissions } from "../session/permissions.ts";

interface AgendaTopProps {
  clubs: readonly ClubName[];
  club: ClubName;
  isDay: boolean;
  week: readonly string[];
  date: string;
  /** Changes what the address says. */
  onGo: (changes: Record<string, string>) => void;
  onSettings: () => void;
  onAdd: () => void;
}

export function AgendaTop({ clubs, club, isDay, week, date, onGo, onSettings, onAdd }: AgendaTopProps) {
  const may = usePermissions();
  return (
    <header className="row wraps pad ruled">
      <h1 className="heard-narrow">Visitas</h1>
      <label>
        <span className="sr-only">Club</span>
        <Select value={club.id} options={byName(clubs)} onChoose={(id) => onGo({ club: id, hora: "" })} />
      </label>
      <div className="row gap-4">
        <Step to={-1} isDay={isDay} onStep={(days) => onGo({ dia: addDays(date, days), hora: "" })} />
        <Step to={1} isDay={isDay} onStep={(days) => onGo({ dia: addDays(date, days), hora: "" })} />
      </div>
      <p className="heard-narrow strong" aria-live="polite">
        {isDay ? dayWords(date) : weekWords(week)}
      </p>
      <fieldset className="seg only-wide" aria-label="Cuánto se ve">
        <button type="button" aria-pressed={isDay} onClick={() => onGo({ vista: "dia" })}>
          Día
        </button>
        <button type="button" aria-pressed={!isDay} onClick={() => onGo({ vista: "semana" })}>
          Semana
        </button>
      </fieldset>
      <div className="full-narrow row gap-8 push">
        {may("update", "visit_settings") && (
          <Button size="compact" variant="line" aria-label="Ajustes" onClick={onSettings}>
            <Icon of={SlidersHorizontal} size={17} />
            <span className="heard-narrow">Ajustes</span>
          </Button>
        )}
        <Button size="compact" className="grow" onClick={onAdd}>
          <Icon of={Plus} size={17} />
          Añadir visita
        </Button>
      </div>
    </header>
  );
}

function Step({ to, isDay, onStep }: { to: 1 | -1; isDay: boolean; onStep: (days: number) => void }) {
  const what = isDay ? "Día" : "Semana";
  return (
    <IconButton
      compact
      icon={to < 0 ? ChevronLeft : ChevronRight}
      label={`${what} ${to < 0 ? "anterior" : "siguiente"}`}
      onClick={() => onStep(to * (isDay ? 1 : 7))}
    />
  );
}

function weekWords(week: readonly string[]): string {
  const [first = "", last = ""] = [week[0], week[6]];
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = sameMonth ? `${dayNumber(first)}` : `${dayNumber(first)} de ${monthWord(first)} `;
  return `${from}–${sameMonth ? "" : " "}${dayNumber(last)} de ${monthWord(last)}`;
}
