import type { Sql, TransactionSql } from "postgres";
import { z } from "zod";

/** A user as GoTrue shows it to its owner; the times are ISO texts. */
const userSchema = z.looseObject({ id: z.string(), email: z.string() });
export type User = z.infer<typeof userSchema>;

const credentialsSchema = z.object({
  user: userSchema,
  hash: z.string().nullable(),
  is_banned: z.boolean(),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** The user as JSON made by PostgreSQL, in the shape of GoTrue; for a query over `auth.users u`. */
export function userAsJson(sql: Sql | TransactionSql) {
  return sql`jsonb_build_object(
    'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', coalesce(u.phone, ''),
    'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
    'app_metadata', coalesce(u.raw_app_meta_data, '{}'), 'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
    'factors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status,
        'created_at', f.created_at, 'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at
      ) order by f.created_at), '[]') from auth.mfa_factors f where f.user_id = u.id),
    'identities', '[]'::jsonb, 'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', u.is_anonymous
  )`;
}

/** Who has that address, with what is needed to check a password; null for nobody. Case does not matter. */
export async function findCredentials(sql: Sql, email: string): Promise<Credentials | null> {
  const [row] = await sql`
    select ${userAsJson(sql)} as user, u.encrypted_password as hash, coalesce(u.banned_until > now(), false) as is_banned
    from auth.users u where lower(u.email) = ${normaliseEmail(email)} and not u.is_sso_user and u.deleted_at is null`;
  return row ? credentialsSchema.parse(row) : null;
}

/** The user of this id as it is now. */
export async function readUser(sql: Sql | TransactionSql, id: string): Promise<User> {
  const [row] = await sql`select ${userAsJson(sql)} as user from auth.users u where u.id = ${id}`;
  return userSchema.parse(row?.user);
}

/** The one spelling under which an address is stored and counted. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether a text can be somebody's address here: one `@`, no spaces, no NUL (PostgreSQL refuses it), at most 255 long. */
export function isEmail(text: string): boolean {
  return text.length <= 255 && /^[^\s@]+@[^\s@]+$/.test(text) && !text.includes("\0");
}
