// Who may edit the site: `npm run staff -- list`, `-- add ana@ejemplo.es`, `-- remove …`, `-- password …`. It works
// beside the running site or without it; the people of the house run it, so it speaks Spanish.
import type { Sql } from "postgres";
import { AuthError } from "#backend/auth/auth-error.ts";
import { linkMail } from "#backend/auth/links/link-mail.ts";
import type { LinkKind } from "#backend/auth/links/one-time-link.ts";
import { makeStaffLink, takeSecondFactor } from "#backend/auth/links/staff-links.ts";
import { addStaff, generatePassword, listStaff, removeStaff, setPassword } from "#backend/auth/staff.ts";
import { connect } from "#backend/database/connect.ts";
import { openMailer } from "#backend/mail/open-mailer.ts";
import { openSiteDatabase, Refusal } from "./setup/open-site-database.ts";

const usage = `Uso:
  npm run staff -- list                 quién puede editar la web
  npm run staff -- add <correo>         da acceso a una persona
  npm run staff -- remove <correo>      le quita el acceso y cierra sus sesiones
  npm run staff -- invite <correo>      la invita: ella elige su contraseña con un enlace
  npm run staff -- reset <correo>       le da un enlace para elegir otra contraseña
  npm run staff -- password <correo>    le da una contraseña nueva y cierra sus sesiones
  npm run staff -- factor <correo>      le quita la verificación en dos pasos y cierra sus sesiones

invite y reset envían el enlace por correo si SMTP_URL está puesto; si no, lo muestran aquí.`;

const commands: Record<string, (sql: Sql, email: string) => Promise<string>> = {
  list: async (sql) => {
    const members = await listStaff(sql);
    const lines = members.map(
      (member) => `${member.email}  (desde ${member.added_on}, última entrada: ${member.last_seen_on ?? "nunca"})`,
    );
    return lines.join("\n") || "Todavía no hay nadie.";
  },
  add: async (sql, email) => {
    const password = generatePassword();
    if ((await addStaff(sql, email, password)) === "already there") return `${email} ya tenía acceso.`;
    return `${email} ya puede entrar.\n${describePassword(password)}`;
  },
  remove: async (sql, email) => {
    const outcome = await removeStaff(sql, email);
    if (outcome === "unknown") throw new Refusal(`${email} no tiene acceso.`);
    if (outcome === "last one") throw new Refusal(`${email} es la única persona con acceso: añade antes a otra.`);
    return `${email} ya no puede entrar.`;
  },
  password: async (sql, email) => {
    const password = generatePassword();
    if ((await setPassword(sql, email, password)) === "unknown") throw new Refusal(`${email} no tiene acceso.`);
    return `${email} tiene una contraseña nueva.\n${describePassword(password)}`;
  },
  invite: (sql, email) => handOver(sql, email, "invite"),
  reset: (sql, email) => handOver(sql, email, "recovery"),
  factor: async (sql, email) => {
    const outcome = await takeSecondFactor(sql, email);
    if (outcome === "unknown") throw new Refusal(`${email} no tiene acceso.`);
    if (outcome === "none") return `${email} no tiene la verificación en dos pasos activada.`;
    return `${email} entra de nuevo solo con su contraseña. Sus sesiones se han cerrado.`;
  },
};

/** Sends somebody her link, or shows it to be handed over. */
async function handOver(sql: Sql, email: string, kind: LinkKind): Promise<string> {
  const { SITE_URL, PORT = "3000", SMTP_URL: smtpUrl, MAIL_FROM: from } = process.env;
  const address = await makeStaffLink(sql, email, kind, SITE_URL?.replace(/\/$/, "") || `http://localhost:${PORT}`);
  if (!address) throw new Refusal(`${email} no tiene acceso.`);
  const until = kind === "invite" ? "7 días" : "una hora";
  if (!smtpUrl || !from) return `Enlace para ${email} (sirve una vez y caduca en ${until}):\n${address}`;
  const mailer = openMailer({ smtpUrl, from });
  await mailer.send(linkMail(email, kind, address));
  mailer.close();
  return `Se ha enviado un correo a ${email} con un enlace que sirve una vez y caduca en ${until}.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([verb = "", email, ...rest]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  if (!command || rest.length > 0 || (verb === "list") !== (email === undefined)) throw new Refusal(usage);
  const { target, stop } = await openSiteDatabase(
    "Con un proyecto de Supabase las personas se gestionan allí: crea la cuenta en Authentication > Users " +
      "y añade su identificador a la tabla «staff».",
  );
  const sql = connect(target, { max: 1 });
  try {
    await requireStaffTable(sql);
    return await command(sql, email ?? "");
  } catch (error) {
    const code = error instanceof AuthError ? error.code : undefined;
    if (code === "email_exists") throw new Refusal(`${email} ya tiene acceso. Para otra contraseña: «reset ${email}».`);
    const isNoAddress = error instanceof RangeError || code === "validation_failed";
    throw isNoAddress ? new Refusal(`«${email}» no es una dirección de correo.`) : error;
  } finally {
    await sql.end({ timeout: 5 });
    await stop();
  }
}

async function requireStaffTable(sql: Sql): Promise<void> {
  const [row] = await sql<{ is_there: boolean }[]>`select to_regclass('public.staff') is not null as is_there`;
  if (!row?.is_there) throw new Refusal("La base de datos aún está vacía: arranca antes la web con «npm start».");
}

function describePassword(password: string): string {
  return `Contraseña: ${password}\nSolo se muestra esta vez; se puede cambiar después de entrar.`;
}
