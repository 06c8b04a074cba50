import { useEffect, useState } from "react";
import type { RequestMail } from "../../content/request-mail.ts";
import { listRequestMails } from "../../data/request-mails.ts";
import { mailWords } from "../../domain/requests/mail-words.ts";
import { browserClient } from "../session/browser-client.ts";
import { withSession } from "../session/with-session.ts";

const quickly = 1_500;
const slowly = 10_000;

/** The mails about a request, read again for as long as one of them is on its way. */
export function useRequestMails(request: string, loaded: readonly RequestMail[]): readonly RequestMail[] {
  const [read, setRead] = useState<{ of: readonly RequestMail[]; mails: readonly RequestMail[]; reads: number }>();
  const known = read?.of === loaded ? read : { of: loaded, mails: loaded, reads: 0 };
  const now = new Date();
  const isUnderWay = known.mails.some(
    (it) => ["waiting", "sending"].includes(it.state) && mailWords(it, now).text !== "Programado",
  );
  // Talks to the backend, where a worker sends them.
  useEffect(() => {
    if (!isUnderWay) return;
    const look = async () => {
      const mails = await withSession(() => listRequestMails(browserClient(), request)).catch(() => known.mails);
      setRead({ of: loaded, mails, reads: known.reads + 1 });
    };
    const timer = setTimeout(() => void look(), known.reads < 10 ? quickly : slowly);
    return () => clearTimeout(timer);
  });
  return known.mails;
}
