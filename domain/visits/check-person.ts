import { contactTexts } from "../../texts/contact-texts.ts";
import { requestTexts } from "../../texts/site/request-texts.ts";
import { visitTexts } from "../../texts/site/visit-texts.ts";
import { dialledNumber } from "../contact/dialled-number.ts";
import { emailFault } from "../contact/email-fault.ts";
import { cleanText } from "../text/clean-text.ts";
import { isDate } from "../time/dates.ts";

type VisitField = "hora" | "nombre" | "telefono" | "email";
export type VisitErrors = Partial<Record<VisitField, string>>;

/** Who comes, as it is stored. */
export interface VisitPerson {
  name: string;
  phone: string;
  email: string;
}

type Typed = Readonly<Record<string, unknown>>;

const mostLetters = 100;

/** As the page offers it; `Date.parse` takes much else. */
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(Z|[+-]\d\d:?\d\d)$/;

/** The moment that was chosen: each day has hours of its own, so that a day changed without script chooses no old hour. */
export function chosenStart(typed: Typed): string | null {
  const day = cleanText(typed.dia);
  const start = isDate(day) ? cleanText(typed[`hora-${day}`]) : "";
  return isMoment.test(start) && !Number.isNaN(Date.parse(start)) ? start : null;
}

/** Who comes, or what is wrong with it at each field. At the desk one way to reach somebody is enough. */
export function checkPerson(typed: Typed, isDesk = false): { person: VisitPerson } | { errors: VisitErrors } {
  const name = cleanText(typed.nombre).replace(/\s+/g, " ");
  const phone = cleanText(typed.telefono);
  const email = cleanText(typed.email);
  const errors: VisitErrors = {};
  if (name === "") errors.nombre = isDesk ? visitTexts.deskName : requestTexts.name.missing;
  else if (Array.from(name).length > mostLetters) errors.nombre = visitTexts.longName(mostLetters);
  const isReached = isDesk && (phone !== "" || email !== "");
  if (phone === "" && !isReached) errors.telefono = isDesk ? visitTexts.deskReach : requestTexts.phone.missing;
  else if (phone !== "" && dialledNumber(phone) === null) errors.telefono = contactTexts.phone;
  if (email === "" && !isDesk) errors.email = requestTexts.email.missing;
  else if (email !== "") {
    const fault = emailFault(email);
    if (fault) errors.email = contactTexts.email[fault];
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { person: { name, email, phone: dialled(phone) } };
}

/** One way to write a number, so that one person's are one; Spanish ones as people read them here. */
function dialled(phone: string): string {
  const number = dialledNumber(phone) ?? "";
  const spanish = /^\+34(\d{3})(\d{3})(\d{3})$/.exec(number);
  return spanish ? spanish.slice(1).join(" ") : number;
}
