import { BackLink } from "#app/ui/links/back-link.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { NotPublished } from "../clubs/not-published.tsx";
import type { TimetableAddress } from "../clubs/timetable/timetable-address.ts";

interface MissingTimetableProps {
  name: string;
  clubPath: string;
  elsewhere: TimetableAddress;
  phone: string;
}

/** A club without classes of ours: its timetable is elsewhere, or there is none yet. */
export function MissingTimetable({ name, clubPath, elsewhere, phone }: MissingTimetableProps) {
  const t = useText();
  return (
    <div className="wrap page-body stack starts gap-24">
      <BackLink href={clubPath}>{name}</BackLink>
      <Titular as="h1">{t("Horario {clubName}", { clubName: name })}</Titular>
      {elsewhere.kind === "none" ? (
        <NotPublished phone={phone} />
      ) : (
        <>
          <p className="narrow muted">{t("El horario de actividades de este club está en otra página.")}</p>
          <LinkButton href={elsewhere.url} external>
            {t("Abrir el horario")}
          </LinkButton>
        </>
      )}
    </div>
  );
}
