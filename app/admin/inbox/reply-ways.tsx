import { Copy, Mail, MessageCircle, Phone, Send } from "lucide-react";
import { mailFailingText, mailServiceState, repliesText } from "#domain/requests/mail-service.ts";
import { inboxToasts } from "#texts/admin/inbox-toasts.ts";
import type { MailService } from "../../content/inbox/request-mail.ts";
import { Button } from "../../ui/links/button.tsx";
import { LinkButton } from "../../ui/links/link-button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";

export type Way = "email" | "whatsapp" | "call";

export interface ReplyWaysProps {
  way: Way;
  email: string | null;
  /** With its country: `+34600000000`. */
  dialled: string | null;
  subject: string;
  text: string;
  service: MailService | null;
  isBusy: boolean;
  onSend: (isLast: boolean) => void;
  /** It was answered by another program. */
  onAnswered: (way: Way) => void;
}

/** What is pressed at last, and what then happens; nothing is promised that the house cannot do now. */
export function ReplyWays(props: ReplyWaysProps) {
  const { way, dialled, text, onAnswered } = props;
  if (way === "email") return <ByMail {...props} />;
  return (
    <>
      <p className="field__hint">
        {way === "whatsapp" ? "Se abre WhatsApp con este texto. Queda anotado aquí." : "La llamada queda anotada aquí."}
      </p>
      <div className="row wraps gap-8 push">
        {way === "whatsapp" ? (
          <LinkButton
            size="compact"
            href={`https://wa.me/${dialled?.slice(1)}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => onAnswered("whatsapp")}
          >
            <Icon of={MessageCircle} size={16} />
            Abrir WhatsApp
          </LinkButton>
        ) : (
          <LinkButton size="compact" href={`tel:${dialled}`} onClick={() => onAnswered("call")}>
            <Icon of={Phone} size={16} />
            Llamar al {dialled}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function ByMail({ email, subject, text, service, isBusy, onSend, onAnswered }: ReplyWaysProps) {
  const state = mailServiceState(service, new Date());
  const isEmpty = text.trim() === "";
  if (state === "off") {
    return (
      <>
        <p className="field__hint">
          La web no envía correo ahora (falta SMTP o está parado). Copia el mensaje o ábrelo en tu programa de correo:
          queda anotado aquí como contestada.
        </p>
        <div className="row wraps gap-8 push">
          <Button
            size="compact"
            variant="line"
            disabled={isEmpty}
            onClick={async () => {
              if (await copyMail(`Para: ${email}\nAsunto: ${subject}\n\n${text}`)) onAnswered("email");
            }}
          >
            <Icon of={Copy} size={16} />
            Copiar el mensaje
          </Button>
          <LinkButton
            size="compact"
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
            onClick={() => onAnswered("email")}
          >
            <Icon of={Mail} size={16} />
            Abrir en mi correo
          </LinkButton>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="field__hint">
        {state === "failing" && service?.failing_since
          ? `${mailFailingText(service)} y sale solo cuando vuelva.`
          : `Sale de ${service?.sender ?? "la web"} y queda en la historia.`}{" "}
        {repliesText(service, new Date())}
      </p>
      <div className="row wraps gap-8 push">
        <Button size="compact" variant="line" disabled={isEmpty || isBusy} onClick={() => onSend(false)}>
          Enviar
        </Button>
        <Button size="compact" disabled={isEmpty || isBusy} onClick={() => onSend(true)}>
          <Icon of={Send} size={16} />
          Enviar y dar por respondida
        </Button>
      </div>
    </>
  );
}

/** False when the browser does not let it. */
async function copyMail(mail: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(mail);
    showToast(inboxToasts.copied);
    return true;
  } catch {
    showToast(inboxToasts.copyFailed);
    return false;
  }
}
