import { ArrowRight } from "lucide-react";
import { Island } from "#app/islands/island.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import type { ProposalAnswer } from "./proposal-answer.ts";
import { ProposalWizard } from "./proposal-wizard.tsx";

export function ProposalCall({ answer = null, owner }: { answer: ProposalAnswer | null | undefined; owner: string }) {
  return <Island name="proposal-wizard" of={ProposalWizard} props={{ answer, owner }} slots={{ call: <Call /> }} />;
}

function Call() {
  const t = useText();
  return (
    <section className="section" data-surface="oro" aria-labelledby="conviertete">
      <div className="wrap cols cols-auto ends">
        <div>
          <Titular id="conviertete">{t("Conviértete en Partner")}</Titular>
          <p className="lead above-20">
            {t("Cuéntanos qué haces y qué harías con nuestros socios. Respondemos a todas las propuestas.")}
          </p>
        </div>
        <LinkButton href="#propuesta" aria-haspopup="dialog" data-replay>
          {t("Enviar propuesta")}
          <Icon of={ArrowRight} size={18} />
        </LinkButton>
      </div>
    </section>
  );
}
