import { type Language, ownLanguage, publishedLanguages } from "#shared/language.ts";

interface Told {
  subject: string;
  paragraphs: string[];
}

/** What mails to visitors say in one language. A day comes with its hour: `miércoles 25 de noviembre, 18:30`. */
export interface LetterWords {
  language: Language;
  hello(name: string): string;
  booked(club: string, when: string): Told;
  reminder(club: string, when: string): Told;
  /** `before` is when it was to be, where that is known. */
  moved(club: string, when: string, before: string | null): Told;
  cancelled(club: string, when: string): Told;
  bring: string;
  change: string;
  bookAgain: string;
  /** What its calendar file is called. */
  fileName: string;
  visitTo(place: string): string;
  phone(number: string): string;
  youWrote(date: string): string;
}

const spanish: LetterWords = {
  language: "es",
  hello: (name) => (name ? `Hola, ${name}:` : "Hola:"),
  booked: (club, when) => ({
    subject: `Tu visita a ${club}: ${when}`,
    paragraphs: ["Tu visita está reservada. Te esperamos:"],
  }),
  reminder: (club, when) => ({
    subject: `Mañana te esperamos en ${club}: ${when}`,
    paragraphs: ["Te recordamos tu visita de mañana:"],
  }),
  moved: (club, when, before) => ({
    subject: `Tu visita a ${club} cambia: ${when}`,
    paragraphs: [before ? `Tu visita del ${before} pasa a ser:` : "Tu visita pasa a ser:"],
  }),
  cancelled: (club, when) => ({
    subject: `Tu visita a ${club} está anulada`,
    paragraphs: [
      `Tu visita del ${when} en ${club} está anulada: no hace falta que vengas.`,
      "Cuando quieras, reserva otro día.",
    ],
  }),
  bring: "Ven con ropa cómoda si quieres probar una máquina. Al llegar, di tu nombre en recepción.",
  change: "Cambiar o anular la visita",
  bookAgain: "Reservar otra visita",
  fileName: "visita.ics",
  visitTo: (place) => `Visita a ${place}`,
  phone: (number) => `Teléfono: ${number}`,
  youWrote: (date) => `El ${date} nos escribiste:`,
};

const english: LetterWords = {
  language: "en",
  hello: (name) => (name ? `Hello ${name},` : "Hello,"),
  booked: (club, when) => ({
    subject: `Your visit to ${club}: ${when}`,
    paragraphs: ["Your visit is booked. We look forward to seeing you:"],
  }),
  reminder: (club, when) => ({
    subject: `See you tomorrow at ${club}: ${when}`,
    paragraphs: ["A reminder of your visit tomorrow:"],
  }),
  moved: (club, when, before) => ({
    subject: `Your visit to ${club} has moved: ${when}`,
    paragraphs: [before ? `Your visit on ${before} is now on:` : "Your visit is now on:"],
  }),
  cancelled: (club, when) => ({
    subject: `Your visit to ${club} is cancelled`,
    paragraphs: [
      `Your visit to ${club} on ${when} is cancelled: there is no need to come.`,
      "Book another day whenever you like.",
    ],
  }),
  bring:
    "Come in comfortable clothes if you would like to try a machine. When you arrive, give your name at reception.",
  change: "Change or cancel your visit",
  bookAgain: "Book another visit",
  fileName: "visit.ics",
  visitTo: (place) => `Visit to ${place}`,
  phone: (number) => `Phone: ${number}`,
  youWrote: (date) => `On ${date} you wrote to us:`,
};

/** One per language of the site: the type asks for each. */
const all: Record<Language, LetterWords> = { es: spanish, en: english };

/** The words for somebody who wrote in this language; the site's own where visitors can no longer read that one. */
export const letterWords = (code: string): LetterWords =>
  all[publishedLanguages.find((language) => language === code) ?? ownLanguage];
