// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import type { MailService } from "../../content/inbox/request-mail.ts";
import VisitsRoute, { clientLoader } from "./visits-route.tsx";

// The router gives a route's component what its loader said; here nobody generates that.
const Component = VisitsRoute as unknown as ComponentType<{ loaderData: unknown }>;

const today = "2026-03-18";
const at = (hour: string) => `${today}T${hour}:00+00:00`;
const slot = (hour: string, minute: number) => ({
  on_date: today,
  minute,
  starts_at: at(hour),
  ends_at: at(hour.replace(":00", ":30")),
  capacity: 4,
  taken: stored.taken,
});

/** What the backend has. */
let stored: {
  visits: Record<string, unknown>[];
  waiting: { id: string; email: string; language: string }[];
  mail: MailService | null;
  booked: Record<string, unknown>[];
  taken: number;
  isClosed: boolean;
  sent: Record<string, unknown>[];
};

beforeEach(() => {
  isSignedIn();
  stored = {
    visits: [
      {
        id: "v1",
        club_id: "acacias",
        starts_at: at("09:00"),
        ends_at: at("09:30"),
        status: "booked",
        origin: "web",
        name: "Rosa Prueba",
        email: "rosa@correo.example",
        phone: "+34600999111",
        message: "",
        language: "es",
      },
    ],
    waiting: [],
    mail: null,
    booked: [],
    taken: 0,
    isClosed: false,
    sent: [],
  };
  backendAnswers(answer);
});
afterEach(() => {
  vi.useRealTimers();
});

async function answer(request: Request): Promise<Response> {
  const { method, url } = request;
  const { pathname, searchParams } = new URL(url);
  const rows = (all: readonly unknown[]) =>
    Response.json(all, { headers: { "content-range": `0-${all.length - 1}/${all.length}` } });
  const body = method === "POST" || method === "PATCH" ? await request.json() : {};
  if (pathname.endsWith("/rpc/visit_agenda") && stored.isClosed) return Response.json([]);
  if (pathname.endsWith("/rpc/send_answer")) {
    stored.sent.push(body);
    return Response.json("m1");
  }
  if (pathname.endsWith("/request_events")) return rows(stored.sent.map(({ request }) => ({ request_id: request })));
  if (pathname.endsWith("/rpc/visit_agenda")) return Response.json([slot("09:00", 600), slot("10:00", 660)]);
  if (pathname.endsWith("/rpc/book_visit")) {
    stored.booked.push(body);
    return Response.json({ result: "booked" });
  }
  if (pathname.endsWith("/rpc/set_visit_status")) {
    stored.visits = stored.visits.map((visit) =>
      visit.id === body.visit ? { ...visit, status: body.new_status } : visit,
    );
    return Response.json({ result: body.new_status });
  }
  if (pathname.endsWith("/clubs")) {
    return rows([{ id: "acacias", name: "ACACIAS", link: null, is_internal: true, is_under_construction: false }]);
  }
  if (pathname.endsWith("/agenda")) return rows(stored.visits);
  if (pathname.endsWith("/requests") && method === "PATCH") {
    stored.waiting = stored.waiting.filter(({ id }) => `eq.${id}` !== searchParams.get("id"));
    expect(body).toEqual({ status: "closed" });
    return new Response(null, { status: 204 });
  }
  if (pathname.endsWith("/requests")) return rows(stored.waiting);
  if (pathname.endsWith("/mail_service")) return rows(stored.mail ? [stored.mail] : []);
  return rows([]);
}

const worksNow = (): MailService => ({
  ...{ sender: null, seen_at: new Date().toISOString(), stopped_at: null, failing_since: null, failure: null },
  ...{ replies_to: null, replies_seen_at: null, replies_failing_since: null },
});

async function open() {
  const route = { path: "/admin/visits", loader: clientLoader, Component: Shown };
  // The router's own types for the two are generated from the route's address.
  openRoutes([route as never], `/admin/visits?club=acacias&dia=${today}`);
  await screen.findByRole("heading", { level: 1, name: "Visitas" });
}

function Shown() {
  return <Component loaderData={useLoaderData()} />;
}

/** Who stands beside the week; the list of a phone has the same people. */
const pane = () => within(screen.getByRole("complementary"));
const person = () => pane().getByRole("listitem");

function press(name: RegExp) {
  const button = pane().getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}

