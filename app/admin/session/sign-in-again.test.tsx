// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { followSession, keepRenewed } from "#app/data/people/auth.ts";
import { ana, backendAnswers, isSignedIn, openRoutes, sessionOf } from "#tests/fixtures/panel-dom.tsx";
import { browserClient } from "./browser-client.ts";
import { offerSignIn } from "./sign-in-again.ts";
import { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
import { useSessionWatch } from "./use-session-watch.ts";
import { withSession } from "./with-session.ts";

/** A page with something to save, as the panel renders it. */
function Page({ work }: { work: () => Promise<string> }) {
  const [said, setSaid] = useState("");
  useSessionWatch();
  const save = () =>
    withSession(work).then(setSaid, (error: unknown) => setSaid(error instanceof Error ? error.message : "?"));
  return (
    <>
      <button type="button" onClick={save}>
        Guardar
      </button>
      <p role="status" aria-label="Resultado">
        {said}
      </p>
      <SignInAgainDialog email={ana.email} />
    </>
  );
}

const Nothing = () => null;

function open(work: () => Promise<string>, loader?: () => null) {
  const router = openRoutes(
    [
      { path: "/admin", element: <Page work={work} />, ...(loader && { loader, HydrateFallback: Nothing }) },
      { path: "/login", element: <h1>Admin Login</h1> },
    ],
    "/admin",
  );
  return router;
}

const access = { is_staff: true, is_admin: true, missing: null, role: "direction", clubs: [], rights: null };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const dialog = () => screen.findByRole("dialog", { name: "Tu sesión ha caducado" });
const isSaid = (text: string) =>
  waitFor(() => expect(screen.getByRole("status", { name: "Resultado" }).textContent).toBe(text));

async function signIn(): Promise<void> {
  backendAnswers(({ url }) => Response.json(url.includes("/rpc/my_access") ? access : sessionOf(ana.id, ana.email)));
  expect(await screen.findByLabelText("Email")).toHaveProperty("value", ana.email);
  fireEvent.change(screen.getByLabelText("Contraseña"), { target: { value: "barra-olimpica-20" } });
  // Without styles the words of its other state are read along. It comes once the form is there, and is no button before.
  const send = await screen.findByRole("button", { name: /^Iniciar Sesión/ });
  await waitFor(() => expect(send).toHaveProperty("disabled", false));
  fireEvent.click(send);
}

it("does the work at once while the session lives", async () => {
  isSignedIn();
  open(async () => "Guardado");
  press("Guardar");
  await isSaid("Guardado");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("without a session asks for the password in place, and does the work once it is there", async () => {
  let done = 0;
  open(async () => {
    done += 1;
    return "Guardado";
  });
  press("Guardar");
  await dialog();
  expect(done).toBe(0);
  await signIn();
  await isSaid("Guardado");
  expect(done).toBe(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("does nothing when the sign-in is put off, and says so", async () => {
  let done = 0;
  open(async () => {
    done += 1;
    return "Guardado";
  });
  press("Guardar");
  await dialog();
  press("Cerrar");
  await isSaid("La sesión ha caducado. Vuelve a iniciar sesión para guardar.");
  expect(done).toBe(0);
});

it("asks also when only the backend knows that the session is over, and repeats the work", async () => {
  isSignedIn();
  let isOver = true;
  open(async () => {
    if (isOver) throw Object.assign(new Error("JWT expired"), { code: "PGRST303" });
    return "Guardado";
  });
  press("Guardar");
  await dialog();
  isOver = false;
  await signIn();
  await isSaid("Guardado");
});

it("reads the page anew once the person has signed in", async () => {
  let reads = 0;
  open(
    async () => "Guardado",
    () => {
      reads += 1;
      return null;
    },
  );
  await screen.findByRole("button", { name: "Guardar" });
  offerSignIn();
  await dialog();
  expect(reads).toBe(1);
  await signIn();
  await waitFor(() => expect(reads).toBe(2));
});

// supabase-js tells so of every session that it finds kept: when it comes, and when a tab is looked at again.
it("goes on asking when it hears of the session that is over as of one that has come", async () => {
  isSignedIn();
  backendAnswers(() => Response.json({ code: "session_not_found", message: "" }, { status: 401 }));
  let heard = 0;
  open(async () => "Guardado");
  const stop = followSession(browserClient(), { onSignedIn: () => (heard += 1) });
  await screen.findByRole("button", { name: "Guardar" });
  offerSignIn();
  await dialog();
  await keepRenewed(browserClient());
  window.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(heard).toBeGreaterThan(0));
  stop();
  await dialog();
  press("Cerrar");
});

it("does not ask for a password when the work fails for another reason", async () => {
  isSignedIn();
  open(async () => {
    throw new Error("la base de datos no responde");
  });
  press("Guardar");
  await isSaid("la base de datos no responde");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("follows a sign-out on purpose in another tab to the sign-in, without asking", async () => {
  isSignedIn();
  open(async () => "Guardado");
  new BroadcastChannel("9f-panel").postMessage("signed out on purpose");
  await screen.findByRole("heading", { name: "Admin Login" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
