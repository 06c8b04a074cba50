import { contactTexts } from "../../texts/contact-texts.ts";
import { dialledNumber } from "./dialled-number.ts";
import { emailFault } from "./email-fault.ts";

/** The one e-mail or phone that somebody typed, or the sentence that says what it lacks. A phone comes as it is dialled. */
export function readContact(typed: string): { contact: string } | { fault: string } {
  const text = typed.trim();
  if (text === "") return { fault: contactTexts.none };
  const dialled = dialledNumber(text);
  if (dialled !== null) return { contact: dialled };
  // What has digits and no letters was meant as a phone.
  if (/\d/.test(text) && !/[\p{L}@]/u.test(text)) return { fault: contactTexts.phone };
  const fault = emailFault(text);
  return fault === null ? { contact: text } : { fault: contactTexts.email[fault] };
}
