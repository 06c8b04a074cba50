import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { rowFor } from "#tests/fixtures/valid-rows.ts";
import { openSite } from "../../bench/measure/open-site.ts";
import { publishableKeyOf } from "../../bench/measure/staff.ts";
import { accessTo, headersOf } from "./ledger.ts";
import type { Round } from "./round.ts";

interface Door {
  name: string;
  /** How many of them may be taken from one network. */
  most: number;
  send(index: number): Promise<number>;
}

/** One network floods each door at which somebody without an account may leave something, while another one reads. */
export const strangers: Round = async ({ full, say }) => {
  const sends = full ? 3_000 : 600;
  // Each door is flooded from a network of its own, as the proxy in front of the site would say.
  await using site = await openSite({ TRUSTED_PROXIES: "loopback" });
  const key = publishableKeyOf(site);
  const owner = headersOf(accessTo(site, site.dataDir));
  // The demo content has some of this address too.
  const before = await countStored(site.url, owner);
  const misses: string[] = [];
  const lines: string[] = [];
  await readFor(site.url, key, async () => delay(2_000));
  const rest = await readFor(site.url, key, () => delay(5_000));
  for (const door of doorsOf(site.url, key)) {
    const statuses = new Map<number, number>();
    const times = await readFor(site.url, key, () =>
      sendAll(sends, async (index) => {
        const status = await door.send(index);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
    const taken = [...statuses].filter(([status]) => status < 400).reduce((sum, [, count]) => sum + count, 0);
    const share = p99(times) / p99(rest);
    const said = [...statuses].map(([status, count]) => `${status} × ${count}`).join(", ");
    lines.push(
      `| ${door.name} | ${taken} of ${sends} (${said}) | ${p99(times).toFixed(0)} ms, ${share.toFixed(1)} × |`,
    );
    say(lines.at(-1) ?? "");
    if (taken > door.most) misses.push(`${door.name}: ${taken} were taken, ${door.most} are allowed`);
    const broken = [...statuses.keys()].filter((value) => value === 0 || (value >= 500 && value !== 503));
    if (broken.length > 0) misses.push(`${door.name}: answered ${broken.join()}`);
    if (share > 2) misses.push(`${door.name}: reads took ${share.toFixed(1)} times as long as at rest (p99)`);
  }
  const stored = (await countStored(site.url, owner)) - before;
  if (stored > 20 * 4) misses.push(`${stored} rows of strangers are stored`);
  const head = ["| door | taken | reads meanwhile (p99) |", "|---|---|---|"];
  const text = `${sends} sends at each door over 64 connections, each from one network; ${stored} rows stored in all; reads at rest: p99 ${p99(rest).toFixed(0)} ms.\n\n${[...head, ...lines].join("\n")}`;
  return { text, misses };
};

function doorsOf(url: string, key: string): Door[] {
  const post = async (network: number, path: string, body: BodyInit, type: string, more = {}) => {
    const headers = { "content-type": type, "x-forwarded-for": `198.51.${network}.9`, ...more };
    const options = { method: "POST", body, headers, redirect: "manual" } as const;
    const answer = await fetch(url + path, { ...options, signal: AbortSignal.timeout(30_000) }).catch(() => null);
    await answer?.arrayBuffer().catch(() => {});
    return answer?.status ?? 0;
  };
  const keys = { apikey: key, authorization: `Bearer ${key}` };
  const json = (network: number, path: string, body: object) =>
    post(network, path, JSON.stringify(body), "application/json", keys);
  const row = (network: number, table: string) => () =>
    json(network, `/rest/v1/${table}`, { ...rowFor(`public.${table}`), email: `${randomUUID()}@correo.example` });
  const form = (network: number, path: string, fields: (index: number) => Record<string, string>) => (index: number) =>
    post(network, path, new URLSearchParams(fields(index)).toString(), formType, { origin: url });
  return [
    { name: "`/rest/v1/partner_submissions`", most: 20, send: row(1, "partner_submissions") },
    { name: "`/rest/v1/requests`", most: 20, send: row(2, "requests") },
    {
      name: "`/rest/v1/rpc/book_visit`",
      most: 20,
      send: (index) => json(3, "/rest/v1/rpc/book_visit", bookingOf(index)),
    },
    {
      name: "`/rest/v1/rpc/cancel_visit`",
      most: 20,
      send: () => json(4, "/rest/v1/rpc/cancel_visit", { secret: randomUUID() }),
    },
    {
      name: "`/storage/v1/object/applications`",
      most: 0,
      send: () => post(5, `/storage/v1/object/applications/${randomUUID()}.pdf`, pdf, "application/pdf", keys),
    },
    { name: "the form of `/contact`", most: 20, send: form(6, "/contact", contactForm) },
    { name: "the form of `/partners`", most: 20, send: form(7, "/partners", proposalForm) },
    {
      name: "`/auth/v1/token`, with a wrong password",
      most: 0,
      send: (index) => {
        const body = { email: `a${index % 50}@b.example`, password: "no-es-la-suya" };
        return json(8, "/auth/v1/token?grant_type=password", body);
      },
    },
  ];
}

const formType = "application/x-www-form-urlencoded";

/** An hour at which nobody is received: the lock of the club and the search for a place are what it costs. */
function bookingOf(index: number) {
  const person = { person_name: "Nadie", person_email: `v${index}@correo.example`, person_phone: "" };
  const asked = { club: "acacias", start_at: "2030-01-01T03:00:00Z", notice_version: "2026-11" };
  return { ...person, ...asked, secret: randomUUID() };
}

function proposalForm(index: number): Record<string, string> {
  const contact = { company_name: `Empresa ${index}`, contact_name: "Nadie", email: `p${index}@correo.example` };
  return { ...contact, proposal: `Una idea para todos los clubes ${index}` };
}

const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n";

function contactForm(index: number): Record<string, string> {
  const contact = { via: "email", contacto: `f${index}@correo.example`, nombre: "Nadie" };
  return { ...contact, tema: "Otra cosa", mensaje: `¿Hay parking? ${index}` };
}

/** Over 64 connections, each sending the next one once it was answered. */
async function sendAll(sends: number, send: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const connection = async () => {
    for (let index = next++; index < sends; index = next++) await send(index);
  };
  await Promise.all(Array.from({ length: 64 }, connection));
}

/** How long reads take while something goes on, twenty a second, in milliseconds. */
async function readFor(url: string, key: string, during: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const reader = async () => {
    while (!isOver) {
      const begun = performance.now();
      const answer = await fetch(`${url}/rest/v1/precios?select=*&limit=10`, { headers: { apikey: key } });
      await answer.arrayBuffer();
      times.push(answer.status === 200 ? performance.now() - begun : 60_000);
      await delay(50);
    }
  };
  const reading = reader();
  await during().finally(() => {
    isOver = true;
  });
  await reading;
  return times;
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

async function countStored(url: string, headers: Record<string, string>): Promise<number> {
  const tables = ["partner_submissions", "requests"].map(async (table) => {
    const answer = await fetch(`${url}/rest/v1/${table}?select=id&email=like.*@correo.example`, { headers });
    return ((await answer.json()) as unknown[]).length;
  });
  return (await Promise.all(tables)).reduce((sum, value) => sum + value, 0);
}
