// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { answering, type Handlers, useSend } from "./use-send.ts";

/** What whoever has sent something heard of it. */
let heard: unknown[];

interface SenderProps {
  what: unknown;
  method: "post" | "put";
}

function Sender({ what, method }: SenderProps) {
  const send = useSend<unknown, unknown>("/cosa");
  const press = () =>
    send(what, method).then(
      (answer) => heard.push(answer),
      (error: Error) => heard.push(error.message),
    );
  return (
    <>
      <button type="button" onClick={press}>
        Enviar
      </button>
      <Link to="/otra">Otra</Link>
    </>
  );
}

function open(handlers: Handlers, what: unknown = "algo", method: SenderProps["method"] = "post") {
  return openRoutes(
    [
      { path: "/cosa", element: <Sender what={what} method={method} />, action: answering(handlers) },
      { path: "/otra", element: <h1>Otra sección</h1> },
    ],
    "/cosa",
  );
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
const hears = (...answers: unknown[]) => waitFor(() => expect(heard).toEqual(answers));

beforeEach(() => {
  heard = [];
  isSignedIn();
});

it("gives whoever sends what the action of that method answers, and each his own", async () => {
  const answers = ["algo 1", "algo 2"];
  open({ post: async () => answers.shift(), put: async () => "otra cosa" });
  press();
  press();
  await hears("algo 1", "algo 2");
});

it("throws to whoever sends what the action throws, and the page stays", async () => {
  open({
    post: async () => {
      throw new Error("la base de datos no responde");
    },
  });
  press();
  await hears("la base de datos no responde");
  expect(screen.getByRole("button", { name: "Enviar" })).toBeTruthy();
});

it("carries a file as the file that it is", async () => {
  const file = new File(["x"], "foto.png");
  open({ post: async (what: File) => what === file }, file);
  press();
  await hears(true);
});

it("answers whoever has left the page meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  open({ post: () => promise });
  press();
  fireEvent.click(screen.getByRole("link", { name: "Otra" }));
  await screen.findByRole("heading", { name: "Otra sección" });
  expect(heard).toEqual([]);
  await act(async () => resolve("guardado"));
  await hears("guardado");
});

it("says so at once where nothing answers", async () => {
  open({ post: async () => "algo" }, "algo", "put");
  press();
  await hears("nothing answers a put at /cosa");
});
