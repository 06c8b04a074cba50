import { wakes } from "#app/islands/wakes.ts";
import { Field } from "#app/ui/field.tsx";
import { Button } from "#app/ui/links/button.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { degrees } from "#domain/requests/request-forms.ts";
import { requestTexts } from "#texts/site/request-texts.ts";
import { Chips } from "../requests/chips.tsx";
import { DataNotice, EmailInput, NameInput, PhoneInput, Problems, TextInput, Trap } from "../requests/form-parts.tsx";
import type { RequestAnswer } from "../requests/request-answer.ts";
import "../requests/request-form.css";

interface ApplicationFormProps {
  /** The id of the chosen position; null for none in particular. */
  position: string | null;
  owner: string;
  answer: RequestAnswer | undefined;
}

const problems = [
  { name: "nombre", id: "solicitud-nombre", todo: requestTexts.name.todo },
  { name: "telefono", id: "solicitud-telefono", todo: requestTexts.phone.todo },
  { name: "email", id: "solicitud-email", todo: requestTexts.email.todo },
  { name: "cv", id: "solicitud-cv", todo: requestTexts.cv.todo },
  { name: "mensaje", id: "solicitud-mensaje", todo: requestTexts.message.todo },
];

/**
 * An application with its CV. Here the browser checks what is required before it sends: no browser gives a chosen file
 * back to a page that has something to say.
 */
export function ApplicationForm({ position, owner, answer }: ApplicationFormProps) {
  const t = useText();
  const cvError = answer && (answer.errors.cv ?? requestTexts.cv.again);
  const text = answer?.errors.mensaje;
  return (
    <SiteForm className="request-form stack gap-24" method="post" action="/careers" encType="multipart/form-data">
      <Problems answer={answer && { ...answer, errors: { ...answer.errors, cv: cvError } }} fields={problems} />
      <input type="hidden" name="puesto" value={position ?? ""} />
      <div className="cols cols-6-6 gap-20">
        <NameInput id="solicitud-nombre" label={t("Nombre y apellidos")} required maxLength={200} answer={answer} />
        <PhoneInput id="solicitud-telefono" required maxLength={40} answer={answer} />
      </div>
      <div className="cols cols-6-6 gap-20">
        <EmailInput id="solicitud-email" required maxLength={254} answer={answer} />
        <TextInput
          id="solicitud-inicio"
          name="inicio"
          label={t("Puedes empezar")}
          note={t("opcional")}
          maxLength={100}
          answer={answer}
        />
      </div>
      <Chips legend={t("Tienes titulación de")} name="titulacion" options={degrees} chosen={answer?.typed.titulacion} />
      <div {...wakes("cv-file")}>
        <Field id="solicitud-cv" label={t("Currículum")} note={t("PDF, hasta 8 MB")} error={cvError}>
          {(control) => (
            <input {...control} className="input" name="cv" type="file" accept="application/pdf,.pdf" required />
          )}
        </Field>
      </div>
      <Field id="solicitud-mensaje" label={t("Por qué aquí")} note={t("opcional")} error={text}>
        {(control) => (
          <textarea {...control} className="input" name="mensaje" rows={4} defaultValue={answer?.typed.mensaje} />
        )}
      </Field>
      <Trap />
      <div className="cols cols-auto gap-16 middle">
        <DataNotice owner={owner}>
          {t("Usamos tu solicitud solo para este proceso. La leen dirección y el club que elijas.")}
        </DataNotice>
        <Button type="submit">{t("Enviar solicitud")}</Button>
      </div>
    </SiteForm>
  );
}
