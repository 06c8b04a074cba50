import { linkless } from "#shared/words-of-strangers.ts";
import type { House } from "./house.ts";
import { type LetterTools, oneLine, type WrittenLetter } from "./letter.ts";
import { letterWords } from "./letter-words.ts";
import { madridWords } from "./madrid-words.ts";
import type { TakenMail } from "./outbox.ts";
import { writeVisitLetter } from "./visit-letter.ts";
import { writeDigest } from "./write-digest.ts";

/** What a mail says, written from what is true now; null when what it tells of is gone. */
export async function writeLetter(tools: LetterTools, mail: TakenMail, house: House): Promise<WrittenLetter | null> {
  if (mail.kind === "answer") return writeAnswer(tools, mail);
  if (mail.kind === "request_notice") return writeNotice(tools, mail);
  if (mail.kind === "change_notice") return writeChange(tools, mail);
  if (mail.kind === "digest") return writeDigest(tools);
  if (mail.kind === "plan_refused") return writeRefusedPlan(tools, mail);
  if (mail.kind === "review") return writeReview(tools, mail);
  return writeVisitLetter(tools, mail, house);
}

/** The words of whoever answers, and below them what was asked, or said last. */
async function writeAnswer({ sql }: LetterTools, mail: TakenMail): Promise<WrittenLetter | null> {
  const [asked] = await sql<{ message: string; language: string; created_at: Date; reply: string | null }[]>`
    select coalesce(reply.words, inbox.message) as message, language, reply.message_id as reply,
      coalesce(reply.created_at, inbox.created_at) as created_at
    from public.inbox left join lateral (
      select words, message_id, created_at from public.request_events
      where request_id = inbox.id and action = 'replied' order by created_at desc limit 1) as reply on true
    where inbox.id = ${mail.request_id}`;
  if (!asked) return null;
  const [before] = await sql<{ message_id: string }[]>`
    select message_id from public.outbox
    where request_id = ${mail.request_id} and recipient = ${mail.recipient} and state = 'sent' and id <> ${mail.id}
    order by sent_at desc limit 1`;
  const words = letterWords(asked.language);
  const { date } = madridWords(asked.created_at, words.language);
  const quote = { title: words.youWrote(date), words: asked.message };
  return {
    language: words.language,
    subject: mail.subject ?? "NINE FITNESS",
    paragraphs: [mail.words ?? ""],
    ...(asked.message.trim() && { quote }),
    inReplyTo: asked.reply ?? before?.message_id ?? null,
  };
}

const kinds: Record<string, string> = {
  message: "mensaje",
  application: "solicitud de empleo",
  car_lead: "oferta de coche",
  proposal: "propuesta de partner",
  visit: "visita",
};

interface Asked {
  kind: string;
  subject: string;
  club: string | null;
  desk: string | null;
  created_at: Date;
}

/**
 * Somebody has asked for something. Who she is and what she wrote stays in the panel, where it is found, kept and erased as
 * promised; a mailbox is neither.
 */
async function writeNotice({ sql, siteUrl }: LetterTools, mail: TakenMail): Promise<WrittenLetter | null> {
  const [asked] = await sql<Asked[]>`
    select inbox.kind, inbox.subject, clubs.name as club, clubs.email as desk, inbox.created_at
    from public.inbox left join public.clubs on clubs.id = inbox.club_id where inbox.id = ${mail.request_id}`;
  if (!asked) return null;
  const what = kinds[asked.kind] ?? "solicitud";
  const { day, hour } = madridWords(mail.data.replied ? mail.created_at : asked.created_at);
  const answered = `Ha contestado por email quien envió ${what === "mensaje" ? "un" : "una"} ${what}.`;
  const about =
    asked.kind === "message" || asked.kind === "visit" || asked.kind === "application" ? linkless(asked.subject) : "";
  return {
    subject: oneLine(
      `Bandeja: ${[mail.data.replied && "han contestado", what, asked.club].filter(Boolean).join(" · ")}`,
    ),
    paragraphs: [
      [
        mail.data.replied ? answered : `Ha llegado una ${what}.`.replace("una mensaje", "un mensaje"),
        about,
        asked.club,
        `${day}, ${hour}`,
      ]
        .filter(Boolean)
        .join("\n"),
      "Quién escribe y qué dice está en la bandeja del panel.",
    ],
    desk: asked.desk,
    link: { label: "Abrir en la bandeja", url: `${siteUrl}/admin/inbox/${mail.request_id}` },
  };
}

