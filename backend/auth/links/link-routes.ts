import { z } from "zod";
import { type Answer, type AuthTools, readBody, reply } from "../answer.ts";
import { AuthError } from "../auth-error.ts";
import { findCredentials, isEmail, normaliseEmail, type User } from "../user.ts";
import { invitePerson } from "./invite-person.ts";
import { linkMail } from "./link-mail.ts";
import { type LinkKind, linkAddress, makeLinkToken } from "./one-time-link.ts";
import { requireAdministrator } from "./require-administrator.ts";
import { verifyLink } from "./verify-link.ts";

/** The same answer at the same moment for an address that has an account and one that has none: the work comes after. */
const recover: Answer = async (tools, { request, origin }) => {
  const { email } = await readBody(request);
  const address = typeof email === "string" ? normaliseEmail(email) : "";
  if (!isEmail(address)) throw new AuthError(400, "validation_failed", "Password recovery requires an email");
  requireMail(tools);
  await tools.recoverLimits.count(address, origin);
  tools.later("A link for a new password was not sent", () => sendRecovery(tools, address));
  return reply({});
};

async function sendRecovery(tools: AuthTools, email: string): Promise<void> {
  const known = await findCredentials(tools.sql, email);
  if (!known || known.is_banned) return;
  await sendLink(tools, known.user, "recovery");
}

const invite: Answer = async (tools, { request, caller }) => {
  await requireAdministrator(tools.sql, caller);
  requireMail(tools);
  const user = await invitePerson(tools.sql, (await readBody(request)).email);
  try {
    await sendLink(tools, user, "invite");
  } catch (cause) {
    tools.later("An invitation was not sent", () => Promise.reject(cause));
    throw new AuthError(500, "unexpected_failure", "Error sending invite email");
  }
  return reply(user);
};

const generateSchema = z.object({ type: z.enum(["invite", "recovery"]), email: z.string() });

/** A link to be handed over in another way than by mail. An administrator gets none into the account of a colleague. */
const generateLink: Answer = async (tools, { request, caller }) => {
  await requireAdministrator(tools.sql, caller);
  const asked = generateSchema.safeParse(await readBody(request));
  if (!asked.success) throw new AuthError(400, "validation_failed", "Links are made for the types invite and recovery");
  const { type, email } = asked.data;
  if (type === "recovery" && caller.role !== "service_role") {
    throw new AuthError(403, "not_admin", "Links for a new password are made with the secret key alone");
  }
  const user =
    type === "invite" ? await invitePerson(tools.sql, email) : (await findCredentials(tools.sql, email))?.user;
  if (!user) throw new AuthError(404, "user_not_found", "User with this email not found");
  const token = await makeLinkToken(tools.sql, user, type);
  const action_link = linkAddress(tools.siteUrl, type, token);
  return reply({ ...user, action_link, hashed_token: token, verification_type: type, redirect_to: tools.siteUrl });
};

async function sendLink(tools: AuthTools, user: User, kind: LinkKind): Promise<void> {
  const address = linkAddress(tools.siteUrl, kind, await makeLinkToken(tools.sql, user, kind));
  await requireMail(tools).send(linkMail(user.email, kind, address));
}

function requireMail({ mailer }: AuthTools) {
  if (mailer) return mailer;
  throw new AuthError(422, "email_provider_disabled", "This server sends no e-mail: SMTP_URL is not set");
}

/** The part of GoTrue that lets people in by a link: invitations and new passwords. */
export const linkRoutes: Record<string, Answer> = {
  "POST recover": recover,
  "POST verify": async (tools, { request, origin }) =>
    reply(await verifyLink(tools.sql, await readBody(request), origin, tools.jwtSecret)),
  "POST invite": invite,
  "POST admin/generate_link": generateLink,
};
