import * as z from "zod/mini";

/** A mail about a request, from the outbox. An answer has the id of its line in the history. */
export const requestMail = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(["waiting", "sending", "sent", "failed", "dropped"]),
  recipient: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  words: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  failure_words: z.nullable(z.string()),
  due_at: z.string(),
  sent_at: z.nullable(z.string()),
  created_at: z.string(),
});

export type RequestMail = z.infer<typeof requestMail>;

/** Whether mail goes out, as whoever sends it says once a minute. */
export const mailService = z.object({
  sender: z.nullable(z.string()),
  seen_at: z.nullable(z.string()),
  stopped_at: z.nullable(z.string()),
  failing_since: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  replies_to: z.nullable(z.string()),
  replies_seen_at: z.nullable(z.string()),
  replies_failing_since: z.nullable(z.string()),
});

export type MailService = z.infer<typeof mailService>;

/** What the same person sent before. */
export const earlierRequest = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  status: z.string(),
  created_at: z.string(),
});

export type EarlierRequest = z.infer<typeof earlierRequest>;
