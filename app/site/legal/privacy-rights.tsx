import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import type { LegalFacts } from "./legal-section.ts";

/** The rights of whoever's data it is, and how to use them (GDPR, arts. 15 to 22 and 77). */
export function RightsText({ owner }: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>{t("Sobre tus datos puedes ejercer, gratis, estos derechos:")}</p>
      <ul>
        <li>
          <strong>{t("Acceso:")}</strong> {t("saber qué datos tuyos tratamos y recibir una copia.")}
        </li>
        <li>
          <strong>{t("Rectificación:")}</strong> {t("corregir los que no son exactos.")}
        </li>
        <li>
          <strong>{t("Supresión:")}</strong> {t("pedir que los borremos cuando ya no hagan falta.")}
        </li>
        <li>
          <strong>{t("Oposición:")}</strong> {t("pedir que dejemos de tratarlos, y siempre que sea para publicidad.")}
        </li>
        <li>
          <strong>{t("Limitación:")}</strong>{" "}
          {t("pedir que solo los conservemos mientras se resuelve una reclamación.")}
        </li>
        <li>
          <strong>{t("Portabilidad:")}</strong>{" "}
          {t("recibirlos en un formato de uso común o que los pasemos a otra empresa.")}
        </li>
      </ul>
      <p>
        {t("Escríbenos a")} <Reach scheme="mailto" value={owner.privacyEmail} />{" "}
        {t(
          "o por correo postal a {address}, di qué derecho quieres ejercer y, si hace falta, acredita quién eres. Contestamos en el plazo de un mes. Si crees que no lo hemos hecho bien, puedes reclamar ante la",
          { address: owner.address },
        )}{" "}
        <DataAuthorityLink />.
      </p>
    </>
  );
}

export function DataAuthorityLink() {
  const t = useText();
  return (
    <a href="https://www.aepd.es" target="_blank" rel="noopener noreferrer">
      {t("Agencia Española de Protección de Datos")}
      <span className="sr-only">{t(" (se abre en otra pestaña)")}</span>
    </a>
  );
}
