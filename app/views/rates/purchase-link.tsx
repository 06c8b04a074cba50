import { ArrowRight } from "lucide-react";
import { Button } from "#app/ui/links/button.tsx";
import type { ButtonLook } from "#app/ui/links/button-class.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";

export type PurchaseLabel = "Comprar" | "Seleccionar";

interface PurchaseLinkProps extends ButtonLook {
  /** Where it is bought; without one, people can only ask. */
  href: string | null;
  label: PurchaseLabel;
  /** What is bought, for those who hear the button alone. */
  of: string;
  /** Of that name, where it is not the page's. */
  ofLang?: string | undefined;
  soldOut?: boolean;
}

/** The way to buy a rate or an extra: a link out, the contact page, or a button that says it is sold out. */
export function PurchaseLink({ href, label, of, ofLang, soldOut = false, ...look }: PurchaseLinkProps) {
  const t = useText();
  if (soldOut) {
    return (
      <Button {...look} disabled>
        {t("Agotado")}
      </Button>
    );
  }
  const named = (
    <span className="sr-only">
      {" "}
      <span lang={ofLang}>{of}</span>
    </span>
  );
  if (href === null) {
    return (
      <LinkButton {...look} href="/contact">
        {t("Consultar")}
        {named}
        <Icon of={ArrowRight} size={18} />
      </LinkButton>
    );
  }
  return (
    <LinkButton {...look} href={href} external>
      {t(label)}
      {named}
    </LinkButton>
  );
}
