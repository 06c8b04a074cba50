import { contactTexts } from "../../texts/contact-texts.ts";
import { requestTexts } from "../../texts/site/request-texts.ts";
import { dialledNumber } from "../contact/dialled-number.ts";
import { emailFault } from "../contact/email-fault.ts";
import { cleanText } from "../text/clean-text.ts";
import { emptyRequest, type NewRequest } from "./new-request.ts";

/** The subjects that the form of /contact offers. */
export const subjects = ["Tarifas y pagos", "Clases y horarios", "Mi cuenta", "Objetos perdidos", "Otra cosa"] as const;
/** The subject of the popup's small form. */
export const trialSubject = "Ven a probar un día";

/** What may be said to have been studied. */
export const degrees = ["CAFD", "TAFAD o TSEAS", "Otra", "Ninguna todavía"] as const;

export const messageLimit = 2_000;

export type MessageField = "tema" | "club" | "nombre" | "mensaje" | "via" | "contacto";
export type ApplicationField = "puesto" | "nombre" | "telefono" | "email" | "inicio" | "titulacion" | "mensaje" | "cv";

/** What a form holds, by the names of its fields. */
export type Typed = Readonly<Record<string, unknown>>;
type Errors<Field extends string> = Partial<Record<Field, string>>;
export type Checked<Field extends string> = { request: NewRequest } | { errors: Errors<Field> };

/** The form of /contact: a name, a message, and one way to answer. */
export function checkMessage(typed: Typed): Checked<MessageField> {
  const errors: Errors<MessageField> = {};
  const mensaje = required(typed.mensaje, messageLimit, requestTexts.message.missing);
  const subject = [...subjects, trialSubject].find((text) => text === typed.tema) ?? "Otra cosa";
  const common = checkSender(typed);
  Object.assign(errors, common.errors, "fault" in mensaje && { mensaje: mensaje.fault });
  if (Object.keys(errors).length > 0 || "fault" in mensaje) return { errors };
  const club_id = cleanText(typed.club) || null;
  return {
    request: { ...emptyRequest("message", "/contact"), ...common.sender, subject, message: mensaje.text, club_id },
  };
}

/** The car dealer's form: a name and one way to answer; words are welcome. */
export function checkCarLead(typed: Typed): Checked<MessageField> {
  const common = checkSender(typed);
  const mensaje = optional(typed.mensaje, messageLimit);
  const errors = { ...common.errors, ...("fault" in mensaje && { mensaje: mensaje.fault }) };
  if (Object.keys(errors).length > 0 || "fault" in mensaje) return { errors };
  const request = emptyRequest("car_lead", "/partners/alpine-madrid-sur");
  return { request: { ...request, ...common.sender, subject: "Alpine Madrid Sur", message: mensaje.text } };
}

/** The application of /careers but for its file; `position` is the one that was chosen, null for none in particular. */
export function checkApplication(
  typed: Typed,
  position: { id: string; title: string; club_id: string | null } | null,
): Checked<ApplicationField> {
  const nombre = required(typed.nombre, 200, requestTexts.name.missing);
  const mail = readEmail(typed.email, requestTexts.email.missing);
  const phone = readPhone(typed.telefono, requestTexts.phone.missing);
  const inicio = optional(typed.inicio, 100);
  const mensaje = optional(typed.mensaje, messageLimit);
  const errors: Errors<ApplicationField> = {
    ...("fault" in nombre && { nombre: nombre.fault }),
    ...("fault" in phone && { telefono: phone.fault }),
    ...("fault" in mail && { email: mail.fault }),
    ...("fault" in inicio && { inicio: inicio.fault }),
    ...("fault" in mensaje && { mensaje: mensaje.fault }),
  };
  if ("fault" in nombre || "fault" in mail || "fault" in phone || "fault" in inicio || "fault" in mensaje) {
    return { errors };
  }
  const degree = degrees.find((name) => name === typed.titulacion);
  return {
    request: {
      ...emptyRequest("application", "/careers"),
      name: nombre.text,
      email: mail.text,
      phone: phone.text,
      club_id: position?.club_id ?? null,
      position_id: position?.id ?? null,
      subject: position?.title ?? "Candidatura abierta",
      message: mensaje.text,
      details: { ...(inicio.text && { "Puede empezar": inicio.text }), ...(degree && { Titulación: degree }) },
    },
  };
}

type Read = { text: string } | { fault: string };

function checkSender(typed: Typed) {
  const nombre = required(typed.nombre, 200, requestTexts.name.missing);
  const isPhone = typed.via === "telefono";
  const { missingEmail, missingPhone } = requestTexts.contact;
  const contacto = isPhone ? readPhone(typed.contacto, missingPhone) : readEmail(typed.contacto, missingEmail);
  const errors: Errors<MessageField> = {
    ...("fault" in nombre && { nombre: nombre.fault }),
    ...("fault" in contacto && { contacto: contacto.fault }),
  };
  const address = "text" in contacto ? contacto.text : "";
  const sender = {
    name: "text" in nombre ? nombre.text : "",
    email: isPhone ? null : address,
    phone: isPhone ? address : null,
  };
  return { errors, sender };
}

function readEmail(typed: unknown, missing: string): Read {
  const text = cleanText(typed);
  if (text === "") return { fault: missing };
  const fault = emailFault(text);
  return fault === null ? { text } : { fault: contactTexts.email[fault] };
}

function readPhone(typed: unknown, missing: string): Read {
  const text = cleanText(typed);
  if (text === "") return { fault: missing };
  return dialledNumber(text) === null ? { fault: contactTexts.phone } : { text: plainPhone(text) };
}

/** As it is stored: without the signs that only some write. `dialledNumber` has understood it. */
const plainPhone = (text: string) =>
  (dialledNumber(text)?.startsWith("+34") ? text : (dialledNumber(text) ?? text)).replace(/^00/, "+");

function required(typed: unknown, limit: number, missing: string): Read {
  const read = optional(typed, limit);
  return "text" in read && read.text === "" ? { fault: missing } : read;
}

function optional(typed: unknown, limit: number): Read {
  const text = cleanText(typed);
  return Array.from(text).length > limit ? { fault: requestTexts.tooLong(limit) } : { text };
}
