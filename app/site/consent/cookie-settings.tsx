import { wakes } from "#app/islands/wakes.ts";
import { Button } from "#app/ui/links/button.tsx";
import { useText } from "#app/ui/use-text.ts";
import { hostsOf, purposes } from "#domain/consent/purposes.ts";
import type { EmbedAddresses } from "#shared/site-config.ts";

/** One box per purpose that this site has; `enhanceCookieSettings` ticks what is allowed and keeps what is chosen. */
export function CookieSettings({ embeds }: { embeds: EmbedAddresses }) {
  const t = useText();
  const offered = purposes
    .map((purpose) => ({ ...purpose, hosts: hostsOf(purpose.value, embeds) }))
    .filter((entry) => entry.hosts.length > 0);
  return (
    <>
      <form className="with-scripts" id="configurar" {...wakes("cookie-settings")} data-replay>
        <fieldset>
          <legend className="strong above-20 below">{t("Qué permites")}</legend>
          <label className="row top above-20 small">
            <input type="checkbox" checked disabled />
            <span className="muted">
              <b className="own-line">{t("Técnicas")}</b>
              {t("Recuerdan lo que eliges en esta web. Sin ellas no funciona, y no salen de tu navegador.")}
            </span>
          </label>
          {offered.map(({ value, title, text, hosts }) => (
            <label key={value} className="row top above-20 small">
              <input type="checkbox" name="purpose" value={value} autoComplete="off" />
              <span className="muted">
                <b className="own-line">{t(title)}</b>
                {t("{text} De {hosts}.", { text: t(text), hosts: new Intl.ListFormat(t.locale).format(hosts) })}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="acts above-20">
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
        <p className="above-12 strong" role="status" />
      </form>
      <noscript>
        <p>{t("Tu navegador no ejecuta scripts: así esta web no guarda nada ni carga nada de otras empresas.")}</p>
      </noscript>
    </>
  );
}
