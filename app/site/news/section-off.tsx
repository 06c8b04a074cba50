import { StatusPage } from "../layout/status-page.tsx";

/** Stands at every address of 9FToday while staff have it switched off. */
export function SectionOff() {
  return (
    <StatusPage figure="9F" title="Sección Desactivada">
      La sección de noticias 9FToday no está disponible en este momento.
    </StatusPage>
  );
}
