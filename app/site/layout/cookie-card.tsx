import { X } from "lucide-react";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Button } from "#app/ui/links/button.tsx";
import { useNonce } from "#app/ui/nonce.ts";
import { IconButton } from "#app/ui/pictures/icon-button.tsx";
import { useText } from "#app/ui/use-text.ts";
import { CookieSettingsLink } from "../consent/cookie-settings-link.tsx";
import script from "./cookies.script.ts?script";
import "#app/ui/dialog/dialog.css";
import "./footer.css";

/**
 * Hidden until its script, which stands right below it, finds that the visitor has not answered. `isLawful`: the chain has
 * chosen the words of the AEPD's guide instead of the specified ones (decision 0267).
 */
export function CookieCard({ isLawful }: { isLawful: boolean }) {
  const t = useText();
  const nonce = useNonce();
  return (
    <>
      <section
        id="cookies"
        className="cookie-card crowned cols cols-auto gap-16 middle"
        aria-labelledby="cookies-title"
        data-surface="blanco"
        hidden
      >
        <IconButton className="dialog__close" icon={X} label={t("Cerrar")} plain />
        <div>
          <h2 className="title-2" id="cookies-title">
            {t("Tu privacidad es importante")}
          </h2>
          <p className="links small muted">
            {isLawful
              ? t(
                  "Usamos solo las cookies técnicas que la web necesita. Los vídeos, el chat y los formularios de otras empresas se cargan si los aceptas; puedes rechazarlos o elegir.",
                )
              : t(
                  "Usamos cookies técnicas para mejorar tu experiencia. Si continúas navegando, aceptas su uso. Hasta que elijas, solo las que la web necesita. «Aceptar» permite además los vídeos, el chat y los formularios de otras empresas.",
                )}{" "}
            <CookieSettingsLink>{t("Configurar")}</CookieSettingsLink>
          </p>
        </div>
        <div className="stack halves">
          <Button size="md">{t("Rechazar")}</Button>
          <Button size="md" value="accept">
            {t("Aceptar")}
          </Button>
        </div>
      </section>
      <Dialog id="cookie-dialog" aria-labelledby="cookie-dialog-title" data-brings="cookies">
        <div className="dialog__body">
          <h2 className="title-2 dialog__title" id="cookie-dialog-title" tabIndex={-1}>
            {t("Configurar cookies")}
          </h2>
        </div>
      </Dialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
