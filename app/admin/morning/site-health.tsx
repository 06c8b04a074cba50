import { Check, TriangleAlert } from "lucide-react";
import { describeBackups, needBackupsAttention } from "#domain/panel/describe-backups.ts";
import { mailHealth } from "#domain/requests/mail-service.ts";
import { recentMoment } from "#domain/time/recent-moment.ts";
import type { Morning } from "../../content/people/morning.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { MorningCard } from "./morning-card.tsx";

interface Fact {
  name: string;
  is: string;
  isWell: boolean;
  /** More of it, where something is wrong. */
  why?: string[];
}

interface SiteHealthProps {
  morning: Morning;
  now: Date;
}

/** How the site itself is: each line says whether it is well, and what is known of it. */
export function SiteHealth({ morning, now }: SiteHealthProps) {
  const facts = [
    backupsOf(morning, now),
    { name: "Correo", ...mailHealth(morning.backlog.mail, morning.mails, now) },
    viewsOf(morning),
  ];
  return (
    <MorningCard id="site" title="La web">
      <ul className="site-health">
        {facts
          .filter((fact) => fact !== null)
          .map(({ name, is, isWell, why }) => (
            <li key={name} className={isWell ? undefined : "site-health__wrong"}>
              <Icon of={isWell ? Check : TriangleAlert} size={18} />
              <b>
                {!isWell && <span className="sr-only">Atención: </span>}
                {name}
              </b>
              <span>{is}</span>
              {why?.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </li>
          ))}
      </ul>
    </MorningCard>
  );
}

/** A hosted project makes backups of its own, and only the direction sees these. */
function backupsOf({ backups }: Morning, now: Date): Fact | null {
  if (!backups) return null;
  const isWell = !needBackupsAttention(backups, now);
  const last = backups.lastGood?.finished_at;
  return {
    name: "Copia de seguridad",
    is: last ? recentMoment(last, now) : "todavía ninguna",
    isWell,
    why: describeBackups(backups, now),
  };
}

function viewsOf({ views_today: views }: Morning): Fact | null {
  return views === null ? null : { name: "Páginas vistas hoy", is: views.toLocaleString("es-ES"), isWell: true };
}
