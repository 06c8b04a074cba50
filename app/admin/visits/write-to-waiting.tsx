import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { ClubName } from "../../content/club.ts";
import type { Waiting } from "../../data/opening-notices.ts";
import { clubAddress } from "../../domain/clubs/find-club.ts";
import { visitToasts } from "../../texts/admin/visit-toasts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { showToast } from "../../ui/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { useSend } from "../form/use-send.ts";
import type { SentNotice } from "./use-visit-actions.ts";

interface WriteToWaitingProps {
  club: ClubName;
  people: readonly Waiting[];
  /** Nobody sends mail here now. */
  isMailOff: boolean;
  onClose: () => void;
}

/**
 * One mail each, so that nobody sees the others; each notice is closed when its mail is on its way. Where the site sends none
 * the desk does, and says so.
 */
export function WriteToWaiting({ club, people, isMailOff: isOff, onClose }: WriteToWaitingProps) {
  const [subject, setSubject] = useState(`NINE FITNESS ${club.name} ya está abierto`);
  const [words, setWords] = useState(
    `Hola:\n\nNos pediste que te avisáramos: ${club.name} ya está abierto. Puedes reservar tu visita aquí:\n${location.origin}${clubAddress(club.id)}/visita\n\nEste es el único correo que recibirás por esto.\n\nEl equipo de NINE FITNESS ${club.name}`,
  );
  const send = useSend<SentNotice, void>("/admin/visits");
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<number | null>(null);
  const write = async (event: FormEvent) => {
    event.preventDefault();
    if (told !== null || (!isOff && words.trim() === "")) return;
    setTold(0);
    try {
      for (const [at, { id: request }] of people.entries()) {
        if (!isOff) await send({ what: "tell", request, subject, words }, "put");
        await send({ what: "told", request }, "put");
        setTold(at + 1);
      }
      showToast(visitToasts.written(people.length));
      onClose();
    } catch (error) {
      showToast(toastOf(error, visitToasts.saveFailed));
      setTold(null);
    }
    // Who is left is still to be told.
    await revalidate();
  };
  const bcc = people.map(({ email }) => encodeURIComponent(email)).join(",");
  const letter = `mailto:?bcc=${bcc}&subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`;
  const those = people.length === 1 ? "1 persona" : `${people.length} personas`;
  return (
    <Dialog title={`Avisar de que ${club.name} ya está abierto`} width={620} onDismiss={onClose}>
      <form className="dialog__form" onSubmit={write} noValidate>
        <div className="dialog__body visit-form">
          <label className="field">
            <span className="field__label">Asunto</span>
            <input
              className="input"
              value={subject}
              maxLength={200}
              onChange={(event) => setSubject(event.target.value)}
            />
          </label>
          <label className="field">
            <span className="field__label">Texto</span>
            <textarea className="input" rows={9} value={words} onChange={(event) => setWords(event.target.value)} />
          </label>
          {isOff ? (
            <p>
              La web no envía correo ahora (falta SMTP o está parado). Ábrelo en tu programa de correo, con todos en
              copia oculta, y di después que ya está: dejan de esperar.
            </p>
          ) : (
            <p>
              {people.length === 1
                ? "Un correo."
                : `${people.length} correos, uno a cada persona: nadie ve a los demás.`}
            </p>
          )}
        </div>
        <footer className="dialog__foot">
          {isOff ? (
            <LinkButton size="compact" variant="line" href={letter}>
              Abrir en mi correo
            </LinkButton>
          ) : (
            <Button size="compact" variant="line" onClick={onClose}>
              Ahora no
            </Button>
          )}
          <Button size="compact" type="submit" busy={told !== null}>
            {told !== null
              ? `${isOff ? "Apuntando" : "Enviando"} ${told + 1} de ${people.length}…`
              : isOff
                ? `Ya he escrito a ${those}`
                : `Escribir a ${those}`}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
