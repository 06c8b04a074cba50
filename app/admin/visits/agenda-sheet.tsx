import type { ClubName } from "../../content/clubs/club.ts";
import type { AgendaVisit, VisitSettings } from "../../content/inbox/visit-desk.ts";
import { AddVisit } from "./add-visit.tsx";
import { MoveVisit } from "./move-visit.tsx";
import type { useVisitActions } from "./use-visit-actions.ts";
import { VisitSettingsSheet } from "./visit-settings-sheet.tsx";

export type OpenSheet =
  | { what: "add"; start: string | null }
  | { what: "move"; visit: AgendaVisit; start: string | null }
  | { what: "settings" }
  | null;

interface AgendaSheetProps {
  open: OpenSheet;
  club: ClubName;
  clubs: readonly ClubName[];
  settings: readonly VisitSettings[];
  isInPopup: boolean;
  date: string;
  actions: ReturnType<typeof useVisitActions>;
  /** Somebody comes at this moment now; `moved`: the visit that came at another before. */
  onDone: (start: string, moved?: string) => void;
  onClose: () => void;
}

export function AgendaSheet({
  open,
  club,
  clubs,
  settings,
  isInPopup,
  date,
  actions,
  onDone,
  onClose,
}: AgendaSheetProps) {
  return (
    <>
      {open?.what === "add" && (
        <AddVisit
          club={club}
          date={date}
          start={open.start}
          actions={actions}
          onAdded={(start) => onDone(start)}
          onClose={onClose}
        />
      )}
      {open?.what === "move" && (
        <MoveVisit
          visit={open.visit}
          club={club}
          start={open.start}
          actions={actions}
          onMoved={(start) => onDone(start, open.visit.id)}
          onClose={onClose}
        />
      )}
      {open?.what === "settings" && (
        <VisitSettingsSheet
          clubs={clubs}
          all={settings}
          isInPopup={isInPopup}
          first={club.id}
          actions={actions}
          onClose={onClose}
        />
      )}
    </>
  );
}
