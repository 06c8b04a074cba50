import { ArrowRight } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import type { ButtonLook } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useText } from "#app/ui/use-text.ts";

export type PurchaseLabel = "Comprar" | "Seleccionar";

interface PurchaseLinkProps extends ButtonLook {
  /** Where it is bought; without one, people can only ask. */
  href: string | null;
  label: PurchaseLabel;
  /** What is bought, for those who hear the button alone. */
  of: string;
  soldOut?: boolean;
}

/** The way to buy a rate or an extra: a link out, the contact page, or a button that says it is sold out. */
export function PurchaseLink({ href, label, of, soldOut = false, ...look }: PurchaseLinkProps) {
  const t = useText();
  if (soldOut) {
    return (
      <Button {...look} disabled>
        {t("Agotado")}
      </Button>
    );
  }
  if (href === null) {
    return (
      <LinkButton {...look} href="/contact">
        {t("Consultar")}
        <span className="sr-only"> {of}</span>
        <Icon of={ArrowRight} size={18} />
      </LinkButton>
    );
  }
  return (
    <LinkButton {...look} href={href} external>
      {t(label)}
      <span className="sr-only"> {of}</span>
    </LinkButton>
  );
}
