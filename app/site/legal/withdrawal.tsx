import { Reach } from "../layout/reach.tsx";
import type { LegalFacts } from "./legal-section.ts";

/** The right to withdraw and the form the law hands out with it (RDL 1/2007, arts. 102 to 108 and annex B). */
export function Withdrawal({ owner }: LegalFacts) {
  return (
    <>
      <p>
        Tienes 14 días naturales desde la compra para desistir sin dar explicaciones. Basta con que nos lo digas con
        claridad antes de que acabe el plazo, por email a <Reach scheme="mailto" value={owner.email} /> o por correo
        postal. Te devolvemos lo que pagaste, por el mismo medio, en los 14 días siguientes a recibir tu solicitud.
      </p>
      <p>
        Si pediste empezar a entrenar dentro de ese plazo, descontamos solo la parte que ya has usado. Un producto
        tienes que devolverlo sin estrenar en los 14 días siguientes a tu aviso.
      </p>
      <p>Puedes usar este modelo de formulario, aunque no es obligatorio:</p>
      <blockquote>
        A la atención de {owner.companyName}, {owner.address}, {owner.email}: por la presente le comunico que desisto de
        mi contrato de venta del siguiente bien / prestación del siguiente servicio. Contratado el / recibido el: …
        Nombre y domicilio: … Fecha y firma (solo si se presenta en papel): …
      </blockquote>
    </>
  );
}
