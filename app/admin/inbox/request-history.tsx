import { Lock } from "lucide-react";
import { type FormEvent, useState } from "react";
import { proposalStatuses } from "#domain/partners/proposal-status.ts";
import { requestStatusText } from "#domain/requests/inbox-words.ts";
import { mailKindText } from "#domain/requests/mail-words.ts";
import { visitorLang } from "#domain/requests/visitor-language.ts";
import { madridDateTime } from "#domain/time/madrid-time.ts";
import { inboxToasts } from "#texts/admin/inbox-toasts.ts";
import type { InboxRow, RequestEvent } from "../../content/inbox/inbox.ts";
import type { RequestMail } from "../../content/inbox/request-mail.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { attempt } from "../session/attempt.ts";
import { MailState } from "./mail-state.tsx";
import type { RequestCommands } from "./request-commands.ts";

interface RequestHistoryProps {
  row: InboxRow;
  mails: readonly RequestMail[];
  events: readonly RequestEvent[];
  /** Nobody sends mail now. */
  isOff: boolean;
  /** Where answers come to. */
  mailbox: string | null | undefined;
  colleagues: readonly Colleague[];
  onNoted: () => Promise<void>;
  actions: RequestCommands;
}

/** Who did what, when; and the notes that only colleagues read. */
export function RequestHistory({
  row,
  events,
  mails,
  isOff,
  mailbox,
  colleagues,
  onNoted,
  actions,
}: RequestHistoryProps) {
  // Whoever is no longer here keeps her address.
  const nameOf = (email: string) => colleagues.find((colleague) => colleague.email === email)?.name ?? email;
  return (
    <section className="stack" aria-labelledby="request-history">
      <h3 id="request-history">Historia</h3>
      <ol>
        <li className="row top spread gap-16 pad-y">
          <p>Llegó desde {row.page || (row.kind === "visit" ? "recepción" : "la web")}</p>
          <time className="still fine muted" dateTime={row.created_at}>
            {madridDateTime(row.created_at)}
          </time>
        </li>
        {events.map((event) => (
          <li className="row top spread gap-16 pad-y" key={event.id} data-action={event.action}>
            <div className="stack gap-8 grow">
              <p>
                {event.person_email && <b title={event.person_email}>{nameOf(event.person_email)}</b>}
                {event.action === "replied" && <b>{row.name || row.email}</b>} {inWords(event, nameOf)}
              </p>
              {event.words && !["status", "assigned"].includes(event.action) && (
                <p
                  className={event.action === "note" ? "pad gold rounded lines breaks" : "pad white boxed lines breaks"}
                  lang={event.action === "replied" ? visitorLang(row.language) : undefined}
                >
                  {event.action === "note" && (
                    <b className="row gap-8 fine">
                      <Icon of={Lock} size={13} /> Nota interna
                    </b>
                  )}
                  {event.words}
                </p>
              )}
              <ReplyNotes mail={event.mail} asked={row.email} mailbox={mailbox} />
              <MailState
                isOff={isOff}
                mail={mails.find(({ id }) => id === event.id)}
                onRetry={actions.retry}
                onRetried={onNoted}
              />
            </div>
            <time className="still fine muted" dateTime={event.created_at}>
              {madridDateTime(event.created_at)}
            </time>
          </li>
        ))}
        {mails
          .filter(({ kind }) => kind.startsWith("visit_"))
          .map((mail) => (
            <li className="pad-y" key={mail.id}>
              <div>
                <p>{mailKindText(mail.kind)} por email</p>
                <MailState isOff={isOff} mail={mail} onRetry={actions.retry} onRetried={onNoted} />
              </div>
              <time className="still fine muted" dateTime={mail.due_at}>
                {madridDateTime(mail.sent_at ?? mail.due_at)}
              </time>
            </li>
          ))}
      </ol>
      <NoteForm actions={actions} onNoted={onNoted} />
    </section>
  );
}

interface ReplyNotesProps {
  mail: RequestEvent["mail"];
  /** The address of whoever wrote the request. */
  asked: string | null;
  mailbox: string | null | undefined;
}

/** What is to be known of an answer that came by mail: whose it may be, and what of it is in the mailbox alone. */
function ReplyNotes({ mail: { from, attachments = [], isPartial }, asked, mailbox }: ReplyNotesProps) {
  const where = mailbox ? `el buzón ${mailbox}, carpeta «Bandeja», 30 días` : "el buzón";
  return (
    <>
      {from && from !== asked?.toLowerCase() && (
        <p className="field__hint">Llegó desde otra dirección: {from}. Comprueba quién es antes de dar datos.</p>
      )}
      {attachments.length > 0 && (
        <p className="field__hint">
          Adjuntó {attachments.join(", ")}: está en {where}.
        </p>
      )}
      {isPartial && <p className="field__hint">Era más largo: entero en {where}.</p>}
    </>
  );
}

function NoteForm({ actions, onNoted }: Pick<RequestHistoryProps, "actions" | "onNoted">) {
  const [note, setNote] = useState("");
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const words = note.trim();
    if (words === "") return;
    await attempt(inboxToasts.noteFailed, async () => {
      await actions.note("note", words);
      setNote("");
      await onNoted();
      showToast(inboxToasts.noted);
    });
  };
  return (
    <form className="stack gap-8 starts" onSubmit={(event) => void save(event)}>
      <label className="field__label" htmlFor="request-note">
        Nota interna <span>solo la lee el equipo</span>
      </label>
      <textarea
        className="input"
        id="request-note"
        rows={2}
        style={{ "--rows": 2 }}
        maxLength={5_000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button size="compact" variant="line" type="submit" disabled={note.trim() === ""}>
        Guardar nota
      </Button>
    </form>
  );
}

function inWords({ action, words, person_email }: RequestEvent, nameOf: (email: string) => string): string {
  const status = proposalStatuses.find(({ value }) => value === words)?.text ?? requestStatusText(words);
  if (action === "status") return `la pasó a «${status}»`;
  if (action === "assigned" && words === person_email) return "se la quedó";
  if (action === "assigned") return words ? `se la dio a ${nameOf(words)}` : "la dejó sin nadie";
  if (action === "replied") return "contestó por email";
  if (action === "email") return "respondió por email";
  if (action === "call") return "llamó";
  return action === "whatsapp" ? "respondió por WhatsApp" : "";
}
