import { ArrowRight } from "lucide-react";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";

/** Where a timetable would stand if there were one, and how to ask for it. */
export function NotPublished({ phone }: { phone: string }) {
  const t = useText();
  return (
    <>
      <p className="narrow above-20 below-28 muted">
        {t(
          "El horario de actividades de este club todavía no está publicado. Escríbenos o llámanos al {phone} y te lo contamos.",
          { phone },
        )}
      </p>
      <LinkButton href="/contact">
        {t("Contacta con nosotros")}
        <Icon of={ArrowRight} size={18} />
      </LinkButton>
    </>
  );
}
