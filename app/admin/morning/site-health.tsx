import { Check, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { describeBackups, needBackupsAttention } from "#domain/panel/describe-backups.ts";
import { mailHealth } from "#domain/requests/mail-service.ts";
import { recentMoment } from "#domain/time/recent-moment.ts";
import type { Morning } from "../../content/people/morning.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { onceAtWork } from "../session/once-at-work.ts";
import { MorningCard } from "./morning-card.tsx";

interface Fact {
  name: string;
  is: string;
  isWell: boolean;
  /** More of it, where something is wrong. */
  why?: string[];
}

/** How the site itself is: each line says whether it is well, and what is known of it. */
export function SiteHealth({ morning, now }: { morning: Morning; now: Date }) {
  const facts = [
    { name: "Última renovación", is: recentMoment(morning.renewed_at, now), isWell: true },
    lastFormOf(morning, now),
    backupsOf(morning, now),
    restoreOf(morning, now),
    { name: "Correo", ...mailHealth(morning.backlog.mail, morning.mails, now) },
    errorsOf(morning),
    viewsOf(morning),
    pagesOf(useHealth()),
  ];
  return (
    <MorningCard id="site" title="La web">
      <ul className="parted">
        {facts
          .filter((fact) => fact !== null)
          .map(({ name, is, isWell, why }) => (
            <li className="row wraps press pad" key={name}>
              <Icon of={isWell ? Check : TriangleAlert} size={18} className={isWell ? "good" : "asks"} />
              <b>
                {!isWell && <span className="sr-only">Atención: </span>}
                {name}
              </b>
              <span className="muted push">{is}</span>
              {why?.map((text) => (
                <p className="full muted" key={text}>
                  {text}
                </p>
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

/** Every backup is restored beside the site before it counts, where there is a database for that. */
function restoreOf({ backups }: Morning, now: Date): Fact | null {
  if (!backups?.lastGood) return null;
  const { lastRestored: last } = backups;
  const isWell = last !== null && now.getTime() - Date.parse(last) < mostDaysUntried * 86_400_000;
  const is = last ? recentMoment(last, now) : "no consta";
  return { name: "Restauración probada", is, isWell, ...(!isWell && { why: [untried] }) };
}

const mostDaysUntried = 30;
const untried =
  "Cada copia se prueba restaurándola aparte, y de las últimas no consta. Si mañana sigue así, quien lleva el servidor ve por qué.";

function lastFormOf({ last_form_at: last }: Morning, now: Date): Fact | null {
  return last === null ? null : { name: "Último formulario", is: recentMoment(last, now), isWell: true };
}

const health = z.object({ pages: z.optional(z.number()), olderPages: z.optional(z.number()) });

/** What the server says of itself. */
function useHealth(): z.infer<typeof health> | null {
  const [told, setTold] = useState<z.infer<typeof health> | null>(null);
  // Asks the server, whose memory no database knows. It says 503 where something is wrong, and the same words.
  useEffect(() => {
    onceAtWork(async () => setTold(health.parse(await (await fetch("/healthz")).json())));
  }, []);
  return told;
}

function pagesOf(told: ReturnType<typeof useHealth>): Fact | null {
  if (told?.pages === undefined) return null;
  const { pages, olderPages: older = 0 } = told;
  const is = pages.toLocaleString("es-ES");
  if (older === 0) return { name: "Páginas listas", is, isWell: true };
  const why = `${older === 1 ? "1 enseña" : `${older} enseñan`} lo de antes del último cambio: no se ha podido renovar.`;
  return { name: "Páginas listas", is, isWell: false, why: [why] };
}

function errorsOf({ errors_today: errors }: Morning): Fact | null {
  if (errors === null) return null;
  const is = errors === 0 ? "ninguno" : errors.toLocaleString("es-ES");
  const why = ["Respuestas del servidor que han fallado. Quien lleva el servidor ve cuáles en su registro."];
  return { name: "Errores hoy", is, isWell: errors === 0, ...(errors > 0 && { why }) };
}

function viewsOf({ views_today: views }: Morning): Fact | null {
  return views === null ? null : { name: "Páginas vistas hoy", is: views.toLocaleString("es-ES"), isWell: true };
}
