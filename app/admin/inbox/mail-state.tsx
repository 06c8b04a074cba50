import { mailWords } from "#domain/requests/mail-words.ts";
import { inboxToasts } from "#texts/admin/inbox-toasts.ts";
import type { RequestMail } from "../../content/inbox/request-mail.ts";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { attempt } from "../session/attempt.ts";

const tones: Record<string, string> = { done: "good", waiting: "asks", failed: "bad" };

interface MailStateProps {
  mail: RequestMail | undefined;
  /** Nobody sends mail now. */
  isOff: boolean;
  /** False when it is no longer one that was given up. */
  onRetry: (mail: string) => Promise<boolean>;
  onRetried: () => Promise<void>;
}

/** How far a mail is, and another try where it was given up. */
export function MailState({ mail, isOff, onRetry, onRetried }: MailStateProps) {
  if (!mail) return null;
  const { text, tone, canRetry } = mailWords(mail, new Date(), isOff);
  const retry = () =>
    attempt(inboxToasts.answerFailed, async () => {
      if (await onRetry(mail.id)) showToast(inboxToasts.retried);
      await onRetried();
    });
  return (
    <p className={`row wraps fine ${tones[tone] ?? ""}`} data-tone={tone} role="status">
      {text}
      {canRetry && (
        <Button size="compact" variant="line" onClick={() => void retry()}>
          Reintentar
        </Button>
      )}
    </p>
  );
}
