import { useRevalidator } from "react-router";
import { peopleToasts } from "#texts/admin/people-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { Person } from "../../data/people/people.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { usePress } from "../session/attempt.ts";
import { endAccess, setAdministrator, setOff, takeSecondFactor } from "./people-commands.ts";

/** A command about somebody, after a question. */
export interface Question {
  title: string;
  explanation: string;
  button: string;
  run: () => Promise<unknown>;
  said: ToastText;
}

/** Closes the panel to somebody; an invitation that nobody has taken up goes with its account. */
export const takeAccess = ({ user_id: id, email, is_invited: isInvited }: Person): Question => ({
  title: "¿Quitar el acceso?",
  explanation: isInvited
    ? "El enlace de la invitación deja de valer."
    : "Dejará de poder entrar y saldrá de donde esté ahora. Lo que ha escrito se queda, y puedes volver a activarlo.",
  button: "Quitar el acceso",
  run: () => (isInvited ? endAccess(id) : setOff(id, true)),
  said: peopleToasts.accessEnded(email),
});

export const removeAccount = ({ user_id: id, email }: Person): Question => ({
  title: "¿Eliminar la cuenta?",
  explanation: "No se puede deshacer: para que vuelva a entrar hay que invitarla otra vez. Lo que ha escrito se queda.",
  button: "Eliminar la cuenta",
  run: () => endAccess(id),
  said: peopleToasts.accountRemoved(email),
});

export const takeFactor = ({ user_id: id, email }: Person): Question => ({
  title: "¿Quitar su verificación en dos pasos?",
  explanation: "Para quien ha perdido el móvil y los códigos. Sus sesiones se cierran y entra solo con su contraseña.",
  button: "Quitar dos pasos",
  run: () => takeSecondFactor(id),
  said: peopleToasts.factorTaken(email),
});

export const changeAdministration = ({ user_id: id, email, is_admin: isAdmin }: Person): Question => ({
  title: isAdmin ? "¿Quitar la administración?" : "¿Dar la administración?",
  explanation: isAdmin
    ? "Seguirá editando la web, pero ya no podrá invitar a nadie ni quitar accesos."
    : "Podrá invitar a otras personas, quitarles el acceso y exigir la verificación en dos pasos.",
  button: isAdmin ? "Quitar administración" : "Dar administración",
  run: () => setAdministrator(id, !isAdmin),
  said: isAdmin ? peopleToasts.noAdministrator(email) : peopleToasts.administrator(email),
});

interface PersonQuestionProps {
  question: Question;
  email: string;
  onClose: () => void;
}

export function PersonQuestion({ question, email, onClose }: PersonQuestionProps) {
  const [isBusy, press] = usePress();
  const { revalidate } = useRevalidator();
  const confirm = async () => {
    await press(peopleToasts.failed, async () => {
      await question.run();
      showToast(question.said);
      await revalidate();
    });
    onClose();
  };
  return (
    <Dialog title={question.title} alert aria-describedby="command" onDismiss={onClose}>
      <div className="dialog__body" id="command">
        <p className="strong breaks">{email}</p>
        <p>{question.explanation}</p>
      </div>
      <footer className="dialog__foot">
        {/* The safe answer has the focus in a question about somebody else. */}
        <Button size="compact" variant="line" autoFocus onClick={onClose}>
          Cancelar
        </Button>
        <Button size="compact" variant="danger" busy={isBusy} onClick={confirm}>
          {question.button}
        </Button>
      </footer>
    </Dialog>
  );
}
