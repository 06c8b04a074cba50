import { afterAll, beforeAll, expect, test } from "vitest";
import { hasForm } from "#server/http/pages-given.ts";
import { readEnv } from "#server/process/env.ts";
import { appBuild } from "#tests/fixtures/app-build.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";

let it: TestBackend;
let site: TestSite;
beforeAll(async () => {
  it = await openTestBackend();
  site = await openTestSite(it, undefined, { FORM_MIN_MS: "1000" });
});
afterAll(() => site.close());

const headers = { origin: "https://www.ninefitness.test", accept: "text/html" };

const send = (path: string, fields: Record<string, string>) =>
  fetch(site.origin + path, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) });

const message = { nombre: "Ana", mensaje: "¿A qué hora abrís?", via: "email", contacto: "ana@correo.example" };
const proposal = {
  ...{ company_name: "Velto", contact_name: "Ana", email: "ana@velto.example" },
  proposal: "Queremos probar vuestras bicicletas.",
};

const stored = async () => (await it.sql`select id from inbox`).length;

test.each([
  ["/contact", message],
  ["/partners", proposal],
])(
  "a form of %s that is sent with its page is not stored, keeps its words, and is taken a second later",
  async (path, form) => {
    const before = await stored();
    // The first render of a page may take the second by itself.
    for (const _ of ["made", "as visitors get it"]) await (await fetch(site.origin + path, { headers })).text();
    const hurried = await send(path, form);
    const page = await hurried.text();
    expect(hurried.status).toBe(429);
    expect(page).toContain("Aún no se ha enviado");
    for (const typed of Object.values(form)) expect(page).toContain(typed);
    expect(await stored()).toBe(before);
    await expect.poll(async () => (await send(path, form)).status, { interval: 200 }).toBe(303);
    expect(await stored()).toBe(before + 1);
  },
);

test("who was given the page a while ago, or never by us, is not kept waiting", async () => {
  expect((await send("/en/contact", message)).status).toBe(303);
});

test("one address cannot send without end", async () => {
  const statuses: number[] = [];
  // One was taken above.
  for (let turn = 0; turn < 10; turn += 1)
    statuses.push((await send("/partners", { ...proposal, proposal: `Idea ${turn}` })).status);
  expect(statuses).toEqual([...Array(9).fill(303), 429]);
  const refusal = await (await send("/partners", { ...proposal, proposal: "Idea 12" })).text();
  expect(refusal).toContain("Espera unos minutos y vuelve a enviarla: tu texto sigue aquí.");
  expect(refusal).toContain("Idea 12");
});

test("every page with a form of visitors is one of those that are timed", async () => {
  const { routes } = await appBuild();
  const pathOf = (id: string): string => {
    const route = routes[id];
    return route ? `${route.parentId ? pathOf(route.parentId) : ""}/${route.path ?? ""}`.replace(/\/+/g, "/") : "";
  };
  const withForms = Object.values(routes).filter((route) => route?.module.action);
  const paths = withForms
    .map((route) => pathOf(route?.id ?? "").replace(/:\w+\??/g, "algo"))
    .filter((path) => !/^\/(admin|login)/.test(path));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !hasForm(path))).toEqual([]);
});

test("the limit is a second unless somebody says otherwise", () => {
  expect(readEnv({}).FORM_MIN_MS).toBe(1_000);
  expect(readEnv({ FORM_MIN_MS: "0" }).FORM_MIN_MS).toBe(0);
});
