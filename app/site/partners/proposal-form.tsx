import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ProposalAnswer } from "./proposal-answer.ts";
import { ProposalField } from "./proposal-field.tsx";
import { ProposalSent } from "./proposal-sent.tsx";
import "#app/ui/field.css";
import "./proposal-form.css";

/** No native validation: its words are not the spec's, and it refuses a bare `empresa.es`. */
export function ProposalForm({ answer }: { answer: ProposalAnswer | undefined }) {
  const field = (name: keyof ProposalAnswer["errors"]) => ({
    name,
    typed: answer?.typed[name],
    error: answer?.errors[name],
  });
  return (
    <form className="proposal__form" method="post" action="/partners#propuesta" noValidate>
      {answer?.failure && (
        <p className="proposal__failure" role="alert">
          <strong>{answer.failure.title}</strong> {answer.failure.description}
        </p>
      )}
      <div className="proposal__steps">
        <fieldset className="proposal__step">
          <legend className="sr-only">Tu empresa</legend>
          <p className="proposal__note">Los campos con * son obligatorios.</p>
          <div className="proposal__fields">
            <ProposalField
              {...field("company_name")}
              label="Nombre de la empresa"
              required
              autoComplete="organization"
            />
            <ProposalField {...field("contact_name")} label="Persona de contacto" required autoComplete="name" />
            <ProposalField {...field("email")} label="Email" type="email" required autoComplete="email" />
            <ProposalField {...field("phone")} label="Teléfono" type="tel" autoComplete="tel" />
            <ProposalField
              {...field("website")}
              label="Sitio web"
              type="url"
              placeholder="https://"
              autoComplete="url"
              wide
            />
          </div>
          <div className="proposal__actions">
            <Button data-go="next">
              Siguiente
              <Icon of={ArrowRight} size={18} />
            </Button>
          </div>
        </fieldset>
        <fieldset className="proposal__step">
          <legend className="sr-only">Tu propuesta</legend>
          <ProposalField {...field("proposal")} label="Cuéntanos tu propuesta" required multiline wide />
          <p className="field__hint">
            Usamos estos datos solo para responderte. Lo explica nuestra{" "}
            <a className="proposal__privacy" href="/politica-de-privacidad" target="_blank" rel="noopener">
              Política de Privacidad
              <span className="sr-only"> (se abre en otra pestaña)</span>
            </a>
            .
          </p>
          <div className="proposal__actions">
            <Button variant="line" data-go="back">
              <Icon of={ArrowLeft} size={18} />
              Volver
            </Button>
            <Button type="submit" busyLabel="Enviando…">
              Enviar propuesta
            </Button>
          </div>
        </fieldset>
        <ProposalSent />
      </div>
    </form>
  );
}
