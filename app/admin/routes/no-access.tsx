import { replace, useNavigate } from "react-router";
import { readSession } from "../../data/people/auth.ts";
import { Button } from "../../ui/links/button.tsx";
import { PanelLoading } from "../layout/panel-loading.tsx";
import { browserClient } from "../session/browser-client.ts";
import { signOut } from "../session/sign-out.ts";
import type { Route } from "./+types/no-access.ts";

export async function clientLoader() {
  const session = await readSession(browserClient());
  if (!session) throw replace("/login");
  return { email: session.user.email ?? "" };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <PanelLoading isPage />;
}

export const meta = () => [{ title: "Sin acceso | NINE FITNESS" }];

/** For a person who is signed in but is no member of staff (architecture 17). */
export default function NoAccess({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut().catch(() => undefined);
    await navigate("/login", { replace: true });
  };
  return (
    <main className="panel-problem stack gap-16 starts breaks small" data-surface="cal">
      <h1>Sin acceso</h1>
      <p>
        Has iniciado sesión como {loaderData.email}, pero esta cuenta no forma parte del equipo que edita la web. Pide
        acceso a quien la administra.
      </p>
      <Button size="compact" onClick={leave}>
        Cerrar Sesión
      </Button>
      <a className="panel-link" href="/">
        Volver a la web
      </a>
    </main>
  );
}
