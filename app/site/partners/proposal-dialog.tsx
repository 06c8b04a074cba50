import { DialogClose } from "#app/ui/dialog-close.tsx";
import { Titular } from "#app/ui/titular.tsx";
import type { ProposalAnswer } from "./proposal-answer.ts";
import { ProposalForm } from "./proposal-form.tsx";
import "./proposal.css";

/** Closed and out of sight until it is opened as a dialog, or is where the address points (`#propuesta`). */
export function ProposalDialog({ answer }: { answer: ProposalAnswer | undefined }) {
  return (
    <dialog
      id="propuesta"
      className="dialog proposal"
      aria-labelledby="propuesta-titulo"
      data-surface="blanco"
      data-step="1"
    >
      <DialogClose />
      <div className="proposal__rail" data-surface="noche">
        <Titular id="propuesta-titulo" size={3} stacked tabIndex={-1}>
          Conviértete en Partner
        </Titular>
        <ol className="proposal__progress">
          <li aria-current="step">Tu empresa</li>
          <li>Tu propuesta</li>
          <li>Enviada</li>
        </ol>
      </div>
      <ProposalForm answer={answer} />
    </dialog>
  );
}
