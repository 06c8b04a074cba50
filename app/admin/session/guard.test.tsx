// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { requireStaff } from "./guard.ts";

const routes = [
  { path: "/login", element: <h1>Admin Login</h1> },
  { path: "/sin-acceso", element: <h1>Sin acceso</h1> },
  {
    path: "/admin",
    middleware: [requireStaff],
    loader: () => null,
    hydrateFallbackElement: <p>Cargando…</p>,
    errorElement: <h1>Algo no ha ido bien</h1>,
    children: [
      { path: "prices", element: <h1>Gestionar Precios</h1>, loader: () => null },
      { path: "events", element: <h1>Gestionar Eventos</h1>, loader: () => null },
    ],
  },
];

const staffIs = (isStaff: boolean, missing: "code" | "factor" | null = null) =>
  backendAnswers(({ url }) => {
    expect(new URL(url).pathname).toBe("/rest/v1/rpc/my_access");
    return Response.json({ is_staff: isStaff, is_admin: false, missing, role: "direction", clubs: [], rights: null });
  });

it("sends a stranger to the sign-in, which knows the way back, and shows nothing of the panel", async () => {
  const router = openRoutes(routes, "/admin/prices?orden=club");
  await screen.findByRole("heading", { name: "Admin Login" });
  expect(new URLSearchParams(router.state.location.search).get("volver")).toBe("/admin/prices?orden=club");
  expect(router.state.historyAction).toBe("REPLACE");
});

it("sends a person without rights to the page that says so, also after a refused one before", async () => {
  isSignedIn();
  staffIs(false);
  openRoutes(routes, "/admin/prices");
  await screen.findByRole("heading", { name: "Sin acceso" });
  expect(screen.queryByRole("heading", { name: "Gestionar Precios" })).toBeNull();
});

it.each(["code", "factor"] as const)(
  "sends who has not shown a %s to the sign-in, which knows the way back",
  async (missing) => {
    isSignedIn({ id: "00000000-0000-4000-8000-00000000c0c0", email: "eva@ninefitness.test" });
    staffIs(true, missing);
    const router = openRoutes(routes, "/admin/prices");
    await screen.findByRole("heading", { name: "Admin Login" });
    expect(new URLSearchParams(router.state.location.search).get("volver")).toBe("/admin/prices");
  },
);

it("sends whose session was ended elsewhere to the sign-in, and forgets what is left of it", async () => {
  isSignedIn({ id: "00000000-0000-4000-8000-00000000d0d0", email: "iris@ninefitness.test" });
  backendAnswers(({ url }) =>
    url.includes("/auth/v1/logout")
      ? Response.json({ code: "session_not_found", message: "gone" }, { status: 403 })
      : Response.json({ code: "PGRST301", message: "JWT is invalid or expired" }, { status: 401 }),
  );
  openRoutes(routes, "/admin/prices");
  await screen.findByRole("heading", { name: "Admin Login" });
  expect(localStorage.length).toBe(0);
});

it("lets nobody in while the backend cannot be asked", async () => {
  isSignedIn();
  backendAnswers(() => Response.json({ message: "la base de datos no responde", code: "XX000" }, { status: 500 }));
  openRoutes(routes, "/admin/prices");
  await screen.findByRole("heading", { name: "Algo no ha ido bien" });
  expect(screen.queryByRole("heading", { name: "Gestionar Precios" })).toBeNull();
});

it("lets staff in, asks about one person once, and about another one anew", async () => {
  isSignedIn();
  staffIs(true);
  const router = openRoutes(routes, "/admin/prices");
  await screen.findByRole("heading", { name: "Gestionar Precios" });
  backendAnswers(() => {
    throw new Error("asked twice about the same person");
  });
  await router.navigate("/admin/events");
  await screen.findByRole("heading", { name: "Gestionar Eventos" });
  isSignedIn({ id: "00000000-0000-4000-8000-00000000b0b0", email: "bea@ninefitness.test" });
  staffIs(false);
  await router.navigate("/admin/prices");
  await screen.findByRole("heading", { name: "Sin acceso" });
});
