import { SiteLink } from "#app/ui/links/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import type { LegalFacts, LegalSection } from "./legal-section.ts";
import { OwnerFacts } from "./owner-facts.tsx";

/**
 * The accessibility statement in the form of RD 1112/2018 (the European model of Decision 2018/1523): who commits to
 * what, how far it holds, how it was found out, and where to complain. What does not hold is said, not left out.
 */
export const accessibilitySections: readonly LegalSection[] = [
  { title: "Compromiso", Text: Commitment },
  { title: "Situación de cumplimiento", Text: Status },
  { title: "Contenido no accesible", Text: Exceptions },
  { title: "Preparación de esta declaración", Text: Preparation },
  { title: "Observaciones y contacto", Text: Contact },
  {
    title: "Procedimiento de reclamación",
    Text: "Si la respuesta no te convence o no llega, puedes reclamar ante la Dirección General de Consumo de la Comunidad de Madrid o ante la Oficina de Atención a la Discapacidad (OADIS) del Ministerio de Derechos Sociales, Consumo y Agenda 2030.",
  },
];

function Commitment({ owner, siteUrl }: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "{companyName} se compromete a que la web {hostname} sea accesible, conforme a la Ley 11/2023, de 8 de mayo, y con el contenido del Real Decreto 1112/2018, de 7 de septiembre.",
          { companyName: owner.companyName, hostname: new URL(siteUrl).hostname },
        )}
      </p>
      <OwnerFacts owner={owner} />
    </>
  );
}

function Status() {
  const t = useText();
  return (
    <>
      <p>
        {t("Esta web es")} <strong>{t("parcialmente conforme")}</strong>{" "}
        {t(
          "con la norma UNE-EN 301549:2022, que recoge las pautas WCAG de nivel A y AA, por las excepciones del apartado siguiente.",
        )}
      </p>
      <p>
        {t(
          "Se maneja entera con el teclado, se lee con lector de pantalla, aguanta la ampliación del texto y de la página al 400 %, respeta la preferencia de menos movimiento y funciona sin scripts.",
        )}
      </p>
    </>
  );
}

function Exceptions() {
  const t = useText();
  return (
    <>
      <p>{t("No es accesible, o no podemos asegurarlo:")}</p>
      <ul>
        <li>
          {t(
            "Los episodios de NineCast: se reproducen en la web de otra empresa, no todos tienen subtítulos (criterio 1.2.2) y ninguno lleva audiodescripción (1.2.5). La página de cada uno dice si los tiene y enlaza a su transcripción; si le falta (1.2.3), pídenosla.",
          )}
        </li>
        <li>
          {t(
            "Los horarios, formularios y chats de otras empresas, donde un club los usa: no dependen de nosotros. Siempre hay al lado otra forma de hacer lo mismo, por correo o por teléfono.",
          )}
        </li>
        <li>
          {t(
            "Los textos, las imágenes y los documentos que publican los clubs y los partners: alguna imagen puede carecer de una descripción adecuada o contener texto (criterios 1.1.1 y 1.4.5).",
          )}
        </li>
      </ul>
    </>
  );
}

function Preparation() {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "Esta declaración se preparó el 22 de noviembre de 2026, con una autoevaluación de la propia empresa. Los 55 criterios A y AA de las WCAG 2.2 se comprueban uno a uno: 47 con pruebas automáticas (páginas y estados a tres anchos de pantalla, con teclado, con los colores del sistema y con un lector de pantalla virtual) y el resto a mano. Todavía no la han probado personas que usan productos de apoyo a diario.",
        )}
      </p>
      <p>{t("Última revisión de la declaración: 22 de noviembre de 2026.")}</p>
    </>
  );
}

function Contact({ owner }: LegalFacts) {
  const t = useText();
  return (
    <p>
      {t("Si algo te impide usar la web, o necesitas algún contenido en otro formato, dínoslo en la")}{" "}
      <SiteLink href="/contact">{t("página de contacto")}</SiteLink>
      {t(", en")} <Reach scheme="mailto" value={owner.email} /> {t("o en el")}{" "}
      <Reach scheme="tel" value={owner.phone} />
      {t(". Te respondemos en un plazo de veinte días hábiles y nos sirve para corregirlo.")}
    </p>
  );
}
