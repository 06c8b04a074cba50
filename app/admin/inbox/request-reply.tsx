import { Mail, MessageCircle, Phone, Sparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { dialledNumber } from "#domain/contact/dialled-number.ts";
import { answerSubject } from "#domain/requests/answer-subject.ts";
import { fillTemplate } from "#domain/requests/inbox-words.ts";
import { answerLanguage, visitorLang } from "#domain/requests/visitor-language.ts";
import { aiReason } from "#texts/admin/ai-toasts.ts";
import { inboxToasts } from "#texts/admin/inbox-toasts.ts";
import type { InboxRow } from "../../content/inbox/inbox.ts";
import type { ReplyTemplate } from "../../content/inbox/reply-template.ts";
import type { MailService } from "../../content/inbox/request-mail.ts";
import { NotWritten } from "../../data/inbox/ask-ai.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { Select } from "../fields/select.tsx";
import { attempt } from "../session/attempt.ts";
import { useKeptText } from "../session/kept-text.ts";
import { ReplyWays, type Way } from "./reply-ways.tsx";
import type { RequestCommands } from "./request-commands.ts";
import { replyFieldId } from "./use-inbox-keys.ts";

interface RequestReplyProps {
  row: InboxRow;
  club: string | null;
  templates: readonly ReplyTemplate[];
  service: MailService | null;
  hasAi: boolean;
  actions: RequestCommands;
  /** An answer was given; `isLast`: nothing more is to be said. */
  onAnswered: (isLast: boolean) => Promise<void>;
}

const ways = [
  { way: "email", text: "Email", icon: Mail },
  { way: "whatsapp", text: "WhatsApp", icon: MessageCircle },
  { way: "call", text: "Llamar", icon: Phone },
] as const;

/** The answer: by mail from here, or by the desk's own programs; it is noted in the history either way. */
export function RequestReply({ row, club, templates, service, hasAi, actions, onAnswered }: RequestReplyProps) {
  const dialled = row.phone ? dialledNumber(row.phone) : null;
  const lang = visitorLang(answerLanguage(row.language));
  const [way, setWay] = useState<Way>(row.email ? "email" : "whatsapp");
  const [subject, setSubject] = useState(answerSubject(row));
  // What was begun stays in this tab until it is sent, whatever is read meanwhile.
  const [kept, keep] = useKeptText(`respuesta ${row.id}`, sessionStorage);
  const text = kept ?? "";
  const setText = (next: string) => keep(next || null);
  const [busy, setBusy] = useState<"sending" | "writing" | null>(null);
  const press = async (what: "sending" | "writing", work: () => Promise<void>) => {
    setBusy(what);
    await attempt(inboxToasts.answerFailed, work, (error) =>
      error instanceof NotWritten ? inboxToasts.notDrafted(aiReason(error.code)) : undefined,
    );
    setBusy(null);
  };
  const send = (isLast: boolean) =>
    press("sending", async () => {
      await actions.answer(subject, text);
      setText("");
      showToast(inboxToasts.leaving);
      await onAnswered(isLast);
    });
  const note = (by: Way) =>
    press("sending", async () => {
      await actions.note(by, by === "call" ? "" : text);
      setText("");
      showToast(inboxToasts.answered);
      await onAnswered(true);
    });
  const draft = () => press("writing", async () => setText(await actions.draft(row, club)));
  if (!row.email && !dialled) return null;
  return (
    <section className="request__reply stack gap-8 ruled-top pad-y" aria-labelledby="request-reply">
      <h3 className="sr-only" id="request-reply">
        Responder
      </h3>
      <ReplyHead
        {...{ row, dialled, templates, way }}
        onWay={setWay}
        onTemplate={(body) => setText(fillTemplate(body, row.name))}
      >
        {hasAi && way !== "call" && row.message && <DraftButton busy={busy} onDraft={() => void draft()} />}
      </ReplyHead>
      {way === "email" && (
        <label className="row gap-8 fine muted">
          Asunto
          <input
            className="input"
            lang={lang}
            maxLength={200}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </label>
      )}
      {way !== "call" && (
        <textarea
          className="input"
          lang={lang}
          aria-label="Texto de la respuesta"
          id={replyFieldId}
          rows={5}
          style={{ "--rows": 4 }}
          maxLength={5_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ReplyWays
        {...{ way, dialled, subject, text, service }}
        email={row.email}
        isBusy={busy !== null}
        onSend={(isLast) => void send(isLast)}
        onAnswered={(by) => void note(by)}
      />
    </section>
  );
}

function DraftButton({ busy, onDraft }: { busy: "sending" | "writing" | null; onDraft: () => void }) {
  return (
    <Button size="compact" variant="line" disabled={busy !== null} onClick={onDraft}>
      <Icon of={Sparkles} size={16} />
      {busy === "writing" ? "Redactando…" : "Redactar respuesta"}
    </Button>
  );
}

interface ReplyHeadProps {
  row: InboxRow;
  dialled: string | null;
  templates: readonly ReplyTemplate[];
  way: Way;
  onWay: (way: Way) => void;
  onTemplate: (body: string) => void;
  /** Beside what it chooses. */
  children: ReactNode;
}

function ReplyHead({ row, dialled, templates, way, onWay, onTemplate, children }: ReplyHeadProps) {
  return (
    <div className="row wraps gap-16">
      <fieldset className="seg" aria-label="Cómo responder">
        {ways
          .filter((entry) => (entry.way === "email" ? row.email : dialled))
          .map(({ way: of, text: name, icon }) => (
            <button key={of} type="button" aria-pressed={of === way} onClick={() => onWay(of)}>
              <Icon of={icon} size={16} />
              {name}
            </button>
          ))}
      </fieldset>
      {templates.length > 0 && way !== "call" && (
        <label className="row gap-8 fine muted">
          Plantilla
          <Select
            none="Elige…"
            value=""
            options={templates.map(({ id, title }) => ({ value: id, text: title }))}
            onChoose={(id) => {
              const chosen = templates.find((template) => template.id === id);
              if (chosen) onTemplate(chosen.body);
            }}
          />
        </label>
      )}
      {children}
    </div>
  );
}
