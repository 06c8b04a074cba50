import { neutral } from "../toast-text.ts";
import { done, failed } from "./section-toasts.ts";

export const peopleToasts = {
  invited: (email: string) => done(`Se ha enviado la invitación a ${email}.`),
  invitedElsewhere: failed(
    "Con Supabase las invitaciones se envían desde su panel (Authentication > Users); añade después su identificador a la tabla «staff».",
  ),
  inviteFailed: (message: string) => failed(`No se pudo invitar: ${message}`),
  linkCopied: neutral("Copiado", "El enlace está en el portapapeles."),
  linkNotCopied: failed("El navegador no ha dejado copiarlo. Selecciónalo con el ratón."),
  roleGiven: (name: string, role: string) => done(`${name}: ${role}.`),
  accessEnded: (email: string) => done(`${email} ya no tiene acceso.`),
  accessGiven: (email: string) => done(`${email} vuelve a tener acceso.`),
  accountRemoved: (email: string) => done(`La cuenta de ${email} se ha eliminado.`),
  administrator: (email: string) => done(`${email} administra el acceso.`),
  noAdministrator: (email: string) => done(`${email} ya no administra el acceso.`),
  factorTaken: (email: string) => done(`${email} entra solo con su contraseña.`),
  factorAsked: (email: string, isAsked: boolean) =>
    done(isAsked ? `A ${email} se le pide el segundo factor.` : `A ${email} ya no se le pide el segundo factor.`),
  sessionsEnded: (email: string) => done(`${email} ha salido de donde estaba.`),
  sessionEnded: (device: string) => done(`La sesión de ${device} se ha cerrado.`),
  ruleOn: done("A partir de ahora se exige a todas."),
  ruleOff: done("Ya no se exige: cada persona decide."),
  ruleRefused: failed("Para cambiarlo, entra con tu verificación en dos pasos."),
  failed: (message: string) => failed(`No se pudo hacer: ${message}`),
};
