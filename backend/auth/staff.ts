import { randomInt } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";
import { z } from "zod";
import { hashPassword } from "./password-hash.ts";
import { requireStrength } from "./passwords/require-strength.ts";
import { isEmail, normaliseEmail } from "./user.ts";

const memberSchema = z.object({ email: z.string(), added_on: z.string(), last_seen_on: z.string().nullable() });

/** Somebody who may edit the site; the dates as `2026-11-03`, in Madrid. */
export type StaffMember = z.infer<typeof memberSchema>;

/** Every member of staff, by address. */
export async function listStaff(sql: Sql): Promise<StaffMember[]> {
  const rows = await sql`
    select u.email, to_char(u.created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as added_on,
      to_char(u.last_sign_in_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as last_seen_on
    from public.staff s join auth.users u on u.id = s.user_id order by u.email`;
  return z.array(memberSchema).parse([...rows]);
}

/**
 * Makes somebody a member of staff, with this password; a person who is one already keeps hers. Throws AuthError for
 * a weak password, RangeError for something that is no address.
 */
export async function addStaff(sql: Sql, email: string, password: string): Promise<"added" | "already there"> {
  const address = requireEmail(email);
  requireStrength(password, address);
  const hash = await hashPassword(password);
  return sql.begin(async (tx) => {
    await lockStaff(tx);
    const [known] = await tx`
      select from public.staff s join auth.users u on u.id = s.user_id where lower(u.email) = ${address}`;
    if (known) return "already there";
    await insertMember(tx, address, hash);
    return "added";
  });
}

/** Takes somebody's account away; her sessions end with it. The last member of staff stays. */
export async function removeStaff(sql: Sql, email: string): Promise<"removed" | "unknown" | "last one"> {
  return sql.begin(async (tx) => {
    await lockStaff(tx);
    const [known] = await tx<{ user_id: string; others: number }[]>`
      select s.user_id, (select count(*)::int - 1 from public.staff) as others
      from public.staff s join auth.users u on u.id = s.user_id where lower(u.email) = ${normaliseEmail(email)}`;
    if (!known) return "unknown";
    if (known.others === 0) return "last one";
    await tx`delete from auth.users where id = ${known.user_id}`;
    return "removed";
  });
}

/** Gives a member of staff another password and ends all her sessions. Throws AuthError for a weak one. */
export async function setPassword(sql: Sql, email: string, password: string): Promise<"changed" | "unknown"> {
  requireStrength(password, email);
  const hash = await hashPassword(password);
  return sql.begin(async (tx) => {
    const [changed] = await tx<{ id: string }[]>`
      update auth.users set encrypted_password = ${hash}, updated_at = now()
      where lower(email) = ${normaliseEmail(email)} and id in (select user_id from public.staff) returning id`;
    if (!changed) return "unknown";
    await tx`delete from auth.sessions where user_id = ${changed.id}`;
    return "changed";
  });
}

/**
 * Makes the first member of staff when there is none, from what the environment says or with a password of our own.
 * Gives what to print: the address, and the password if we made it up. Null when there are staff already.
 */
export async function ensureFirstStaff(
  sql: Sql,
  wanted: { email?: string | undefined; password?: string | undefined },
): Promise<{ email: string; generatedPassword: string | null } | null> {
  const [someone] = await sql`select from public.staff limit 1`;
  if (someone) return null;
  const email = requireEmail(wanted.email ?? "admin@ninefitness.es");
  const password = wanted.password ?? generatePassword();
  requireStrength(password, email);
  const hash = await hashPassword(password);
  const isFirst = await sql.begin(async (tx) => {
    // Two processes may start on one new database: the second finds the first one's member.
    await lockStaff(tx);
    const [earlier] = await tx`select from public.staff limit 1`;
    if (!earlier) await insertMember(tx, email, hash);
    return !earlier;
  });
  return isFirst ? { email, generatedPassword: wanted.password === undefined ? password : null } : null;
}

/** A password to be typed off a screen: 80 random bits, without letters that look alike. */
export function generatePassword(): string {
  const letter = () => "abcdefghjkmnpqrstuvwxyz23456789a"[randomInt(32)];
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join("")).join("-");
}

async function insertMember(tx: TransactionSql, email: string, hash: string): Promise<void> {
  const [user] = await tx<{ id: string }[]>`
    insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (${email}, ${hash}, now(), '{"provider": "email", "providers": ["email"]}', '{}')
    on conflict (lower(email)) where is_sso_user = false
    do update set encrypted_password = excluded.encrypted_password, updated_at = now() returning id`;
  if (!user) throw new Error("auth.users returned no row");
  await tx`insert into public.staff (user_id) values (${user.id})`;
}

async function lockStaff(tx: TransactionSql): Promise<void> {
  await tx`lock table public.staff in share row exclusive mode`;
}

function requireEmail(email: string): string {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new RangeError(`"${email}" is not an e-mail address`);
  return address;
}
