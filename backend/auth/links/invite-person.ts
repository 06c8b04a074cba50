import type { Sql } from "postgres";
import { AuthError } from "../auth-error.ts";
import { isEmail, normaliseEmail, readUser, type User } from "../user.ts";

/**
 * A place in the staff for somebody who has no password yet; who was invited before and has not come keeps it. Throws
 * AuthError when the address is none, or its owner has an account.
 */
export async function invitePerson(sql: Sql, email: unknown): Promise<User> {
  const address = typeof email === "string" ? normaliseEmail(email) : "";
  if (!isEmail(address))
    throw new AuthError(422, "validation_failed", "Unable to validate email address: invalid format");
  return sql.begin(async (tx) => {
    const [made] = await tx<{ id: string }[]>`
      insert into auth.users (email, invited_at, raw_app_meta_data, raw_user_meta_data)
      values (${address}, now(), '{"provider": "email", "providers": ["email"]}', '{}')
      on conflict (lower(email)) where is_sso_user = false
      do update set invited_at = now(), updated_at = now() where users.email_confirmed_at is null
      returning id`;
    if (!made) {
      const message = "A user with this email address has already been registered";
      throw new AuthError(422, "email_exists", message);
    }
    await tx`insert into public.staff (user_id) values (${made.id}) on conflict do nothing`;
    return readUser(tx, made.id);
  });
}