for (const [deed, state] of [
  [/^Ha venido/, "Ha venido"],
  [/^No ha venido/, "No ha venido"],
] as const) {
  it(`keeps the focus on whoever was received: ${state}`, async () => {
    await open();
    press(deed);
    await waitFor(() => expect(person().textContent).toContain(`${state}Deshacer`));
    await waitFor(() => expect(document.activeElement).toBe(person()));
  });
}

it("keeps who was cancelled in sight and in focus, asks no more, and undoes it", async () => {
  stored.mail = worksNow();
  await open();
  press(/^Anular Rosa/);
  press(/^No anular/);
  expect(document.activeElement).toBe(person());
  press(/^Anular Rosa/);
  press(/^Anular sin avisar/);
  await waitFor(() => expect(person().textContent).toContain("AnuladaDeshacer"));
  await waitFor(() => expect(document.activeElement).toBe(person()));
  expect(pane().queryByText(/¿Anular la visita/)).toBeNull();
  press(/^Deshacer/);
  await waitFor(() => expect(person().textContent).toContain("Confirmada"));
  await waitFor(() => expect(document.activeElement).toBe(person()));
});

it("promises no mail to whoever is cancelled where the site sends none", async () => {
  await open();
  press(/^Anular Rosa/);
  expect(pane().queryByRole("button", { name: /avisar por correo/ })).toBeNull();
  expect(pane().getByText(/avisa por teléfono/)).toBeTruthy();
});

it("says that the mail server is down", async () => {
  stored.mail = { ...worksNow(), failing_since: new Date().toISOString(), failure: "login" };
  await open();
  expect(screen.getByText(/^El servidor de correo falla desde .*no acepta la contraseña/)).toBeTruthy();
});

const dialog = () => within(screen.getByRole("dialog"));

async function addAt(hour: string, ...checked: string[]) {
  fireEvent.click(screen.getByRole("button", { name: "Añadir visita" }));
  const hours = await dialog().findByRole<HTMLSelectElement>("combobox", { name: "Hora" });
  await waitFor(() => expect(hours.options).toHaveLength(3));
  fireEvent.change(hours, { target: { value: at(hour) } });
  for (const [label, value] of Object.entries({ Nombre: "Eva Prueba", Teléfono: "600 000 111" })) {
    fireEvent.change(dialog().getByRole("textbox", { name: label }), { target: { value } });
  }
  for (const name of checked) fireEvent.click(dialog().getByRole("checkbox", { name }));
  fireEvent.click(dialog().getByRole("button", { name: "Añadir visita" }));
}

it("shows the hour that somebody was added to", async () => {
  vi.setSystemTime(at("07:00"));
  await open();
  expect(pane().getByRole("heading").textContent).toMatch(/10:00$/);
  await addAt("10:00");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(pane().getByRole("heading").textContent).toMatch(/11:00$/));
});

it("asks before somebody is added to an hour that is over", async () => {
  vi.setSystemTime(at("22:00"));
  await open();
  await addAt("10:00");
  expect(dialog().getByText(/^Esa hora ya ha pasado\. Elige otra/)).toBeTruthy();
  expect(stored.booked).toEqual([]);
  fireEvent.click(dialog().getByRole("checkbox", { name: "Esa hora ya ha pasado: apuntarla igualmente" }));
  fireEvent.click(dialog().getByRole("button", { name: "Añadir visita" }));
  await waitFor(() => expect(stored.booked).toMatchObject([{ start_at: at("10:00"), tell: false }]));
});

it("offers a confirmation by mail only where the site sends mail", async () => {
  vi.setSystemTime(at("07:00"));
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Añadir visita" }));
  expect(dialog().queryByRole("checkbox", { name: /confirmación por correo/ })).toBeNull();
  expect(dialog().getByText(/confírmale la hora por teléfono/)).toBeTruthy();
});

it("says how many places an hour has left, one as one", async () => {
  stored.taken = 3;
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Añadir visita" }));
  expect(await dialog().findByRole("option", { name: "10:00 · 1 libre" })).toBeTruthy();
});

it("says what moving by key needs where nobody is booked", async () => {
  await open();
  fireEvent.keyDown(screen.getByRole("button", { name: /^miércoles 18 de marzo, 11:00, 0 de 4/ }), { key: "m" });
  expect(await screen.findByText(/^A esta hora no hay ninguna visita que mover/)).toBeTruthy();
});

it("says all names of an hour to whoever points at them", async () => {
  await open();
  expect((await screen.findByTitle("Rosa Prueba")).getAttribute("aria-label")).toContain("Rosa");
});

