import { SiteLink } from "#app/ui/links/site-link.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import "#app/ui/table.css";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ClubStatus } from "#app/views/club-status.tsx";
import { OpenLine } from "#app/views/clubs/open-line.tsx";
import { Reach } from "#app/views/company/reach.tsx";
import { clubAddress, clubSegments } from "#domain/clubs/find-club.ts";
import { type HoursKind, type HoursLine, hoursTable } from "#domain/clubs/opening-hours.ts";
import type { PageOf } from "#domain/lists/paging.ts";
import type { Translate } from "#texts/translate.ts";
import type { ListedClub } from "../clubs/with-opening.ts";
import "./contact.css";

interface ClubScheduleProps {
  /** The first clubs; each one's page has its hours too. Null when they could not be read. */
  list: PageOf<ListedClub> | null;
  phone: string;
  email: string;
}

interface Row {
  club: ListedClub;
  path: string;
  lines: HoursLine[];
}

/** When each club is open, now and in a week, today's hours in bold, and the ways to reach us that do not depend on a chat. */
export function ClubSchedule({ list, phone, email }: ClubScheduleProps) {
  const t = useText();
  const clubs = list?.items ?? [];
  const segments = clubSegments(clubs);
  const rows = clubs
    .map((club) => ({
      club,
      path: clubAddress(segments.get(club.id) ?? club.id),
      lines: hoursTable(club, club.today, t),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <section className="wrap section-end club-schedule cols cols-4-8" aria-labelledby="horario">
      <div className="measure">
        <Titular id="horario" stacked>
          {rows.length > 0 ? t("Nuestro horario") : t("Siempre a mano")}
        </Titular>
        <p className="above-28 links muted">
          {t("También nos tienes en el")} <Reach scheme="tel" value={phone} /> {t("y en")}{" "}
          <Reach scheme="mailto" value={email} />.
        </p>
        {list === null && (
          <p className="above-28 links muted">
            {t("No hemos podido cargar el horario de los clubs.")}{" "}
            <TextLink href="">{t("Volver a intentarlo")}</TextLink>
          </p>
        )}
        {list && list.pages > 1 && <TextLink href="/clubs">{t("Más horarios, en la página de cada club")}</TextLink>}
      </div>
      {rows.length > 0 && (
        <Table label={t("Horario de los clubs")} columns={columnsIn(t)} rows={rows} rowKey={({ club }) => club.id} />
      )}
    </section>
  );
}

const columnsIn = (t: Translate): Column<Row>[] => [
  { title: "Club", cell: (row) => <ClubName {...row} /> },
  hoursColumn("hours_weekdays", t("Lunes a viernes")),
  hoursColumn("hours_saturday", t("Sábados")),
  hoursColumn("hours_sunday", t("Domingos y festivos")),
];

function hoursColumn(kind: HoursKind, title: string): Column<Row> {
  return {
    title,
    cell({ lines }) {
      const ofKind = lines.filter((line) => line.kind === kind);
      if (ofKind.length === 0) return "–";
      const isParted = ofKind.length > 1;
      return ofKind.map((line) => (
        <HoursOfLine
          key={line.label}
          line={{ ...line, hours: isParted ? `${line.label}: ${line.hours}` : line.hours }}
        />
      ));
    },
  };
}

function HoursOfLine({ line }: { line: HoursLine }) {
  const t = useText();
  if (!line.isToday) return <div>{line.hours}</div>;
  return (
    <div>
      <strong>
        {line.hours}
        <span className="sr-only"> {t("(hoy)")}</span>
      </strong>
    </div>
  );
}

function ClubName({ club, path }: Pick<Row, "club" | "path">) {
  return (
    <>
      <SiteLink className="display quiet-link" href={path}>
        {club.name}
      </SiteLink>
      {club.is_under_construction && (
        <div>
          <ClubStatus club={club} />
        </div>
      )}
      {club.opening && <OpenLine clubId={club.id} status={club.opening} className="plain" />}
    </>
  );
}
