import { ArrowLeft, ArrowRight } from "lucide-react";
import type { FormEvent, FormEventHandler, InputHTMLAttributes, MouseEvent, Ref } from "react";
import { Field } from "#app/ui/field.tsx";
import { Button } from "#app/ui/links/button.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { webAddress } from "#domain/links/web-address.ts";
import { type ProposalErrors, type ProposalField, proposalSteps } from "#domain/partners/proposal.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { PlainText } from "#texts/translate.ts";
import "./proposal.css";

interface ProposalFormProps {
  ref: Ref<HTMLFormElement>;
  /** Who answers for the data (GDPR, art. 13). */
  owner: string;
  /** Another one begins with empty fields. */
  round: number;
  typed: Partial<Record<ProposalField, string>>;
  errors: ProposalErrors;
  failure: ToastText | null;
  isSending: boolean;
  onSubmit: FormEventHandler;
  /** Somebody does something about a field. */
  onTyped: (field: ProposalField) => void;
  onNext: () => void;
  onBack: () => void;
  onAgain: () => void;
  onClose: () => void;
}

const fields = proposalSteps.flat();

const company: (Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "placeholder" | "autoComplete"> & {
  name: ProposalField;
  label: PlainText;
  isRequired?: boolean;
})[] = [
  { name: "company_name", label: "Nombre de la empresa", isRequired: true, autoComplete: "organization" },
  { name: "contact_name", label: "Persona de contacto", isRequired: true, autoComplete: "name" },
  { name: "email", label: "Email", isRequired: true, type: "email", autoComplete: "email" },
  { name: "phone", label: "Teléfono", type: "tel", autoComplete: "tel" },
  { name: "website", label: "Sitio web", type: "url", placeholder: "https://", autoComplete: "url" },
];

/** No native validation: its words are not the spec's, and it refuses a bare `empresa.es`. */
export function ProposalForm({ ref, owner, round, typed, errors, failure, ...it }: ProposalFormProps) {
  const t = useText();
  const field = (name: ProposalField) => ({ id: `propuesta-${name}`, error: errors[name] });
  const typing = ({ target }: FormEvent) => {
    const typedIn = fields.find((name) => target instanceof Element && target.getAttribute("name") === name);
    if (typedIn) it.onTyped(typedIn);
  };
  return (
    <SiteForm
      ref={ref}
      className="proposal__form column gap-0 grow room"
      method="post"
      action="/partners#propuesta"
      noValidate
      onSubmit={it.onSubmit}
      onInput={typing}
    >
      {failure && (
        <p className="below-20 notice notice--bad" role="alert">
          <strong>{t.known(failure.title)}</strong> {t.known(failure.description)}
        </p>
      )}
      <div className="proposal__steps stack gap-24 grow" key={round}>
        <CompanyStep {...{ typed, field }} onNext={it.onNext} />
        <WordsStep {...{ typed, field, owner }} isSending={it.isSending} onBack={it.onBack} />
        <ProposalSent onAgain={it.onAgain} onClose={it.onClose} />
      </div>
    </SiteForm>
  );
}

interface StepProps {
  typed: ProposalFormProps["typed"];
  /** What the field of that name is called in the page, and what is wrong with it. */
  field: (name: ProposalField) => { id: string; error: ProposalErrors[ProposalField] };
}

function CompanyStep({ typed, field, onNext }: StepProps & Pick<ProposalFormProps, "onNext">) {
  const t = useText();
  return (
    <fieldset className="proposal__step column slim">
      <legend className="sr-only">{t("Tu empresa")}</legend>
      <p className="below-20 small muted">{t("Los campos con * son obligatorios.")}</p>
      <div className="cols cols-6-6 gap-16">
        {company.map(({ name, label, isRequired = false, ...input }) => (
          <Field
            key={name}
            {...field(name)}
            label={t(label)}
            required={isRequired}
            {...(name === "website" && { className: "proposal__wide across" })}
          >
            {(control) => (
              <input
                type="text"
                {...input}
                {...control}
                name={name}
                className="input"
                defaultValue={typed[name]}
                {...(name === "website" && { onBlur: completeAddress })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="proposal__actions acts">
        <Button className="proposal__turn" onClick={onNext}>
          {t("Siguiente")}
          <Icon of={ArrowRight} size={18} />
        </Button>
      </div>
    </fieldset>
  );
}

function WordsStep({
  typed,
  field,
  owner,
  isSending,
  onBack,
}: StepProps & Pick<ProposalFormProps, "owner" | "isSending" | "onBack">) {
  const t = useText();
  return (
    <fieldset className="proposal__step column slim">
      <legend className="sr-only">{t("Tu propuesta")}</legend>
      <Field {...field("proposal")} label={t("Cuéntanos tu propuesta")} required className="proposal__wide across">
        {(control) => (
          <textarea {...control} name="proposal" className="input" rows={8} defaultValue={typed.proposal} />
        )}
      </Field>
      <p className="field__hint links">
        {t("Usamos estos datos solo para responderte. Responsable: {owner}. Lo explica nuestra", {
          owner: owner.replace(/\.$/, ""),
        })}{" "}
        <SiteLink href="/politica-de-privacidad" target="_blank" rel="noopener">
          {t("Política de Privacidad")}
          <span className="sr-only">{t(" (se abre en otra pestaña)")}</span>
        </SiteLink>
        .
      </p>
      <div className="proposal__actions acts">
        <Button variant="line" className="proposal__turn" onClick={onBack}>
          <Icon of={ArrowLeft} size={18} />
          {t("Volver")}
        </Button>
        <Button type="submit" busy={isSending} busyLabel={t("Enviando…")}>
          {t("Enviar propuesta")}
        </Button>
      </div>
    </fieldset>
  );
}

/** `empresa.es` becomes `https://empresa.es` before the eyes of whoever wrote it. */
function completeAddress({ target }: { target: HTMLInputElement }) {
  target.value = webAddress(target.value) ?? target.value;
}

/** The third step: it says that the proposal has arrived. */
function ProposalSent({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const t = useText();
  // The second press of two that sent it lands here, where the answer is quick, and is not meant for what stands here.
  const once = (act: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) act();
  };
  return (
    <div className="proposal__step column proposal__sent gap-16 slim">
      <span className="bar" />
      <h3 className="title-1" tabIndex={-1}>
        {t("Propuesta enviada")}
      </h3>
      <p className="lead">{t("La tenemos. Te respondemos por email.")}</p>
      <div className="proposal__actions acts">
        <Button variant="line" onClick={once(onAgain)}>
          {t("Enviar otra propuesta")}
        </Button>
        <Button onClick={once(onClose)}>{t("Cerrar")}</Button>
      </div>
    </div>
  );
}
