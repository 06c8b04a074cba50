import { Mail, MessageCircle, Phone } from "lucide-react";
import { useState } from "react";
import type { InboxRow } from "../../content/inbox.ts";
import type { ReplyTemplate } from "../../content/reply-template.ts";
import { noteDone } from "../../data/inbox.ts";
import { dialledNumber } from "../../domain/contact/phone-number.ts";
import { fillTemplate } from "../../domain/requests/inbox-words.ts";
import { inboxToasts } from "../../texts/admin/inbox-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";
import { sayWhy } from "../form/say-why.ts";
import { browserClient } from "../session/browser-client.ts";
import { withSession } from "../session/with-session.ts";

interface RequestReplyProps {
  row: InboxRow;
  templates: readonly ReplyTemplate[];
  onAnswered: () => Promise<void>;
}

/**
 * The answer goes out by the desk's own mail program, WhatsApp or telephone, and is noted in the history. What is sent
 * from the server itself will be one more way beside these.
 */
export function RequestReply({ row, templates, onAnswered }: RequestReplyProps) {
  const [text, setText] = useState("");
  const dialled = row.phone ? dialledNumber(row.phone) : null;
  const subject = row.subject ? `Re: ${row.subject}` : "NINE FITNESS";
  const answer = async (action: "email" | "call" | "whatsapp") => {
    try {
      await withSession(() => noteDone(browserClient(), row.id, action, action === "call" ? "" : text));
      await onAnswered();
      showToast(inboxToasts.answered);
    } catch (error) {
      showToast(inboxToasts.changeFailed(sayWhy(error)));
    }
  };
  return (
    <section className="request__reply" aria-labelledby="request-reply">
      <h3 id="request-reply">Responder</h3>
      {templates.length > 0 && (
        <label>
          Plantilla
          <select
            className="input"
            value=""
            onChange={(event) => {
              const chosen = templates.find(({ id }) => id === event.target.value);
              if (chosen) setText(fillTemplate(chosen.body, row.name));
            }}
          >
            <option value="">Elige…</option>
            {templates.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <textarea
        className="input"
        aria-label="Texto de la respuesta"
        data-inbox-reply
        rows={4}
        maxLength={5_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="request__ways">
        {row.email && (
          <a
            className="panel-button"
            href={`mailto:${row.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
            onClick={() => void answer("email")}
          >
            <Icon of={Mail} size={16} />
            Responder por email
          </a>
        )}
        {dialled && (
          <>
            <a
              className="panel-button panel-button--line"
              href={`https://wa.me/${dialled.slice(1)}?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void answer("whatsapp")}
            >
              <Icon of={MessageCircle} size={16} />
              WhatsApp
            </a>
            <a className="panel-button panel-button--line" href={`tel:${dialled}`} onClick={() => void answer("call")}>
              <Icon of={Phone} size={16} />
              Llamar
            </a>
          </>
        )}
      </div>
      <p className="panel-field__help">Se abre tu programa y queda apuntado en la historia como contestada.</p>
    </section>
  );
}
