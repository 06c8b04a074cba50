import { ArrowRight } from "lucide-react";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import "#app/views/events/events.css";

/** The close of the page: whoever has an idea for an event is asked for it. */
export function Invitation() {
  const t = useText();
  return (
    <section className="gap-0 cols cols-7-5" aria-labelledby="invitacion">
      <div className="frame ratio-3x2 as-high">
        <Picture
          src="/images/eventos-invitacion.jpg"
          alt={t("Sala de NINE FITNESS preparada para un evento, con luz escénica")}
          width={2000}
          height={900}
          sizes="(min-width: 64rem) max(58vw, 978px), 150vw"
        />
      </div>
      <div className="invitation__words room stack starts gap-20 measure" data-surface="oro">
        <Titular id="invitacion" stacked>
          {t("¿Montamos uno juntos?")}
        </Titular>
        <p className="lead">{t("Si tienes una idea para el club, cuéntanosla.")}</p>
        <LinkButton href="/contact">
          {t("Escríbenos")}
          <Icon of={ArrowRight} size={18} />
        </LinkButton>
      </div>
    </section>
  );
}
