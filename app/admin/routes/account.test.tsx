// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { useLoaderData } from "react-router";
import { expect, it } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import Account, { clientLoader } from "./account.tsx";

// The router gives a route's component what its loader said; here nobody generates that.
const Component = Account as unknown as ComponentType<{ loaderData: unknown }>;
const Shown = () => <Component loaderData={useLoaderData()} />;

it("ends the session of a device that is not one's own, and lists those that are left", async () => {
  isSignedIn();
  const session = { started_at: "2026-11-20T09:00:00Z", last_seen_at: "2026-11-22T08:05:00Z" };
  const mine = { ...session, id: "here", user_agent: null, is_this: true };
  const phone = { ...session, id: "there", user_agent: "Mozilla/5.0 (iPhone) Safari/604.1", is_this: false };
  let open = [mine, phone];
  const ended: unknown[] = [];
  backendAnswers(async (request) => {
    if (request.url.endsWith("/rpc/my_sessions")) return Response.json(open);
    if (!request.url.endsWith("/rpc/end_my_session")) return Response.json({});
    ended.push(await request.json());
    open = [mine];
    return new Response(null, { status: 204 });
  });
  openRoutes([{ path: "/admin/cuenta", loader: clientLoader, Component: Shown }], "/admin/cuenta");
  fireEvent.click(await screen.findByRole("button", { name: /^Cerrar la sesión de/ }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Cerrar la sesión de/ })).toBeNull());
  expect(ended).toEqual([{ session: "there" }]);
  expect(await screen.findByText("Sesión cerrada.")).toBeTruthy();
});

it("says why a session could not be ended, and leaves it in the list", async () => {
  isSignedIn();
  const session = { id: "there", started_at: "2026-11-20T09:00:00Z", last_seen_at: "2026-11-22T08:05:00Z" };
  backendAnswers((request) =>
    request.url.endsWith("/rpc/end_my_session")
      ? Response.json({ message: "No hay sitio" }, { status: 500 })
      : Response.json(
          request.url.endsWith("/rpc/my_sessions") ? [{ ...session, user_agent: null, is_this: false }] : {},
        ),
  );
  openRoutes([{ path: "/admin/cuenta", loader: clientLoader, Component: Shown }], "/admin/cuenta");
  fireEvent.click(await screen.findByRole("button", { name: /^Cerrar la sesión de/ }));
  expect(await screen.findByText(/No se pudo cerrar la sesión: No hay sitio/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Cerrar la sesión de/ })).toBeTruthy();
});
