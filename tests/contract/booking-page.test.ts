import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";

let it: TestBackend;
let site: TestSite;
beforeAll(async () => {
  it = await openTestBackend();
  site = await openTestSite(it);
});
afterAll(() => site.close());

const path = "/club/acacias/visita";
const headers = { "accept-encoding": "br", origin: "https://www.ninefitness.test", accept: "text/html" };

const read = async () => (await fetch(site.origin + path, { headers })).text();

/** The hours that a page offers, as its form sends them. */
const offered = (html: string) =>
  [...html.matchAll(/<input(?=[^>]* name="hora-([\d-]+)")(?=[^>]* value="([^"]+)")(?![^>]* disabled)[^>]*>/g)].map(
    ([, dia = "", hora = ""]) => ({ dia, [`hora-${dia}`]: hora }),
  );

const stampOf = (html: string) => /name="clave" value="(\w+)"/.exec(html)?.[1] ?? "";

const book = async (form: Record<string, string>) => {
  const body = new URLSearchParams(form);
  const { status, headers: answered } = await fetch(site.origin + path, {
    method: "POST",
    redirect: "manual",
    headers,
    body,
  });
  return { status, link: answered.get("location") };
};

const carmen = { nombre: "Carmen Ridruejo", telefono: "600 000 184", email: "carmen@correo.example" };
const luis = { nombre: "Luis Pardo", telefono: "600 000 185", email: "luis@correo.example" };

test("whoever asks within a second has the same page, compressed, which nobody keeps", async () => {
  const [first, second] = await Promise.all([
    fetch(site.origin + path, { headers }),
    fetch(site.origin + path, { headers }),
  ]);
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect([...first.headers.keys()].filter((name) => name.startsWith("cdn-"))).toEqual([]);
  expect(stampOf(await first.text())).toBe(stampOf(await second.text()));
});

test("a form that is sent twice is one visit; who had the same page has a link of their own", async () => {
  const html = await read();
  const form = { ...offered(html).at(-1), clave: stampOf(html) };
  const mine = await book({ ...form, ...carmen });
  expect(mine).toEqual({ status: 303, link: expect.stringMatching(/^\/visita\/\w{64}\?nueva=1$/) });
  expect(await book({ ...form, ...carmen })).toEqual(mine);
  const other = await book({ ...form, ...luis });
  expect(other.status).toBe(303);
  expect(other.link).not.toBe(mine.link);
  const people = await it.sql`select name from agenda where email in (${carmen.email}, ${luis.email}) order by name`;
  expect(people.map(({ name }) => name)).toEqual([carmen.nombre, luis.nombre]);
});

test("a place that went is not shown as free two seconds later", async () => {
  const [last] = offered(await read()).slice(-3, -2);
  await it.sql`update visit_settings set capacity = 1 where club_id = 'acacias'`;
  const hour = Object.values(last ?? {})[1] ?? "";
  expect(await book({ ...last, ...carmen, clave: "b" })).toMatchObject({ status: 303 });
  const went = performance.now();
  await expect
    .poll(async () => JSON.stringify(offered(await read())).includes(hour), { interval: 100, timeout: 2_000 })
    .toBe(false);
  expect(performance.now() - went).toBeLessThan(2_000);
});
