import { ArrowRight } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Titular } from "#app/ui/titular.tsx";
import type { ProposalAnswer } from "./proposal-answer.ts";
import { ProposalDialog } from "./proposal-dialog.tsx";
import "./proposal.css";

/**
 * The gold block and the form that it leads to. `enhanceProposal` opens the form as a dialog in three steps; without it
 * the same form stands below the block, all on one page, and the browser sends it.
 */
export function ProposalCall({ answer }: { answer: ProposalAnswer | undefined }) {
  return (
    <div {...wakes("proposal")}>
      <section className="section" data-surface="oro" aria-labelledby="conviertete">
        <div className="wrap proposal-call">
          <div>
            <Titular id="conviertete">Conviértete en Partner</Titular>
            <p className="lead proposal-call__lead">
              Cuéntanos qué haces y qué harías con nuestros socios. Respondemos a todas las propuestas.
            </p>
          </div>
          <LinkButton href="#propuesta" aria-haspopup="dialog" data-replay>
            Enviar propuesta
            <Icon of={ArrowRight} size={18} />
          </LinkButton>
        </div>
      </section>
      <ProposalDialog answer={answer} />
    </div>
  );
}
