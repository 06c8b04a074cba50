import type { Mail } from "../../mail/open-mailer.ts";
import type { LinkKind } from "./one-time-link.ts";

/** The mail that carries a link. */
export function linkMail(to: string, kind: LinkKind, address: string): Mail {
  return { to, ...(kind === "invite" ? invitation(address) : recovery(address)) };
}

const invitation = (address: string) => ({
  subject: "Tu acceso a la web de NINE FITNESS",
  text: `Hola:

Te han dado acceso al panel de la web de NINE FITNESS. Elige tu contraseña aquí:

${address}

El enlace sirve una vez y caduca en 7 días. Si no esperabas este correo, no hagas nada.

NINE FITNESS
`,
});

const recovery = (address: string) => ({
  subject: "Una contraseña nueva para la web de NINE FITNESS",
  text: `Hola:

Alguien ha pedido cambiar la contraseña de tu cuenta del panel de NINE FITNESS. Si has sido tú, elige una nueva aquí:

${address}

El enlace sirve una vez y caduca en una hora. Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.

NINE FITNESS
`,
});
