import { UnsavedQuestion } from "../form/unsaved-question.tsx";

/** Unlike text that is left on purpose, what somebody signs out of waits in this browser for the next time. */
export function SignOutQuestion({ onSignOut, onStay }: { onSignOut: () => void; onStay: () => void }) {
  return (
    <UnsavedQuestion title="¿Cerrar sesión sin guardar?" leave="Cerrar sesión" onLeave={onSignOut} onStay={onStay}>
      <p>
        Hay cambios sin guardar. El texto se queda en este navegador y se te ofrecerá cuando vuelvas a abrirlo; los
        archivos que no se han subido se pierden.
      </p>
    </UnsavedQuestion>
  );
}
