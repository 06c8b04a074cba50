// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { ana, backendAnswers, isSignedIn, openRoutes, sessionOf } from "#tests/fixtures/panel-dom.tsx";
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

function open(work: () => Promise<string>) {
  const router = openRoutes(
    [
      { path: "/admin", element: <Page work={work} /> },
      { path: "/login", element: <h1>Admin Login</h1> },
    ],
    "/admin",
  );
  return router;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const dialog = () => screen.findByRole("dialog", { name: "Tu sesión ha caducado" });
const isSaid = (text: string) =>
  waitFor(() => expect(screen.getByRole("status", { name: "Resultado" }).textContent).toBe(text));

async function signIn(): Promise<void> {
  backendAnswers(() => Response.json(sessionOf(ana.id, ana.email)));
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
