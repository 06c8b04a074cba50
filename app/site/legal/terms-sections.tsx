import { SiteLink } from "#app/ui/links/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import type { LegalFacts, LegalSection } from "./legal-section.ts";
import { OwnerFacts } from "./owner-facts.tsx";

/** The eleven sections of the terms (public-site §2), with the business constants (public-site §9). */
export const termsSections: readonly LegalSection[] = [
  { title: "Ámbito", Text: Scope },
  { title: "Condiciones de uso", Text: Use },
  { title: "Registro y contratación", Text: Contracting },
  { title: "Derecho de desistimiento", Text: Withdrawal },
  { title: "Cancelaciones", Text: Cancellations },
  { title: "Propiedad intelectual", Text: IntellectualProperty },
  {
    title: "Exclusión de responsabilidad",
    Text: "Cuidamos que la información sea correcta y la web funcione, pero puede haber errores o cortes que no dependen de nosotros, y no respondemos de los daños que causen un uso indebido de la web o un fallo ajeno. Consulta a tu médico antes de empezar a entrenar si tienes dudas sobre tu salud. Nada de esto limita los derechos que la ley te reconoce como consumidor.",
  },
  {
    title: "Enlaces externos",
    Text: "Algunos enlaces llevan a páginas de otras empresas: la contratación, los horarios, el vídeo, los partners. No son nuestras, tienen sus propias condiciones y no respondemos de su contenido. Si ves un enlace que no debería estar, dínoslo y lo revisamos.",
  },
  { title: "Privacidad y cookies", Text: PrivacyAndCookies },
  { title: "Atención al cliente", Text: CustomerService },
  {
    title: "Ley aplicable y tribunales",
    Text: "Estas condiciones se rigen por la ley española. Los conflictos se resuelven en los juzgados y tribunales de Madrid, salvo que la ley te dé derecho, como consumidor, a acudir a los de tu domicilio.",
  },
];

function Scope({ owner }: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "Estas condiciones valen para el uso de esta web y para lo que contratas a través de ella: cuotas, bonos, pases, servicios y productos de NINE FITNESS y {secondBrand}. Quien te los vende es:",
          { secondBrand: owner.secondBrand },
        )}
      </p>
      <OwnerFacts owner={owner} />
    </>
  );
}

function Use() {
  const t = useText();
  return (
    <>
      <p>{t("La web es de acceso libre y gratuito. Al usarla te comprometes a:")}</p>
      <ul>
        <li>{t("dar datos ciertos y tuyos cuando rellenas un formulario;")}</li>
        <li>{t("no dañarla, sobrecargarla ni entrar donde no tienes permiso;")}</li>
        <li>{t("no publicar ni enviar nada ilícito o que invada los derechos de otras personas.")}</li>
      </ul>
      <p>{t("En los clubs rigen además las normas de uso de cada centro.")}</p>
    </>
  );
}

function Contracting() {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "Para contratar tienes que ser mayor de edad o contar con la autorización de quien te representa. Eliges la tarifa en la página de tu club, te registras con tus datos, ves el precio total antes de pagar y recibes la confirmación por email. El contrato se celebra en español y queda a tu disposición.",
        )}
      </p>
      <ul>
        <li>{t("Los precios están en euros, impuestos incluidos.")}</li>
        <li>
          {t("Los pagos se hacen en una plataforma de pago segura; no vemos ni guardamos los datos de tu tarjeta.")}
        </li>
        <li>{t("Las ofertas valen hasta la fecha o el número de plazas que anuncia cada una.")}</li>
        <li>{t("Un error evidente en un precio no obliga; te avisamos y puedes elegir sin coste.")}</li>
      </ul>
    </>
  );
}

function Cancellations() {
  const t = useText();
  return (
    <ul>
      <li>
        <strong>{t("Tu cuota:")}</strong>{" "}
        {t(
          "puedes darte de baja avisando con 14 días de antelación al siguiente ciclo de facturación. Sin permanencia, cuando quieras; si tu tarifa tiene un compromiso, como uno de doce meses, desde que se cumple. Cada tarifa lo dice antes de contratarla.",
        )}
      </li>
      <li>
        <strong>{t("Tus clases:")}</strong> {t("cancelar una reserva es gratis hasta 4 horas antes del inicio.")}
      </li>
      <li>
        <strong>{t("Por nuestra parte:")}</strong>{" "}
        {t(
          "si tenemos que anular una clase o un servicio pagado, te ofrecemos otra fecha o te devolvemos lo que corresponda.",
        )}
      </li>
    </ul>
  );
}

function IntellectualProperty({ owner }: LegalFacts) {
  const t = useText();
  return (
    <p>
      {t(
        "Las marcas NINE FITNESS y {secondBrand}, los logotipos, los textos, las fotografías, los vídeos y el código de esta web son nuestros o los usamos con licencia. Puedes verlos, enlazarlos y guardarlos para ti; para cualquier otro uso necesitas nuestro permiso por escrito.",
        { secondBrand: owner.secondBrand },
      )}
    </p>
  );
}

function PrivacyAndCookies() {
  const t = useText();
  return (
    <p>
      {t("Cómo tratamos tus datos está en la")}{" "}
      <SiteLink href="/politica-de-privacidad">{t("Política de Privacidad")}</SiteLink>
      {t("; qué guarda la web en tu navegador, en la")}{" "}
      <SiteLink href="/politica-de-cookies">{t("Política de Cookies")}</SiteLink>
      {t("; quién está detrás de ella, en el")} <SiteLink href="/aviso-legal">{t("Aviso Legal")}</SiteLink>.
    </p>
  );
}

function CustomerService({ owner }: LegalFacts) {
  const t = useText();
  return (
    <p>
      {t("Para preguntas, quejas o reclamaciones escríbenos a")} <Reach scheme="mailto" value={owner.email} />
      {t(", llámanos al")} <Reach scheme="tel" value={owner.phone} /> {t("o usa la página de")}{" "}
      <SiteLink href="/contact">{t("contacto")}</SiteLink>
      {t(". En todos los clubs hay hojas de reclamaciones de la Comunidad de Madrid.")}
    </p>
  );
}

/** The right to withdraw and the form the law hands out with it (RDL 1/2007, arts. 102 to 108 and annex B). */
function Withdrawal({ owner }: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "Tienes 14 días naturales desde la compra para desistir sin dar explicaciones. Basta con que nos lo digas con claridad antes de que acabe el plazo, por email a",
        )}{" "}
        <Reach scheme="mailto" value={owner.email} />{" "}
        {t(
          "o por correo postal. Te devolvemos lo que pagaste, por el mismo medio, en los 14 días siguientes a recibir tu solicitud.",
        )}
      </p>
      <p>
        {t(
          "Si pediste empezar a entrenar dentro de ese plazo, descontamos solo la parte que ya has usado. Un producto tienes que devolverlo sin estrenar en los 14 días siguientes a tu aviso.",
        )}
      </p>
      <p>{t("Puedes usar este modelo de formulario, aunque no es obligatorio:")}</p>
      <blockquote>
        {t(
          "A la atención de {companyName}, {address}, {email}: por la presente le comunico que desisto de mi contrato de venta del siguiente bien / prestación del siguiente servicio. Contratado el / recibido el: … Nombre y domicilio: … Fecha y firma (solo si se presenta en papel): …",
          { companyName: owner.companyName, address: owner.address, email: owner.email },
        )}
      </blockquote>
    </>
  );
}
