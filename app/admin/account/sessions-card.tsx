import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { describeDevice } from "#domain/panel/describe-device.ts";
import { secondFactorToasts } from "#texts/admin/second-factor-toasts.ts";
import { endOneSession, endOtherSessions, type OpenSession } from "../../data/people/sessions.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { Chip } from "../layout/chip.tsx";
import { attempt } from "../session/attempt.ts";
import { perform } from "../session/perform.ts";

/** Ends a session of one's own; null for all but this one. */
const endSession = (id: string | null) =>
  perform(["update", "sessions"], (client) => (id === null ? endOtherSessions(client) : endOneSession(client, id)));

/** Where somebody is signed in; each of them can be ended, or all others at once. */
export function SessionsCard({ sessions }: { sessions: readonly OpenSession[] | null }) {
  const [busy, setBusy] = useState<string>();
  const { revalidate } = useRevalidator();
  const end = async (id: string | null) => {
    if (busy) return;
    setBusy(id ?? "others");
    await attempt(secondFactorToasts.sessionFailed, async () => {
      await endSession(id);
      showToast(id === null ? secondFactorToasts.sessionsEnded : secondFactorToasts.sessionEnded);
      await revalidate();
    });
    setBusy(undefined);
  };
  return (
    <section className="panel-box panel-card panel-card--narrow" aria-labelledby="sessions">
      <div>
        <h2 id="sessions">Sesiones abiertas</h2>
        <p>Los dispositivos en los que has entrado. Si alguno no es tuyo, ciérralo y cambia la contraseña.</p>
      </div>
      {sessions === null && <p>No se han podido leer. Recarga la página para intentarlo de nuevo.</p>}
      <ul className="parted">
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={busy === session.id} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <div className="dialog__foot">
          <Button size="compact" variant="line" busy={busy === "others"} onClick={() => end(null)}>
            Cerrar las demás
          </Button>
        </div>
      )}
    </section>
  );
}

function SessionRow({ session, isBusy, onEnd }: { session: OpenSession; isBusy: boolean; onEnd: () => void }) {
  const { name, isPhone } = describeDevice(session.user_agent);
  return (
    <li className="row pad-y">
      <Icon of={isPhone ? Smartphone : Monitor} size={20} />
      <div className="grow">
        <p className="strong">{name}</p>
        <p className="fine muted">Última actividad: {formatMoment(session.last_seen_at)}</p>
        <p className="fine muted">Entraste: {formatMoment(session.started_at)}</p>
      </div>
      {session.is_this ? (
        <Chip tone="good">Este dispositivo</Chip>
      ) : (
        <Button size="compact" variant="text" aria-label={`Cerrar la sesión de ${name}`} busy={isBusy} onClick={onEnd}>
          Cerrar
        </Button>
      )}
    </li>
  );
}

/** "22 nov, 9:05", in Madrid. */
const moment = new Intl.DateTimeFormat("es-ES", {
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Europe/Madrid",
});
const formatMoment = (iso: string): string => moment.format(new Date(iso));
