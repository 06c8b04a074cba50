import { useText } from "#app/ui/use-text.ts";
import { StatusPage } from "../layout/status-page.tsx";

/** A private link that opens nothing: over, changed by hand, or cut off in the mail. */
export function VisitOver() {
  const t = useText();
  return (
    <StatusPage
      figure="9"
      title={t("Este enlace ya no vale")}
      action={{ text: t("Reservar otra visita"), href: "/visita" }}
    >
      {t(
        "La visita ha pasado o el enlace no está completo. Ábrelo otra vez desde donde lo guardaste, o reserva una visita nueva.",
      )}
    </StatusPage>
  );
}
