import { ArrowRight, CalendarDays } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { DialogClose } from "#app/ui/dialog-close.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Titular } from "#app/ui/titular.tsx";
import type { TimetableAddress } from "./timetable-address.ts";
import "./timetable.css";

interface TimetableProps {
  clubName: string;
  address: TimetableAddress;
  phone: string;
}

/** The way to the timetable of activities: a dialog that `enhanceTimetable` opens; without scripts, a link onward. */
export function Timetable({ clubName, address, phone }: TimetableProps) {
  if (address.kind === "link") {
    return (
      <LinkButton href={address.url} external>
        <Label />
      </LinkButton>
    );
  }
  const isEmbedded = address.kind === "embed";
  const fallback = isEmbedded
    ? { href: address.url, target: "_blank", rel: "noopener noreferrer" }
    : { href: "/contact" };
  return (
    <div {...wakes("timetable")}>
      <LinkButton {...fallback} aria-haspopup="dialog" data-replay>
        <Label />
      </LinkButton>
      <dialog className={`dialog timetable ${isEmbedded ? "" : "timetable--none"}`} aria-labelledby="horario-nombre">
        <DialogClose />
        <div className="dialog__body">
          <Titular id="horario-nombre" size={3} className="dialog__title" tabIndex={-1}>
            {`Horario ${clubName}`}
          </Titular>
          {isEmbedded ? <Embedded url={address.url} /> : <NotPublished phone={phone} />}
        </div>
      </dialog>
    </div>
  );
}

function Label() {
  return (
    <>
      <Icon of={CalendarDays} size={18} />
      Ver Horario de Actividades
    </>
  );
}

/** Its host hears of the visitor only once the dialog is open, and what it shows is beyond us: hence the link below. */
function Embedded({ url }: { url: string }) {
  return (
    <>
      <div className="timetable__frame">
        <Loading className="timetable__loading">Cargando horario...</Loading>
        <p className="timetable__failed" role="status" hidden>
          El horario no se ha cargado. Ábrelo en otra pestaña.
        </p>
        <iframe data-src={url} title="Horario de actividades" />
      </div>
      <p className="timetable__aside">
        <TextLink href={url} external>
          Abrir el horario en otra pestaña
        </TextLink>
      </p>
    </>
  );
}

function NotPublished({ phone }: { phone: string }) {
  return (
    <>
      <p className="timetable__missing">
        El horario de actividades de este club todavía no está publicado. Escríbenos o llámanos al {phone} y te lo
        contamos.
      </p>
      <LinkButton href="/contact">
        Contacta con nosotros
        <Icon of={ArrowRight} size={18} />
      </LinkButton>
    </>
  );
}
