import { z } from "zod";
import { isUuid } from "../access-token.ts";
import { type Answer, reply } from "../answer.ts";
import { AuthError } from "../auth-error.ts";
import { type User, userAsJson } from "../user.ts";
import { requireAdministrator } from "./require-administrator.ts";

const mostPerPage = 1000;

const listPeople: Answer = async ({ sql }, { url, caller }) => {
  await requireAdministrator(sql, caller);
  const number = (name: string, otherwise: number) =>
    z.coerce
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .catch(otherwise)
      .parse(url.searchParams.get(name) || otherwise);
  const perPage = Math.min(number("per_page", 50), mostPerPage);
  const skipped = (number("page", 1) - 1) * perPage;
  const rows = await sql<{ user: User; total: number }[]>`
    select ${userAsJson(sql)} as user, count(*) over ()::int as total from auth.users u
    where u.deleted_at is null order by u.created_at, u.id limit ${perPage} offset ${skipped}`;
  const answer = reply({ users: rows.map((row) => row.user), aud: "authenticated" });
  answer.headers.set("x-total-count", String(rows[0]?.total ?? 0));
  return answer;
};

const showPerson: Answer = async ({ sql }, { id, caller }) => {
  await requireAdministrator(sql, caller);
  const [row] = await sql<{ user: User }[]>`
    select ${userAsJson(sql)} as user from auth.users u where u.id = ${requireId(id)} and u.deleted_at is null`;
  if (!row) throw notThere();
  return reply(row.user);
};

/** Ends somebody's account, as `npm run staff -- remove` does; with the secret key alone, like GoTrue. */
const removePerson: Answer = async ({ sql }, { id, caller }) => {
  if (caller.role !== "service_role") throw new AuthError(403, "not_admin", "User not allowed");
  const [gone] = await sql`delete from auth.users where id = ${requireId(id)} returning id`;
  if (!gone) throw notThere();
  return reply({});
};

function requireId(id: string): string {
  if (isUuid(id)) return id;
  throw new AuthError(404, "validation_failed", "user_id must be an UUID");
}

const notThere = () => new AuthError(404, "user_not_found", "User not found");

/** What `supabase.auth.admin` reads of people and takes away. Accounts are made by an invitation and changed by nobody else. */
export const peopleRoutes: Record<string, Answer> = {
  "GET admin/users": listPeople,
  "POST admin/users": async () => {
    throw new AuthError(403, "not_admin", "Accounts are made by an invitation, or by a command on the server");
  },
  "GET admin/users/:id": showPerson,
  "DELETE admin/users/:id": removePerson,
};
