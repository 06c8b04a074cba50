import { SiteLink } from "#app/ui/links/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import type { LegalFacts, LegalSection } from "./legal-section.ts";
import { OwnerFacts } from "./owner-facts.tsx";

/** What art. 10 of the Ley 34/2002 (LSSI) wants to be found on every commercial site. */
export const legalNoticeSections: readonly LegalSection[] = [
  { title: "Titular de la web", Text: Owner },
  { title: "Para qué sirve esta web", Text: Purpose },
  {
    title: "Uso de la web",
    Text: "Puedes visitar la web sin registrarte. Úsala de buena fe y conforme a la ley: sin dañarla, sin hacerte pasar por otra persona y sin recoger datos de forma masiva. Podemos cambiarla, corregirla o cerrarla un tiempo para mantenerla.",
  },
  { title: "Propiedad intelectual e industrial", Text: Property },
  {
    title: "Contenidos y enlaces",
    Text: "Revisamos lo que publicamos, pero puede haber erratas o cambios de última hora: lo que confirma el club es lo que vale. Los enlaces a otras webs son informativos y cada una responde de lo suyo. Si encuentras un contenido ilícito, avísanos y lo retiramos.",
  },
  { title: "Accesibilidad", Text: Accessibility },
  { title: "Tus datos", Text: YourData },
  {
    title: "Ley aplicable",
    Text: "Este aviso se rige por la ley española. Para cualquier conflicto son competentes los juzgados y tribunales de Madrid, salvo que la ley reconozca otros a los consumidores.",
  },
];

function Owner({ owner }: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico, estos son los datos de la empresa que está detrás de esta web:",
        )}
      </p>
      <OwnerFacts owner={owner} />
      <p>{t("Inscripción registral: {registry}.", { registry: owner.registry })}</p>
    </>
  );
}

function Purpose() {
  const t = useText();
  return (
    <p>
      {t(
        "Aquí encuentras los clubs NINE FITNESS de Madrid, sus tarifas, horarios y eventos, nuestras noticias y pódcast, los productos y los partners. Desde las páginas de los clubs puedes contratar; esa compra se rige por los",
      )}{" "}
      <SiteLink href="/terminos-y-condiciones">{t("Términos y Condiciones")}</SiteLink>.
    </p>
  );
}

function Property({ owner }: LegalFacts) {
  const t = useText();
  return (
    <p>
      {t(
        "Las marcas, los logotipos, el diseño, los textos, las imágenes y el código son de {companyName} o se usan con licencia. No se pueden copiar, distribuir ni transformar sin permiso, salvo para uso personal o en los casos que la ley autoriza.",
        { companyName: owner.companyName },
      )}
    </p>
  );
}

function Accessibility() {
  const t = useText();
  return (
    <p>
      {t(
        "Queremos que cualquiera pueda usar esta web, con teclado, con lector de pantalla o con la letra más grande. Si algo te lo impide, cuéntanoslo en la página de",
      )}{" "}
      <SiteLink href="/contact">{t("contacto")}</SiteLink> {t("y lo arreglamos. Hasta dónde llega hoy lo dice la")}{" "}
      <SiteLink href="/accesibilidad">{t("Declaración de Accesibilidad")}</SiteLink>.
    </p>
  );
}

function YourData() {
  const t = useText();
  return (
    <p>
      {t("El tratamiento de tus datos se explica en la")}{" "}
      <SiteLink href="/politica-de-privacidad">{t("Política de Privacidad")}</SiteLink>
      {t(", y lo que la web guarda en tu navegador, en la")}{" "}
      <SiteLink href="/politica-de-cookies">{t("Política de Cookies")}</SiteLink>.
    </p>
  );
}
