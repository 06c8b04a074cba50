import { ArrowUpRight, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { DialogClose } from "#app/ui/dialog/dialog-close.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { Translate } from "#texts/translate.ts";
import { ConsentRequest } from "../consent/consent-request.tsx";
import "#app/views/ninecast/films.css";

/** What stays the server's of an `<EpisodeStage>` round this page. */
export function stageSlots(t: Translate, videoOrigin: string, page: ReactNode) {
  const inNewTab = <span className="sr-only"> {t("(se abre en otra pestaña)")}</span>;
  return {
    page,
    request: <ConsentRequest purpose="video" address={videoOrigin} />,
    close: <DialogClose label={t("Cerrar vídeo")} />,
    loading: <Loading>{t("Cargando vídeo...")}</Loading>,
    asideWords: (
      <>
        {t("Abrir el vídeo en otra pestaña")}
        <Icon of={ArrowUpRight} size={18} />
        {inNewTab}
      </>
    ),
    transcriptWords: (
      <>
        <Icon of={FileText} size={18} />
        {t("Leer la transcripción")}
        {inNewTab}
      </>
    ),
  };
}
