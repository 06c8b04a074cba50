import { ArrowRight } from "lucide-react";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import sheet from "./status-page.css?url";

interface StatusPageProps {
  /** Set enormous behind the words: "404", or the "9" of what is our own fault. */
  figure: string;
  title: string;
  children: string;
  action?: { text: string; href: string };
}

/** What stands where a page should be: missing, switched off or broken, always with a way onward. */
export function StatusPage({ figure, title, children, action }: StatusPageProps) {
  const t = useText();
  return (
    <section className="stage status-page" data-surface="noche">
      <link rel="stylesheet" href={sheet} />
      <span className="status-page__figure wide" data-figure={figure} aria-hidden="true" />
      <div className="wrap room stack starts gap-24 breaks measure">
        <Titular as="h1" size={1} stacked className="full">
          {title}
        </Titular>
        <p className="lead">{children}</p>
        <LinkButton href={action?.href ?? "/"}>
          {action?.text ?? t("Volver al inicio")}
          <Icon of={ArrowRight} size={18} />
        </LinkButton>
      </div>
    </section>
  );
}
