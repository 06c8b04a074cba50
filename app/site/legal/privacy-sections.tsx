import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import type { Translate } from "#texts/translate.ts";
import type { LegalFacts, LegalSection } from "./legal-section.ts";
import { OwnerFacts } from "./owner-facts.tsx";
import { DataAuthorityLink, RightsText } from "./privacy-rights.tsx";

/** The ten sections of the privacy policy (public-site §2), after arts. 13 and 14 of the GDPR. */
export const privacySections: readonly LegalSection[] = [
  { title: "Responsable del tratamiento", Text: Controller },
  { title: "Datos que recogemos", Text: Data },
  { title: "Finalidades", Text: Purposes },
  { title: "Base legal", Text: LegalBasis },
  { title: "Conservación", Text: Retention },
  { title: "Destinatarios", Text: Recipients },
  {
    title: "Transferencias internacionales",
    Text: "Algunos proveedores, como los de chat, formularios o vídeo, pueden tratar datos fuera del Espacio Económico Europeo. Solo trabajamos con ellos si hay una decisión de adecuación de la Comisión Europea o si han firmado las cláusulas contractuales tipo que prevé el artículo 46 del RGPD. Puedes pedirnos una copia de esas garantías.",
  },
  { title: "Tus derechos", Text: RightsText },
  {
    title: "Seguridad",
    Text: "Aplicamos medidas técnicas y organizativas para que tus datos no se pierdan ni acaben donde no deben: conexiones cifradas, acceso solo para quien lo necesita, contraseñas que no se guardan en claro y copias de seguridad. Si pese a todo hubiera una brecha con riesgo alto para ti, te avisaríamos sin demora.",
  },
  { title: "Cambios", Text: Changes },
];

function Controller({ owner }: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "El responsable de tus datos es la sociedad limitada española titular de NINE FITNESS y de {secondBrand}, con domicilio en Madrid.",
          { secondBrand: owner.secondBrand },
        )}
      </p>
      <OwnerFacts owner={owner} />
    </>
  );
}

function Data({ countsViews }: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>{t("Solo pedimos lo que hace falta para lo que tú quieres hacer:")}</p>
      <ul>
        <li>
          {t("Visita o prueba: el nombre y los datos de contacto que dejas en el formulario de la web o en el chat.")}
        </li>
        <li>
          {t(
            "Alta y cuota: identificación, contacto, tarifa, club y pagos. La tarjeta la trata la plataforma de pago.",
          )}
        </li>
        <li>{t("Uso del club: reservas, asistencia a clases y accesos.")}</li>
        <li>{t("Propuestas de partners: empresa, persona de contacto, email, teléfono, web y lo que nos cuentas.")}</li>
        <li>{t("Empleo: los datos y el currículum que nos envías.")}</li>
        <li>{t("Oferta de coche, si la pides en esta web: nombre, teléfono, email y lo que nos cuentas.")}</li>
        <li>
          {t(
            "Navegación: dirección IP y datos técnicos de cada petición, que el servidor necesita para responderte y para frenar abusos.",
          )}
          {countsViews &&
            t(
              " Con ellas sumamos cuántas veces se ve cada página al día; de esa suma no se puede volver a ninguna persona.",
            )}
        </li>
      </ul>
      <p>
        {t(
          "La información marcada como obligatoria es necesaria para atenderte. No pedimos datos de salud en la web; si se los cuentas a un entrenador, se tratan solo con tu consentimiento expreso.",
        )}
      </p>
    </>
  );
}

function Purposes() {
  const t = useText();
  return (
    <ul>
      <li>{t("Contestar a lo que nos preguntas y organizar tu visita.")}</li>
      <li>{t("Gestionar tu alta, tu cuota, tus reservas y tu acceso al club.")}</li>
      <li>{t("Avisarte de cambios que afectan a tu club, a tus clases o a tu contrato.")}</li>
      <li>{t("Estudiar las propuestas de colaboración y las candidaturas que recibimos.")}</li>
      <li>{t("Contarte novedades de NINE FITNESS, si nos das permiso.")}</li>
      <li>{t("Mantener la web segura y en marcha.")}</li>
    </ul>
  );
}

