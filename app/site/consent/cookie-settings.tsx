import { wakes } from "#app/islands/wakes.ts";
import { Button } from "#app/ui/links/button.tsx";
import { useText } from "#app/ui/use-text.ts";
import { hostsOf, purposes } from "#domain/consent/purposes.ts";
import type { EmbedAddresses } from "#shared/site-config.ts";
import "./cookie-settings.css";

/** One box per purpose that this site has; `enhanceCookieSettings` ticks what is allowed and keeps what is chosen. */
export function CookieSettings({ embeds }: { embeds: EmbedAddresses }) {
  const t = useText();
  const offered = purposes
    .map((purpose) => ({ ...purpose, hosts: hostsOf(purpose.value, embeds) }))
    .filter((entry) => entry.hosts.length > 0);
  return (
    <>
      <form className="cookie-settings with-scripts" id="configurar" {...wakes("cookie-settings")} data-replay>
        <fieldset>
          <legend>{t("Qué permites")}</legend>
          <label className="row top small muted">
            <input type="checkbox" checked disabled />
            <span>
              <b>{t("Técnicas")}</b>
              {t("Recuerdan lo que eliges en esta web. Sin ellas no funciona, y no salen de tu navegador.")}
            </span>
          </label>
          {offered.map(({ value, title, text, hosts }) => (
            <label key={value} className="row top small muted">
              <input type="checkbox" name="purpose" value={value} autoComplete="off" />
              <span>
                <b>{t(title)}</b>
                {t("{text} De {hosts}.", { text: t(text), hosts: new Intl.ListFormat(t.locale).format(hosts) })}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="cookie-settings__choice above-20 row wraps">
          <Button type="submit" size="md" variant="line" value="none">
            {t("Rechazar todo")}
          </Button>
          <Button type="submit" size="md" variant="line" value="all">
            {t("Aceptar todo")}
          </Button>
          <Button type="submit" size="md">
            {t("Guardar mi elección")}
          </Button>
        </div>
        <p className="cookie-settings__kept" role="status" />
      </form>
      <p className="cookie-settings__unscripted">
        {t("Tu navegador no ejecuta scripts: así esta web no guarda nada ni carga nada de otras empresas.")}
      </p>
    </>
  );
}
