import { useBlocker } from "react-router";
import { UnsavedQuestion } from "./unsaved-question.tsx";
import { formsLostAt } from "./use-unsaved-text.ts";

/**
 * Asks before unsaved changes are left inside the panel, by Back or by a link. One for all forms: the router knows one
 * blocker at a time. A way to /login stays open, because it means that the session is over (by one's own hand after `SignOutQuestion`); drafts are kept then.
 */
export function LeaveDialog() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      formsLostAt(nextLocation.pathname).length > 0 &&
      nextLocation.pathname !== "/login",
  );
  if (blocker.state !== "blocked") return null;
  const leave = () => {
    for (const form of formsLostAt(blocker.location.pathname)) form.abandon();
    blocker.proceed();
  };
  return (
    <UnsavedQuestion
      title="¿Salir sin guardar?"
      leave="Salir sin guardar"
      onLeave={leave}
      onStay={() => blocker.reset()}
    >
      <p>Hay cambios sin guardar. Si sales ahora, se pierden.</p>
    </UnsavedQuestion>
  );
}