/** A visitor has moved or cancelled her visit: when, and not who, as in a notice. */
async function writeChange({ sql, siteUrl }: LetterTools, mail: TakenMail): Promise<WrittenLetter | null> {
  const [visit] = await sql<{ starts_at: Date; club: string | null; desk: string | null }[]>`
    select visits.starts_at, clubs.name as club, clubs.email as desk
    from public.visits left join public.clubs on clubs.id = visits.club_id where visits.id = ${mail.request_id}`;
  if (!visit) return null;
  const when = (moment: Date) => `${madridWords(moment).day}, ${madridWords(moment).hour}`;
  const isMove = mail.data.action === "moved";
  const before = isMove && mail.data.before_at ? `Era: ${when(new Date(mail.data.before_at))}` : null;
  return {
    subject: oneLine(`Visita ${isMove ? "movida" : "anulada"}${visit.club ? ` · ${visit.club}` : ""}`),
    paragraphs: [
      [
        isMove ? "Quien la había reservado ha movido su visita." : "Quien la había reservado ha anulado su visita.",
        before,
        `${isMove ? "Ahora es" : "Era"}: ${when(visit.starts_at)}`,
      ]
        .filter(Boolean)
        .join("\n"),
    ],
    desk: visit.desk,
    link: { label: "Abrir en la bandeja", url: `${siteUrl}/admin/inbox/${mail.request_id}` },
  };
}

/** What was planned and could not be written; null once somebody has seen to it. */
async function writeRefusedPlan({ sql, siteUrl }: LetterTools, mail: TakenMail): Promise<WrittenLetter | null> {
  const [plan] = await sql<{ reason: string; due_at: Date }[]>`
    select reason, due_at from public.planned_changes where id = ${mail.data.plan ?? null} and state = 'refused'`;
  if (!plan) return null;
  const { day, hour } = madridWords(plan.due_at);
  return {
    subject: "No se ha guardado un cambio previsto",
    paragraphs: [
      `Estaba previsto para el ${day}, ${hour}. ${plan.reason}`,
      "La web sigue como estaba. En el panel pone qué cambio es: allí se mueve, se aplica o se descarta.",
    ],
    link: { label: "Abrir el panel", url: `${siteUrl}/admin` },
  };
}

const sections: Record<string, string> = { articles: "9ftoday", events: "events", landing_pages: "landings" };

interface ReviewTold {
  table_name: string;
  row_id: string;
  note: string;
  answer: string;
  asker: string;
  reader: string;
  name: string;
}

/** A colleague is asked to read something, or has; null once it was answered otherwise, or is gone. */
async function writeReview({ sql, siteUrl }: LetterTools, mail: TakenMail): Promise<WrittenLetter | null> {
  const { review = null, state = null } = mail.data;
  const nameOfStaff = (column: string) => sql`(
    select coalesce(nullif(staff.name, ''), initcap(translate(split_part(users.email, '@', 1), '._-', '   ')))
    from public.staff join auth.users on users.id = staff.user_id where staff.user_id = ${sql(column)})`;
  const [told] = await sql<ReviewTold[]>`
    select table_name, row_id, note, answer, ${nameOfStaff("it.asked_by")} as asker, ${nameOfStaff("it.asked_of")} as reader,
      coalesce(nullif(of_row ->> 'title', ''), of_row ->> 'slug') as name
    from public.reviews as it, private.reviewed_row(table_name, row_id) as of_row
    where id = ${review} and state = ${state} and of_row is not null`;
  if (!told) return null;
  const { table_name, row_id, note, answer, asker, reader, name } = told;
  const subject = {
    waiting: `${asker} te pide que revises «${name}»`,
    approved: `${reader} ha dado el visto bueno a «${name}»`,
    changes: `${reader} pide cambios en «${name}»`,
  }[state ?? ""];
  return {
    subject: oneLine(subject ?? name),
    paragraphs: [(state === "waiting" ? note : answer) || `${subject}.`],
    link: { label: "Abrir en el panel", url: `${siteUrl}/admin/${sections[table_name]}/${row_id}` },
  };
}
