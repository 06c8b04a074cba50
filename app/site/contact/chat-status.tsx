import { wakes } from "#app/islands/wakes.ts";
import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import { ConsentRequest } from "../consent/consent-request.tsx";
import "./contact.css";

export interface ChatStatusProps {
  /** Address of the chat's script; null when the owner has none. */
  scriptUrl: string | null;
  phone: string;
  email: string;
}

/**
 * How to reach us: by the chat that `bringChat` brings to the corner, or by phone and e-mail where there is none (not
 * configured, no scripts) or it does not come.
 */
export function ChatStatus({ scriptUrl, phone, email }: ChatStatusProps) {
  const t = useText();
  const others = (
    <p className="lead chat-status__others">
      {t("Llámanos al")} <Reach scheme="tel" value={phone} /> {t("o escríbenos a")}{" "}
      <Reach scheme="mailto" value={email} />.
    </p>
  );
  if (scriptUrl === null) return <div className="chat-status links">{others}</div>;
  return (
    <div
      className="chat-status links"
      role="status"
      {...wakes("third-party", { unseen: true })}
      data-brings="chat"
      data-src={scriptUrl}
      data-chat="coming"
    >
      <ConsentRequest purpose="chat" address={scriptUrl} />
      <p className="lead chat-status__chat with-scripts">
        {t("Escríbenos por el chat: lo tienes abajo a la derecha.")}
      </p>
      <p className="lead chat-status__missing">{t("El chat no está disponible ahora mismo.")}</p>
      {others}
    </div>
  );
}
