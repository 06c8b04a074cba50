import { useText } from "#app/ui/use-text.ts";
import { StatusPage } from "../layout/status-page.tsx";

/** Stands at every address of 9FToday while staff have it switched off. */
export function SectionOff() {
  const t = useText();
  return (
    <StatusPage figure="9F" title={t("Sección Desactivada")}>
      {t("La sección de noticias 9FToday no está disponible en este momento.")}
    </StatusPage>
  );
}
