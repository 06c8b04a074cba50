import { Link, Mail, MessageCircle, Share2 } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { inLanguage, ownLanguage } from "#shared/language.ts";
import { shareToasts } from "#texts/site/share-toasts.ts";
import { toastIn } from "#texts/toast-text.ts";
import type { Translate } from "#texts/translate.ts";
import { whatsappLink } from "./whatsapp-link.ts";

interface ShareLinksProps {
  title: string;
  siteUrl: string;
  /** Without a language: who reads a page in English sends the English one on. */
  path: string;
}

/** The ways to send a page on. Without scripts WhatsApp and mail; with them the system's own sheet and copying too. */
export function ShareLinks({ title, siteUrl, path }: ShareLinksProps) {
  const t = useText();
  const url = siteUrl + inLanguage(path, t.language);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
    <div
      className="apart above-28 screen-only row wraps"
      role="group"
      aria-label={t("Compartir")}
      data-share-title={title}
      data-share-url={url}
      {...(t.language !== ownLanguage && { "data-share-toasts": toastsIn(t, url) })}
      {...wakes("share")}
    >
      <button type="button" className="text-link with-finger with-scripts" data-share="sheet">
        <Icon of={Share2} size={18} />
        {t("Compartir")}
      </button>
      <a className="text-link" href={whatsappLink({ title, url })} target="_blank" rel="noopener noreferrer">
        <Icon of={MessageCircle} size={18} />
        WhatsApp
        <span className="sr-only"> {t("(se abre en otra pestaña)")}</span>
      </a>
      <a className="text-link" href={mail}>
        <Icon of={Mail} size={18} />
        {t("Correo")}
      </a>
      <button type="button" className="text-link with-scripts" data-share="copy">
        <Icon of={Link} size={18} />
        {t("Copiar enlace")}
      </button>
    </div>
  );
}

/** What copying says in a further language: the code that wakes up knows its own. */
function toastsIn(t: Translate, url: string): string {
  return JSON.stringify([shareToasts.copied, shareToasts.notCopied(url)].map((text) => toastIn(t, text)));
}
