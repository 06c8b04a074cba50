// Who may edit the site: `npm run staff -- list`, `-- add ana@ejemplo.es`, `-- remove …`, `-- password …`. It works
// beside the running site or without it; the people of the house run it, so it speaks Spanish.
import type { Sql } from "postgres";
import { addStaff, generatePassword, listStaff, removeStaff, setPassword } from "#backend/auth/staff.ts";
import { connect } from "#backend/database/connect.ts";
import { openSiteDatabase, Refusal } from "./setup/open-site-database.ts";

const usage = `Uso:
  npm run staff -- list                 quién puede editar la web
  npm run staff -- add <correo>         da acceso a una persona
  npm run staff -- remove <correo>      le quita el acceso y cierra sus sesiones
  npm run staff -- password <correo>    le da una contraseña nueva y cierra sus sesiones`;

const commands: Record<string, (sql: Sql, email: string) => Promise<string>> = {
  list: async (sql) => {
    const members = await listStaff(sql);
    const lines = members.map(
      (it) => `${it.email}  (desde ${it.added_on}, última entrada: ${it.last_seen_on ?? "nunca"})`,
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
};

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
    throw error instanceof RangeError ? new Refusal(`«${email}» no es una dirección de correo.`) : error;
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
