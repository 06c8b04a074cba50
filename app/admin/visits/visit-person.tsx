import { GripVertical, Phone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { languageName, visitorLang } from "#domain/requests/visitor-language.ts";
import { ownLanguage } from "#shared/language.ts";
import type { AgendaVisit } from "../../content/inbox/visit-desk.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Chip } from "../layout/chip.tsx";
import { dragType } from "./agenda-grid.tsx";
import { useIsMailOff } from "./mail-off.ts";
import type { VisitActions } from "./use-visit-actions.ts";

export interface PeopleActions {
  onMove: (visit: AgendaVisit) => void;
  /** Settles with whether it was done. */
  onStatus: VisitActions["setStatus"];
  onAdd: (start: string) => void;
}

const states = {
  booked: { text: "Confirmada", tone: "good" },
  came: { text: "Ha venido", tone: "plain" },
  no_show: { text: "No ha venido", tone: "bad" },
  cancelled: { text: "Anulada", tone: "plain" },
} as const;

/** Somebody of an hour, with everything that can be done. Cancelling asks, since the person is told at once. */
export function VisitPerson({ visit, onMove, onStatus }: { visit: AgendaVisit } & Omit<PeopleActions, "onAdd">) {
  const [isAsking, setAsking] = useState(false);
  const { status, name, phone, email, message, language } = visit;
  const canTell = !useIsMailOff() && Boolean(email);
  const isBooked = status === "booked";
  // Who comes early is there before the hour.
  const hasBegun = Date.parse(visit.starts_at) - 30 * 60_000 < Date.now();
  const person = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  // Talks to the browser's focus: the button that was pressed is gone when its answer is there.
  useEffect(() => {
    if (!isPressed.current || !status) return;
    isPressed.current = false;
    setAsking(false);
    person.current?.focus();
  }, [status]);
  const set = async (to: AgendaVisit["status"], tell = false) => {
    isPressed.current = true;
    if (!(await onStatus(visit, to, tell))) isPressed.current = false;
  };
  const keep = () => {
    setAsking(false);
    person.current?.focus();
  };
  return (
    <li
      ref={person}
      className="visit-person relative ruled pad stack gap-8"
      tabIndex={-1}
      data-visits={visit.id}
      draggable={isBooked}
      onDragStart={(event) => event.dataTransfer.setData(dragType, visit.id)}
    >
      <Icon of={GripVertical} size={18} />
      <div>
        <div className="row top gap-8">
          <div className="grow">
            <b className="breaks small">{name}</b>
            <small className="breaks">{[phone, email].filter(Boolean).join(" · ")}</small>
          </div>
          {phone && <CallLink phone={phone} name={name} />}
        </div>
        {message && (
          <small className="breaks" lang={visitorLang(language)}>
            {message}
          </small>
        )}
        {language !== ownLanguage && <small>Le escribimos en {languageName(language)}</small>}
        <div className="row wraps gap-8 above">
          <Chip tone={states[status].tone}>{states[status].text}</Chip>
          {isBooked && hasBegun && <Action text="Ha venido" name={name} onClick={() => set("came")} />}
          {isBooked && hasBegun && <Action text="No ha venido" name={name} onClick={() => set("no_show")} />}
          {isBooked && <Action text="Mover…" name={name} onClick={() => onMove(visit)} />}
          {isBooked && <Action text="Anular" name={name} onClick={() => setAsking(!isAsking)} />}
          {!isBooked && (
            <Action text="Deshacer" name={name} onClick={() => set("booked", canTell && status === "cancelled")} />
          )}
        </div>
        {isAsking && (
          <div className="pad sunken rounded stack gap-8 above" role="alert">
            <p>¿Anular la visita de {name}? La plaza queda libre.</p>
            <Button size="compact" variant="danger" onClick={() => set("cancelled", canTell)}>
              {canTell ? "Anular y avisar por correo" : "Anular"}
            </Button>
            {canTell && (
              <Button size="compact" variant="line" onClick={() => set("cancelled")}>
                Anular sin avisar
              </Button>
            )}
            <Button size="compact" variant="text" onClick={keep}>
              No anular
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function CallLink({ phone, name }: { phone: string; name: string }) {
  return (
    <a className="square centred" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
      <Icon of={Phone} size={17} />
      <span className="sr-only">Llamar a {name}</span>
    </a>
  );
}

function Action({ text, name, onClick }: { text: string; name: string; onClick: () => void }) {
  return (
    <Button size="compact" variant="text" onClick={onClick}>
      {text}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
