import { Field, FieldError } from "#app/ui/field.tsx";
import { useText } from "#app/ui/use-text.ts";
import { messageLimit } from "#domain/requests/request-forms.ts";
import { requestTexts } from "#texts/site/request-texts.ts";
import type { RequestAnswer } from "./request-answer.ts";
import "./request-form.css";

interface ContactFieldsProps {
  /** Told apart on one page: begins the ids. */
  id: string;
  answer: RequestAnswer | undefined;
}

/** One way to be answered: an e-mail or a phone, as the visitor likes. */
export function AnswerWay({ id, answer }: ContactFieldsProps) {
  const t = useText();
  const error = answer?.errors.contacto;
  const way = answer?.typed.via === "telefono" ? "telefono" : "email";
  return (
    <fieldset>
      <div className="answer-way row gap-16 wraps">
        <legend className="field__label">{t("Respuesta por")}</legend>
        <label className="row gap-8 press small">
          <input type="radio" name="via" value="email" defaultChecked={way === "email"} />
          Email
        </label>
        <label className="row gap-8 press small">
          <input type="radio" name="via" value="telefono" defaultChecked={way === "telefono"} />
          {t("Teléfono")}
        </label>
      </div>
      <label className="sr-only" htmlFor={`${id}-contacto`}>
        {t("Tu email o teléfono")}
      </label>
      <input
        className="input"
        id={`${id}-contacto`}
        name="contacto"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        placeholder={t("nombre@correo.es o 600 000 000")}
        defaultValue={answer?.typed.contacto}
        {...(error && { "aria-invalid": true, "aria-describedby": `${id}-contacto-error` })}
      />
      <FieldError id={`${id}-contacto-error`}>{error}</FieldError>
    </fieldset>
  );
}

export function MessageText({ id, answer, note }: ContactFieldsProps & { note?: string }) {
  const t = useText();
  return (
    <Field
      id={`${id}-mensaje`}
      label={t("Mensaje")}
      note={note ?? t("hasta {count} caracteres", { count: messageLimit })}
      error={answer?.errors.mensaje}
    >
      {(control) => (
        <textarea className="input" {...control} name="mensaje" rows={5} defaultValue={answer?.typed.mensaje} />
      )}
    </Field>
  );
}

export const contactProblems = (id: string) => [
  { name: "nombre", id: `${id}-nombre`, todo: requestTexts.name.todo },
  { name: "mensaje", id: `${id}-mensaje`, todo: requestTexts.message.todo },
  { name: "contacto", id: `${id}-contacto`, todo: requestTexts.contact.todo },
];
