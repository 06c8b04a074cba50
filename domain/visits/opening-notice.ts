import { contactTexts } from "../../texts/contact-texts.ts";
import { requestTexts } from "../../texts/site/request-texts.ts";
import { emailFault } from "../contact/email-fault.ts";
import { emptyRequest } from "../requests/new-request.ts";
import type { Checked, Typed } from "../requests/request-forms.ts";
import { cleanText } from "../text/clean-text.ts";

/** Who wants to hear that a club opens: an e-mail, and a name if she likes. */
export function checkOpeningNotice(typed: Typed, club: { id: string; name: string }): Checked<"nombre" | "email"> {
  const name = cleanText(typed.nombre);
  const email = cleanText(typed.email);
  const fault = email === "" ? null : emailFault(email);
  const errors = {
    ...(Array.from(name).length > 200 && { nombre: requestTexts.tooLong(200) }),
    ...(email === "" && { email: requestTexts.email.missing }),
    ...(fault && { email: contactTexts.email[fault] }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const request = emptyRequest("opening_notice", `/club/${club.id}/visita`);
  return { request: { ...request, name, email, club_id: club.id, subject: `Avisar cuando abra ${club.name}` } };
}
