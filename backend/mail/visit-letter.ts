import type { House } from "./house.ts";
import { type LetterTools, oneLine, type WrittenLetter } from "./letter.ts";
import { madridWords } from "./madrid-words.ts";
import type { TakenMail } from "./outbox.ts";
import { visitCalendar } from "./visit-calendar.ts";

interface Visit {
  id: string;
  name: string;
  club: string | null;
  address: string | null;
  status: string;
  starts_at: Date;
  ends_at: Date;
  updated_at: Date;
  version: number;
}

/** What a person hears of her visit; null when it is gone, or when the mail tells of what is no longer so. */
export async function writeVisitLetter(
  tools: LetterTools,
  mail: TakenMail,
  house: House,
): Promise<WrittenLetter | null> {
  const [visit] = await tools.sql<Visit[]>`
    select visits.id, requests.name, clubs.name as club, clubs.address, visits.status, visits.starts_at, visits.ends_at,
      visits.updated_at,
      (select count(*)::int from public.visit_events where visit_id = visits.id) as version
    from public.visits join public.requests using (id) left join public.clubs on clubs.id = visits.club_id
    where visits.id = ${mail.request_id}`;
  if (!visit) return null;
  const isCancelled = mail.kind === "visit_cancelled";
  if (isCancelled !== (visit.status === "cancelled")) return null;
  // The mail of a move that was moved on meanwhile says when the visit is, not when it was to be.
  const club = oneLine(visit.club ?? mail.data.club ?? "");
  const { day, hour } = madridWords(visit.starts_at);
  const first = visit.name.trim().split(/\s+/)[0] ?? "";
  const where = [`NINE FITNESS ${club}`.trim(), visit.address].filter(Boolean).join("\n");
  const calendar = visitCalendar({
    id: visit.id,
    club,
    address: visit.address ?? "",
    startsAt: visit.starts_at,
    endsAt: visit.ends_at,
    version: visit.version,
    changedAt: visit.updated_at,
    isCancelled,
    words: house.phone ? `Teléfono: ${house.phone}` : "",
  });
  const words = lettersOf(first, `${day}, ${hour}`, club, mail.data.before);
  const letter = words[mail.kind];
  if (!letter) return null;
  if (isCancelled)
    return { ...letter, link: await clubsLink(tools), calendar: { method: "CANCEL", content: calendar } };
  return {
    subject: oneLine(letter.subject),
    paragraphs: [...letter.paragraphs, `${capital(day)}, ${hour}\n${where}`, ...bring],
    link: { label: "Cambiar o anular la visita", url: await changeAddress(tools, visit.id) },
    // A reminder brings no second appointment.
    ...(mail.kind !== "visit_reminder" && { calendar: { method: "PUBLISH" as const, content: calendar } }),
  };
}

const bring = ["Ven con ropa cómoda si quieres probar una máquina. Al llegar, di tu nombre en recepción."];

function lettersOf(
  name: string,
  when: string,
  club: string,
  before: string | undefined,
): Partial<Record<TakenMail["kind"], { subject: string; paragraphs: string[] }>> {
  const hello = name ? `Hola, ${name}:` : "Hola:";
  return {
    visit_booked: {
      subject: `Tu visita a ${club}: ${when}`,
      paragraphs: [hello, "Tu visita está reservada. Te esperamos:"],
    },
    visit_reminder: {
      subject: `Mañana te esperamos en ${club}: ${when}`,
      paragraphs: [hello, "Te recordamos tu visita de mañana:"],
    },
    visit_moved: {
      subject: `Tu visita a ${club} cambia: ${when}`,
      paragraphs: [hello, before ? `Tu visita del ${before} pasa a ser:` : "Tu visita pasa a ser:"],
    },
    visit_cancelled: {
      subject: oneLine(`Tu visita a ${club} está anulada`),
      paragraphs: [
        hello,
        `Tu visita del ${when} en ${club} está anulada: no hace falta que vengas.`,
        "Cuando quieras, reserva otro día.",
      ],
    },
  };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A private link of its own for each mail: nothing that is stored opens it (visit_secrets holds hashes). */
async function changeAddress({ sql, siteUrl }: LetterTools, visit: string): Promise<string> {
  const [row] = await sql<{ secret: string }[]>`select public.issue_visit_secret(${visit}) as secret`;
  return `${siteUrl}/visita/${row?.secret}`;
}

const clubsLink = async ({ siteUrl }: LetterTools) => ({ label: "Reservar otra visita", url: `${siteUrl}/clubs` });
