import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { wakes } from "#app/islands/wakes.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ConsentRequest } from "../../consent/consent-request.tsx";
import { NotPublished } from "../not-published.tsx";
import type { TimetableAddress } from "./timetable-address.ts";
import "../club-page.css";
import "#app/views/timetable/activity-look.css";
import "../../timetable/week.css";
import "#app/ui/chip.css";

interface TimetableProps {
  clubName: string;
  address: TimetableAddress;
  /** The page of the club's own timetable, if it has one. */
  ownPath: string | null;
  phone: string;
}

/** The way to the timetable of activities: a dialog that `enhanceDialog` opens; without scripts, a link onward. */
export function Timetable({ clubName, address, ownPath, phone }: TimetableProps) {
  if (address.kind === "none" && ownPath !== null) return <OwnTimetable clubName={clubName} path={ownPath} />;
  if (address.kind === "link") {
    return (
      <LinkButton href={address.url} external>
        <Label />
      </LinkButton>
    );
  }
  return (
    <TimetableDialog clubName={clubName} href={address.kind === "embed" ? address.url : "/contact"} kind={address.kind}>
      {address.kind === "embed" ? <Embedded url={address.url} /> : <NotPublished phone={phone} />}
    </TimetableDialog>
  );
}

/** The week is fetched when the dialog opens, so that a kept page of the club says nothing old. */
function OwnTimetable({ clubName, path }: { clubName: string; path: string }) {
  const t = useText();
  return (
    <TimetableDialog clubName={clubName} href={path} kind="own">
      <div className="timetable__week above-12 below-28">
        <Loading>{t("Cargando horario...")}</Loading>
      </div>
      <LinkButton href={path} full>
        {t("Ver el horario en su página")}
      </LinkButton>
    </TimetableDialog>
  );
}

interface TimetableDialogProps {
  clubName: string;
  /** Where the button leads without scripts. */
  href: string;
  kind: "embed" | "none" | "own";
  children: ReactNode;
}

function TimetableDialog({ clubName, href, kind, children }: TimetableDialogProps) {
  const t = useText();
  const tab = kind === "embed" && { target: "_blank", rel: "noopener noreferrer" };
  return (
    <div {...wakes("dialog")}>
      <LinkButton href={href} {...tab} aria-haspopup="dialog" data-opens="horario" data-replay>
        <Label />
      </LinkButton>
      <Dialog
        id="horario"
        className="timetable"
        style={{ "--dialog-w": widths[kind] }}
        aria-labelledby="horario-nombre"
        data-brings={brings[kind]}
      >
        <div className="dialog__body column gap-0">
          <Titular id="horario-nombre" size={3} className="dialog__title" tabIndex={-1}>
            {t("Horario {clubName}", { clubName })}
          </Titular>
          {children}
        </div>
      </Dialog>
    </div>
  );
}

const brings = { embed: "frame", none: undefined, own: "week" };
const widths = { embed: "1080px", none: "560px", own: "1320px" };

function Label() {
  const t = useText();
  return (
    <>
      <Icon of={CalendarDays} size={18} />
      {t("Ver Horario de Actividades")}
    </>
  );
}

/** Its host hears of the visitor only once the dialog is open, and what it shows is beyond us: hence the link below. */
function Embedded({ url }: { url: string }) {
  const t = useText();
  return (
    <>
      <div className="frame foreign-frame timetable__frame above-20">
        <Loading>{t("Cargando horario...")}</Loading>
        <p className="timetable__failed" role="status" hidden>
          {t("El horario no se ha cargado. Ábrelo en otra pestaña.")}
        </p>
        <ConsentRequest purpose="timetable" address={url} />
        <iframe data-src={url} title={t("Horario de actividades")} />
      </div>
      <p className="above-12">
        <TextLink href={url} external>
          {t("Abrir el horario en otra pestaña")}
        </TextLink>
      </p>
    </>
  );
}
