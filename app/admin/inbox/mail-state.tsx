import type { RequestMail } from "../../content/request-mail.ts";
import { retryMail } from "../../data/request-mails.ts";
import { mailWords } from "../../domain/requests/mail-words.ts";
import { inboxToasts } from "../../texts/admin/inbox-texts.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { sayWhy } from "../form/say-why.ts";
import { browserClient } from "../session/browser-client.ts";
import { withSession } from "../session/with-session.ts";

interface MailStateProps {
  mail: RequestMail | undefined;
  onRetried: () => Promise<void>;
}

/** How far a mail is, and another try where it was given up. */
export function MailState({ mail, onRetried }: MailStateProps) {
  if (!mail) return null;
  const { text, tone, canRetry } = mailWords(mail, new Date());
  const retry = async () => {
    try {
      if (await withSession(() => retryMail(browserClient(), mail.id))) showToast(inboxToasts.retried);
      await onRetried();
    } catch (error) {
      showToast(inboxToasts.answerFailed(sayWhy(error)));
    }
  };
  return (
    <p className="mail-state" data-tone={tone} role="status">
      {text}
      {canRetry && (
        <Button size="compact" variant="line" onClick={() => void retry()}>
          Reintentar
        </Button>
      )}
    </p>
  );
}
