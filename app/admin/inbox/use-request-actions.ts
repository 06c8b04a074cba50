import type { InboxRow } from "../../content/inbox.ts";
import type { RequestStatus } from "../../domain/requests/inbox-words.ts";
import { useSend } from "../form/use-send.ts";

/** Moves a request on, or gives it to somebody. */
export interface RequestChange {
  row: Pick<InboxRow, "id" | "kind">;
  change: { status?: RequestStatus; assigned_to?: string | null };
}

/** What is noted, answered or tried again; `by`: an internal note, or the way of an answer from another program. */
export type SentToRequest =
  | { what: "note"; by: "note" | "email" | "call" | "whatsapp"; words: string }
  | { what: "answer"; subject: string; words: string }
  | { what: "retry"; mail: string };

/** What is read at a press or while a mail is on its way. */
export type AskedOfRequest =
  | { what: "cv"; path: string; name: string }
  | { what: "draft"; row: Pick<InboxRow, "name" | "subject" | "message" | "language">; club: string | null }
  | { what: "mails" };

/** Everything that is done with one request, by the action of its address; each settles with the answer or throws. */
export function useRequestActions(id: string) {
  const address = `/admin/inbox/${id}`;
  const change = useSend<RequestChange, void>(address);
  const remove = useSend<Pick<InboxRow, "id" | "kind" | "cv_path">, boolean>(address);
  const write = useSend<SentToRequest, void>(address);
  const retry = useSend<SentToRequest, boolean>(address);
  const ask = useSend<AskedOfRequest, string>(address);
  return {
    change: (it: RequestChange) => change(it, "put"),
    /** False when its file is still to go. */
    remove: ({ id, kind, cv_path }: Pick<InboxRow, "id" | "kind" | "cv_path">) =>
      remove({ id, kind, cv_path }, "delete"),
    note: (by: Extract<SentToRequest, { what: "note" }>["by"], words: string) =>
      write({ what: "note", by, words }, "post"),
    answer: (subject: string, words: string) => write({ what: "answer", subject, words }, "post"),
    /** False when that mail is no longer one that was given up. */
    retry: (mail: string) => retry({ what: "retry", mail }, "post"),
    /** An address that opens a CV for a minute. */
    openCv: (path: string, name: string) => ask({ what: "cv", path, name }, "post"),
    /** A draft of an answer, to be read and mended by a person. */
    draft: (row: Pick<InboxRow, "name" | "subject" | "message" | "language">, club: string | null) =>
      ask({ what: "draft", row, club }, "post"),
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;
