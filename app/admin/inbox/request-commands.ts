import type { InboxRow } from "../../content/inbox/inbox.ts";
import type { RequestMail } from "../../content/inbox/request-mail.ts";
import { draftReply } from "../../data/inbox/draft-reply.ts";
import {
  changeRequest,
  deleteRequest,
  type InboxFilter,
  listWholeInbox,
  noteDone,
  openCv,
  readInbox,
} from "../../data/inbox/inbox.ts";
import { listRequestMails, retryMail, sendAnswer } from "../../data/inbox/request-mails.ts";
import { readSession } from "../../data/people/auth.ts";
import { listColleagues } from "../../data/people/colleagues.ts";
import { browserClient } from "../session/browser-client.ts";
import { perform } from "../session/perform.ts";
import type { InboxView } from "./inbox-address.ts";

const table = "requests";

export type AskedFilter = InboxView["filter"] & { search: string };

/** A filter of the inbox with whom "mine" means. */
export async function withWhoAsks({ isMine, ...asked }: AskedFilter): Promise<InboxFilter> {
  return { ...asked, mine: isMine ? ((await readSession(browserClient()))?.user.id ?? null) : null };
}

export const exportInbox = (filter: AskedFilter) =>
  perform(["read", table], async (client) => {
    const [rows, colleagues] = await Promise.all([
      withWhoAsks(filter).then((asked) => listWholeInbox(client, asked)),
      listColleagues(client),
    ]);
    return { rows, colleagues };
  });

/** A page of the inbox in which these words are looked for: they are in no address, which logs would keep. */
export const searchInbox = (filter: AskedFilter, page: number) =>
  perform(["read", table], async (client) => readInbox(client, await withWhoAsks(filter), page));

/** The mails about a request, as far as they have come. */
export const readMails = (request: string): Promise<RequestMail[]> =>
  perform(["read", table], (client) => listRequestMails(client, request));

export const requestCommands = (id: string) => ({
  /** Moves it on, or gives it to somebody. */
  change: (
    row: Pick<InboxRow, "id" | "kind" | "club_id" | "assigned_to">,
    change: Parameters<typeof changeRequest>[2],
  ) => perform(["update", table, row], (client) => changeRequest(client, row, change)),
  /** False when its file is still to go. */
  remove: (row: Pick<InboxRow, "id" | "kind" | "club_id" | "cv_path">) =>
    perform(["delete", table, row], (client) => deleteRequest(client, row)),
  /** `by`: an internal note, or the way of an answer from another program. */
  note: (by: Parameters<typeof noteDone>[2], words: string) =>
    perform(["update", table], (client) => noteDone(client, id, by, words)),
  answer: (subject: string, words: string) =>
    perform(["update", table], (client) => sendAnswer(client, id, subject, words)),
  /** False when that mail is no longer one that was given up. */
  retry: (mail: string) => perform(["update", table], (client) => retryMail(client, mail)),
  /** An address that opens a CV for a minute. */
  openCv: (path: string, name: string) => perform(["read", table], (client) => openCv(client, path, name)),
  /** A draft of an answer, to be read and mended by a person. */
  draft: (row: Pick<InboxRow, "name" | "subject" | "message" | "language">, club: string | null) =>
    perform(["read", table], (client) => draftReply(client, row, club)),
});

export type RequestCommands = ReturnType<typeof requestCommands>;
