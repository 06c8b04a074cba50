import { visitCalendar } from "#domain/visits/visit-calendar.ts";
import { inLanguage, type Language } from "#shared/language.ts";
import { greetingName } from "#shared/words-of-strangers.ts";
import type { House } from "./house.ts";
import { type LetterTools, oneLine, type WrittenLetter } from "./letter.ts";
import { type LetterWords, letterWords } from "./letter-words.ts";
import { madridWords } from "./madrid-words.ts";
import type { TakenMail } from "./outbox.ts";

interface Visit {
  id: string;
  name: string;
  language: string;
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
    select visits.id, requests.name, requests.language, clubs.name as club, clubs.address, visits.status, visits.starts_at, visits.ends_at,
      visits.updated_at,
      (select count(*)::int from public.visit_events where visit_id = visits.id) as version
    from public.visits join public.requests using (id) left join public.clubs on clubs.id = visits.club_id
    where visits.id = ${mail.request_id}`;
  if (!visit) return null;
  const isCancelled = mail.kind === "visit_cancelled";
  if (isCancelled !== (visit.status === "cancelled")) return null;
  // The mail of a move that was moved on meanwhile says when the visit is, not when it was to be.
  const club = oneLine(visit.club ?? mail.data.club ?? "");
  const words = letterWords(visit.language);
  const { language } = words;
  const { day, hour } = madridWords(visit.starts_at, language);
  const place = `NINE FITNESS ${club}`.trim();
  const filename = words.fileName;
  const content = visitCalendar({
    id: visit.id,
    title: words.visitTo(place),
    address: visit.address ?? "",
    startsAt: visit.starts_at,
    endsAt: visit.ends_at,
    version: visit.version,
    changedAt: visit.updated_at,
    isCancelled,
    words: house.phone ? words.phone(house.phone) : "",
    language,
  });
  const told = whatIsTold(words, mail, club, `${day}, ${hour}`);
  if (!told) return null;
  const letter = {
    language,
    subject: oneLine(told.subject),
    paragraphs: [words.hello(greetingName(visit.name)), ...told.paragraphs],
  };
  if (isCancelled) {
    const link = { label: words.bookAgain, url: `${tools.siteUrl}${inLanguage("/clubs", language)}` };
    return { ...letter, link, calendar: { method: "CANCEL", filename, content } };
  }
  const where = [place, visit.address].filter(Boolean).join("\n");
  return {
    ...letter,
    paragraphs: [...letter.paragraphs, `${capital(day)}, ${hour}\n${where}`, words.bring],
    link: { label: words.change, url: await changeAddress(tools, visit.id, language) },
    // A reminder brings no second appointment.
    ...(mail.kind !== "visit_reminder" && { calendar: { method: "PUBLISH" as const, filename, content } }),
  };
}

function whatIsTold(words: LetterWords, { kind, data }: TakenMail, club: string, when: string) {
  if (kind === "visit_booked") return words.booked(club, when);
  if (kind === "visit_reminder") return words.reminder(club, when);
  if (kind === "visit_cancelled") return words.cancelled(club, when);
  if (kind !== "visit_moved") return null;
  const before = data.before_at ? madridWords(new Date(data.before_at), words.language) : null;
  return words.moved(club, when, before && `${before.day}, ${before.hour}`);
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A private link of its own for each mail: nothing that is stored opens it (visit_secrets holds hashes). */
async function changeAddress({ sql, siteUrl }: LetterTools, visit: string, language: Language): Promise<string> {
  const [row] = await sql<{ secret: string }[]>`select public.issue_visit_secret(${visit}) as secret`;
  return `${siteUrl}${inLanguage(`/visita/${row?.secret}`, language)}`;
}