function LegalBasis() {
  const t = useText();
  return (
    <>
      <p>{t("Tratamos tus datos con una de estas bases del artículo 6.1 del Reglamento (UE) 2016/679 (RGPD):")}</p>
      <ul>
        <li>{t("La ejecución de tu contrato, o los pasos previos que tú pides: visita, alta, cuota y reservas.")}</li>
        <li>{t("El cumplimiento de obligaciones legales: facturación, impuestos y consumo.")}</li>
        <li>
          {t(
            "Tu consentimiento: novedades comerciales, candidaturas y contenidos de terceros. Puedes retirarlo cuando quieras, sin que afecte a lo anterior.",
          )}
        </li>
        <li>
          {t(
            "Nuestro interés legítimo en la seguridad de la web y del club y en atender a las empresas que nos escriben.",
          )}
        </li>
      </ul>
    </>
  );
}

function Retention({ terms }: LegalFacts) {
  const t = useText();
  const after = (months: number | undefined) =>
    months ? t(" Como mucho, {months} desde que llegan.", { months: monthsInWords(months, t) }) : "";
  return (
    <>
      <p>
        {t("Guardamos tus datos el tiempo que dura cada finalidad y, después, bloqueados, mientras la ley lo exige:")}
      </p>
      <ul>
        <li>
          {t("Consultas: hasta que quedan resueltas o nos pides que las borremos.{limit}", {
            limit: after(terms?.message_months),
          })}
        </li>
        <li>
          {t("Visitas: hasta que se hacen o nos pides que las borremos.")}
          {terms && t(" Como mucho, {months} desde su día.", { months: monthsInWords(terms.visit_months, t) })}
        </li>
        <li>
          {t("Avisos de apertura: hasta que te avisamos de que el club ha abierto.")}
          {terms &&
            t(" Si no llegamos a escribirte, {days} desde que abre.", { days: daysInWords(terms.notice_days, t) })}
        </li>
        <li>
          {t(
            "Contratos y facturas: mientras eres socio y durante los plazos de la ley, seis años para la documentación mercantil (art. 30 del Código de Comercio) y cuatro para la tributaria (art. 66 de la Ley General Tributaria).",
          )}
        </li>
        <li>
          {t("Propuestas de partners: mientras se estudian y dura la relación.{limit}", {
            limit: after(terms?.proposal_months),
          })}
        </li>
        <li>
          {t(
            "Candidaturas: mientras dura el proceso de selección o hasta que nos pides que las borremos, currículum incluido.{limit}",
            { limit: after(terms?.application_months) },
          )}
        </li>
        <li>
          {t("Ofertas de coche que nos pides aquí: hasta que las atendemos o nos pides que las borremos.{limit}", {
            limit: after(terms?.car_lead_months),
          })}
        </li>
        <li>{t("Novedades comerciales: hasta que te das de baja.")}</li>
        <li>
          {t("Quién de nuestro equipo cambió qué en esta web, sin datos de quien la visita.")}
          {terms && t(" Durante {months}.", { months: monthsInWords(terms.audit_months, t) })}
        </li>
      </ul>
    </>
  );
}

const daysInWords = (days: number, t: Translate) => (days === 1 ? t("un día") : t("{count} días", { count: days }));
const monthsInWords = (months: number, t: Translate) =>
  months === 1 ? t("un mes") : t("{count} meses", { count: months });

function Recipients() {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "No vendemos tus datos. Acceden a ellos, por encargo nuestro y con contrato, los proveedores que hacen funcionar el servicio: alojamiento, pagos, reservas, email, chat, formularios y ayuda para redactar respuestas. También las administraciones, los jueces y los bancos cuando la ley obliga.",
        )}
      </p>
      <p>
        {t(
          "Si rellenas el formulario de un partner, como el de una oferta de coches, tus datos van a esa empresa y los trata ella según su propia política.",
        )}
        {t(" Si pides la oferta en un formulario nuestro, se los pasamos con tu solicitud.")}
      </p>
    </>
  );
}

function Changes({ owner }: LegalFacts) {
  const t = useText();
  return (
    <p>
      {t(
        "Si cambiamos esta política, lo publicamos aquí con la nueva fecha y, si el cambio te afecta como socio, te avisamos antes. Para cualquier duda escríbenos a",
      )}{" "}
      <Reach scheme="mailto" value={owner.privacyEmail} /> {t("o consulta a la")} <DataAuthorityLink />.
    </p>
  );
}
