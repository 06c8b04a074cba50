import { Share2 } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { type Shared, whatsappLink } from "./whatsapp-link.ts";

/** Sends one thing of a list on: by the system's sheet where there is one, else by WhatsApp. */
export function ShareLink({ title, url, lang }: Shared & { lang?: string | undefined }) {
  const t = useText();
  return (
    <a
      className="text-link"
      href={whatsappLink({ title, url })}
      target="_blank"
      rel="noopener noreferrer"
      data-share="sheet"
      data-share-title={title}
      data-share-url={url}
      data-replay
      {...wakes("share")}
    >
      <Icon of={Share2} size={18} />
      {t("Compartir")}
      <span className="sr-only">
        : <span lang={lang}>{title}</span> {t("(se abre WhatsApp en otra pestaña)")}
      </span>
    </a>
  );
}