it("shows the people of an hour in each week that one turns to", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Semana siguiente" }));
  await screen.findByText("23–29 de marzo");
  fireEvent.click(screen.getByRole("button", { name: "Semana anterior" }));
  await screen.findByText("16–22 de marzo");
  expect(pane().getByRole("heading").textContent).toMatch(/10:00$/);
});

it("lets the desk say that it has written to everybody where the site sends no mail", async () => {
  stored.waiting = [
    { id: "n1", email: "eva@correo.example", language: "es" },
    { id: "n2", email: "leo@correo.example", language: "es" },
  ];
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Escribirles" }));
  const letter = screen.getByRole("link", { name: "Abrir en mi correo" }).getAttribute("href");
  expect(letter).toMatch(/^mailto:\?bcc=eva%40correo\.example,leo%40correo\.example&subject=NINE/);
  fireEvent.click(screen.getByRole("button", { name: "Ya he escrito a 2 personas" }));
  await waitFor(() => expect(screen.queryByText(/pidieron saber/)).toBeNull());
  expect(stored.waiting).toEqual([]);
});

it("writes by itself where the site sends mail", async () => {
  stored.waiting = [{ id: "n1", email: "eva@correo.example", language: "es" }];
  stored.mail = worksNow();
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Escribirles" }));
  expect(screen.getByRole("button", { name: "Escribir a 1 persona" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Abrir en mi correo" })).toBeNull();
});

it("has a letter for each language in which people asked", async () => {
  stored.waiting = [
    { id: "n1", email: "eva@correo.example", language: "es" },
    { id: "n2", email: "liv@correo.example", language: "en" },
  ];
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Escribirles" }));
  const english = within(screen.getByRole("group", { name: "En inglés · 1" }));
  expect(english.getByRole("textbox", { name: "Texto" })).toHaveProperty(
    "value",
    expect.stringContaining("is now open"),
  );
  expect(screen.getAllByRole("textbox", { name: "Texto" }).map((element) => element.lang)).toEqual(["", "en"]);
  const letter = screen.getByRole("link", { name: "Abrir en mi correo (inglés)" }).getAttribute("href") ?? "";
  expect(letter).toMatch(/^mailto:\?bcc=liv%40correo\.example&subject=NINE%20FITNESS%20ACACIAS%20is/);
  expect(decodeURIComponent(letter)).toContain("/en/club/acacias/visita");
});

it("says who is written to in another language", async () => {
  stored.visits = stored.visits.map((visit) => ({ ...visit, language: "en", message: "Is there parking?" }));
  await open();
  expect(person().textContent).toContain("Le escribimos en inglés");
  expect(screen.getAllByText("Is there parking?").map((element) => element.lang)).toContain("en");
});

it("offers to write to everybody whose day was closed, with words that can be looked at first", async () => {
  vi.setSystemTime(at("07:00"));
  const [rosa] = stored.visits;
  stored.isClosed = true;
  stored.visits = [
    { ...rosa, id: "v1", name: "Rosa Prueba" },
    { ...rosa, id: "v2", name: "Leo Prueba", language: "en" },
    { ...rosa, id: "v3", name: "Ana Prueba", email: null },
  ];
  stored.mail = worksNow();
  await open();
  expect(screen.getByText(/Ana Prueba, 10:00 \(sin email: \+34600999111\)/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Avisar a las 2" }));
  const [spanish, english] = dialog().getAllByRole<HTMLTextAreaElement>("textbox", { name: "Texto" });
  expect(spanish?.value).toMatch(/El miércoles 18 de marzo no podemos recibirte en ACACIAS/);
  expect(english?.value).toMatch(/On Wednesday 18 March we cannot receive you[\s\S]*\/en\/club\/acacias\/visita/);
  if (spanish) fireEvent.change(spanish, { target: { value: "Cerramos por obras." } });
  expect(stored.sent).toEqual([]);
  fireEvent.click(dialog().getByRole("button", { name: "Escribir a 2 personas" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(stored.sent).toMatchObject([
    { request: "v1", words: "Cerramos por obras." },
    { request: "v2", subject: "Your visit to NINE FITNESS ACACIAS" },
  ]);
  await waitFor(() => expect(screen.getByText(/Rosa Prueba, 10:00 \(con aviso\)/)).toBeTruthy());
  expect(screen.queryByRole("button", { name: /^Avisar/ })).toBeNull();
});
