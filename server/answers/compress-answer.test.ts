import { expect, it } from "vitest";
import { compressAnswer } from "./compress-answer.ts";

const html = `<p>${"Reserva tu visita. ".repeat(500)}</p>`;
const page = () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
const asked = (method = "GET", accepted = "gzip, br") =>
  new Request("http://x/club/acacias/visita", { method, headers: { "accept-encoding": accepted } });

it("packs a page that is made for one visitor", async () => {
  const answer = await compressAnswer(asked(), page());
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("vary")).toContain("accept-encoding");
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(html.length / 10);
});

it("sends as it is what a form answers with, and what its reader cannot unpack", async () => {
  for (const request of [asked("POST"), asked("GET", "identity")]) {
    const answer = await compressAnswer(request, page());
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe(html);
  }
});
