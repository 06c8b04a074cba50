import { type Language, ownLanguage, publishedLanguages } from "#shared/language.ts";

/** The language in which somebody is answered; the site's own where visitors can no longer read hers. */
export const answerLanguage = (code: string): Language =>
  publishedLanguages.find((language) => language === code) ?? ownLanguage;

const names = new Intl.DisplayNames(["es"], { type: "language" });

/** "inglés" */
export const languageName = (code: string): string => names.of(code) ?? code;

/** "Escribió en inglés", for the desk; null for whoever wrote in the site's own language. */
export function wroteIn({ kind, language }: { kind: string; language: string }): string | null {
  if (language === ownLanguage) return null;
  return `${kind === "visit" ? "Reservó" : "Escribió"} en ${languageName(language)}`;
}

/** For the `lang` of what a visitor wrote, and of what is written to her, in a panel of the site's own language. */
export const visitorLang = (code: string): string | undefined => (code === ownLanguage ? undefined : code);

/** What is written to a visitor. */
export interface LetterToVisitor {
  subject: string;
  words: string;
}

/** What the desk's forms write beforehand, per language. */
interface AnswerWords {
  /** Null: what she wrote is the subject. */
  subjects: Record<string, string> | null;
  proposal: string;
  opening(club: string, link: string): LetterToVisitor;
  /** To whoever booked for an hour that is no longer one. */
  noVisits(club: string, moment: string, link: string): LetterToVisitor;
}

const dayIn = (locale: string, moment: string): string =>
  new Date(moment)
    .toLocaleDateString(locale, { timeZone: "Europe/Madrid", weekday: "long", day: "numeric", month: "long" })
    .replace(",", "");

const all: Record<Language, AnswerWords> = {
  es: {
    subjects: null,
    proposal: "Tu propuesta a NINE FITNESS",
    opening: (club, link) => ({
      subject: `NINE FITNESS ${club} ya está abierto`,
      words: `Hola:\n\nNos pediste que te avisáramos: ${club} ya está abierto. Puedes reservar tu visita aquí:\n${link}\n\nEste es el único correo que recibirás por esto.\n\nEl equipo de NINE FITNESS ${club}`,
    }),
    noVisits: (club, moment, link) => ({
      subject: `Tu visita a NINE FITNESS ${club}`,
      words: `Hola:\n\nEl ${dayIn("es-ES", moment)} no podemos recibirte en ${club} a la hora que habías reservado. Sentimos el cambio.\n\nElige otra hora aquí:\n${link}\n\nO dinos cuándo te viene bien y te buscamos un hueco.\n\nEl equipo de NINE FITNESS ${club}`,
    }),
  },
  en: {
    // Those of the forms are in Spanish, for the desk.
    subjects: {
      message: "Your message to NINE FITNESS",
      application: "Your application to NINE FITNESS",
      visit: "Your visit to NINE FITNESS",
      proposal: "Your proposal to NINE FITNESS",
    },
    proposal: "Your proposal to NINE FITNESS",
    opening: (club, link) => ({
      subject: `NINE FITNESS ${club} is now open`,
      words: `Hello,\n\nYou asked us to tell you: ${club} is now open. You can book your visit here:\n${link}\n\nThis is the only email you will receive about it.\n\nThe team at NINE FITNESS ${club}`,
    }),
    noVisits: (club, moment, link) => ({
      subject: `Your visit to NINE FITNESS ${club}`,
      words: `Hello,\n\nOn ${dayIn("en-GB", moment)} we cannot receive you at ${club} at the time that you had booked. We are sorry.\n\nChoose another time here:\n${link}\n\nOr tell us when it suits you and we will find you a place.\n\nThe team at NINE FITNESS ${club}`,
    }),
  },
};

/** The words for whoever wrote in this language. */
export const answerWords = (code: string): AnswerWords => all[answerLanguage(code)];
