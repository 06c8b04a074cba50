import { useEffect, useRef, useState } from "react";
import { mailWords } from "#domain/requests/mail-words.ts";
import type { RequestMail } from "../../content/inbox/request-mail.ts";
import { readMails } from "./request-commands.ts";

const quickly = 1_500;
const slowly = 10_000;

/** The mails about a request, read again for as long as one of them is on its way. */
export function useRequestMails(
  request: string,
  loaded: readonly RequestMail[],
  isOff: boolean,
): readonly RequestMail[] {
  const [read, setRead] = useState<{ of: readonly RequestMail[]; mails: readonly RequestMail[]; reads: number }>();
  const known = read?.of === loaded ? read : { of: loaded, mails: loaded, reads: 0 };
  const isAsking = useRef(false);
  const now = new Date();
  const isUnderWay =
    !isOff &&
    known.mails.some(
      (mail) => ["waiting", "sending"].includes(mail.state) && mailWords(mail, now).text !== "Programado",
    );
  // Talks to the backend, where a worker sends them.
  useEffect(() => {
    if (!isUnderWay) return;
    const look = async () => {
      // What is asked draws the page anew, which begins another wait: a slow answer is not asked for twice.
      if (isAsking.current) return;
      isAsking.current = true;
      const mails = await readMails(request).catch(() => known.mails);
      isAsking.current = false;
      setRead({ of: loaded, mails, reads: known.reads + 1 });
    };
    const timer = setTimeout(() => void look(), known.reads < 10 ? quickly : slowly);
    return () => clearTimeout(timer);
  });
  return known.mails;
}
