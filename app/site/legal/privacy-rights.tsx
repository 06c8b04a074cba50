import { Reach } from "#app/views/company/reach.tsx";
import type { LegalFacts } from "./legal-section.ts";

/** The rights of whoever's data it is, and how to use them (GDPR, arts. 15 to 22 and 77). */
export function RightsText({ owner }: LegalFacts) {
  return (
    <>
      <p>Sobre tus datos puedes ejercer, gratis, estos derechos:</p>
      <ul>
        <li>
          <strong>Acceso:</strong> saber qué datos tuyos tratamos y recibir una copia.
        </li>
        <li>
          <strong>Rectificación:</strong> corregir los que no son exactos.
        </li>
        <li>
          <strong>Supresión:</strong> pedir que los borremos cuando ya no hagan falta.
        </li>
        <li>
          <strong>Oposición:</strong> pedir que dejemos de tratarlos, y siempre que sea para publicidad.
        </li>
        <li>
          <strong>Limitación:</strong> pedir que solo los conservemos mientras se resuelve una reclamación.
        </li>
        <li>
          <strong>Portabilidad:</strong> recibirlos en un formato de uso común o que los pasemos a otra empresa.
        </li>
      </ul>
      <p>
        Escríbenos a <Reach scheme="mailto" value={owner.privacyEmail} /> o por correo postal a {owner.address}, di qué
        derecho quieres ejercer y, si hace falta, acredita quién eres. Contestamos en el plazo de un mes. Si crees que
        no lo hemos hecho bien, puedes reclamar ante la <DataAuthorityLink />.
      </p>
    </>
  );
}

export function DataAuthorityLink() {
  return (
    <a href="https://www.aepd.es" target="_blank" rel="noopener noreferrer">
      Agencia Española de Protección de Datos<span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  );
}
