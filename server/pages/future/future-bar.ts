import * as z from "zod/mini";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { dateInWords, momentInWords } from "#domain/time/moment-in-words.ts";
import { changeMarks } from "./mark-changes.ts";

/** What the database says that an address of the future opens. */
export const opened = z.object({
  moment: z.string(),
  page: z.nullable(z.string()),
  is_shared: z.boolean(),
  expires_at: z.string(),
  /** The moments of change before and after. */
  earlier: z.nullable(z.string()),
  later: z.nullable(z.string()),
  /** The draft that is shown: `articles/<id>`. */
  draft: z.nullable(z.string()),
});

/** The same with its secret, and the page that is looked at, with its query. */
export type Seen = z.infer<typeof opened> & { secret: string; path: string };

const weekday = new Intl.DateTimeFormat("es-ES", { timeZone: "Europe/Madrid", weekday: "long" });

const shortMoment = new Intl.DateTimeFormat("es-ES", {
  ...{ timeZone: "Europe/Madrid", weekday: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
});

/** What is put into the head of a page and at its end: whose moment it is, and where to go from here. */
export function futureBar(seen: Seen & { lacks: boolean }, prefix: string): { head: string; bar: string } {
  const { moment, path, is_shared, expires_at, draft, lacks } = seen;
  const at = `${weekday.format(new Date(moment))} ${momentInWords(moment)}`;
  const title = draft ? "Borrador: así se verá" : `Así se verá el <b>${at}</b>`;
  const deeds = is_shared ? `<span>Caduca el ${dateInWords(expires_at)}</span>` : staffDeeds(seen, prefix);
  const missing = "Aquí falta algo: no se ha podido leer toda la página. Vuelve a cargarla.";
  const today = `data-prefix="${prefix}" data-today="${escapeText(path)}"`;
  return {
    head: `<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/vista/barra.css"><script src="/vista/barra.js" defer ${today}></script>`,
    bar: `<aside class="vista" aria-label="${draft ? "Borrador" : "Vista del futuro"}"><p>${title}</p>${deeds}${lacks ? `<p class="vista__lacks">${missing}</p>` : ""}<p role="status" hidden></p></aside>`,
  };
}

/** `Lun 30, 23:59` */
function shortly(moment: string): string {
  const said = shortMoment.format(new Date(moment));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** To the moments of change before and after, to any other, what is another than today, and out. */
function staffDeeds({ moment, secret, path, earlier, later }: Seen, prefix: string): string {
  const walk = (to: string, label: string, words: (short: string) => string) =>
    `<a href="/vista/${secret}/${toMadridLocal(to)}${escapeText(path)}" aria-label="${label}, ${momentInWords(to)}">${words(shortly(to))}</a>`;
  return [
    earlier === null
      ? `<a href="${escapeText(path)}">‹ Hoy</a>`
      : walk(earlier, "Cambio anterior", (short) => `‹ <span>${short}</span>`),
    `<details><summary>Otro día</summary><form method="get" action="${prefix}${escapeText(path.split("?", 1)[0] ?? "/")}"><label>Día y hora de Madrid <input type="datetime-local" name="momento" value="${toMadridLocal(moment)}" required></label><button>Ver</button></form></details>`,
    later === null ? "" : walk(later, "Cambio siguiente", (short) => `<span>${short}</span> ›`),
    `<button type="button" aria-pressed="false" hidden>Señalar cambios</button>`,
    `<a class="vista__share" href="/admin/calendar?compartir=${encodeURIComponent(moment)}&amp;pagina=${encodeURIComponent(path)}">Compartir</a>`,
    `<a class="vista__leave" href="${escapeText(path)}">Salir</a>`,
  ].join("");
}

/** A whole page that says one sentence. */
export function sentencePage(status: number, sentence: string): Response {
  const html = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Vista del futuro</title><p>${sentence}</p>`;
  const headers = {
    ...{ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    ...{ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" },
  };
  return new Response(html, { status, headers });
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeText = (text: string) => text.replace(/[&<>"']/g, (match) => entities[match] ?? match);

/** What the page's own scripts add or make anew leads on within it as well; what would be sent is not. */
export const barScript = `const { prefix, today } = document.currentScript.dataset;
${changeMarks}
const marking = document.querySelector(".vista button[aria-pressed]");
if (marking) void offerChanges(marking, today);
const say = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  const said = document.querySelector(".vista [role=status]");
  said.hidden = false;
  said.textContent = "Esto es una vista del futuro: aquí no se envía nada.";
};
addEventListener("submit", (event) => { if (!event.target.closest(".vista")) say(event); }, true);
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || link.closest(".vista")) return;
  const to = new URL(link.href);
  if (!to.protocol.startsWith("http")) return say(event);
  if (to.origin !== location.origin) return say(event);
  if (to.pathname.startsWith("/vista/") || link.getAttribute("href").startsWith("#") || /\\.\\w{2,5}$/.test(to.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  location.href = prefix + to.pathname + to.search + to.hash;
}, true);
`;

export const barStyles = `body { position: relative; padding-bottom: 88px; }
body::before { content: ""; position: fixed; inset: 0; z-index: 2147483646; border: 4px solid #d3b03a; pointer-events: none; }
/* What asks a visitor asks nobody here. */
.cookie-card { display: none !important; }
.vista { position: fixed; inset: auto 0 0; z-index: 2147483647; display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
  padding: 12px 20px; border-top: 4px solid #d3b03a; background: #0c0c0a; color: #fff; font: 500 14px/1.3 var(--font-text, system-ui), sans-serif; }
.vista p { margin: 0 12px 0 0; }
.vista :is(a, button, summary) { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; padding: 0 14px; border: 0; border-radius: 2px; background: #20211d; color: #fff; text-decoration: none; font: inherit; font-weight: 600; cursor: pointer; list-style: none; }
.vista summary::-webkit-details-marker { display: none; }
.vista [hidden] { display: none; }
.vista button:disabled { color: #b8b8b0; cursor: default; }
.vista [aria-pressed=true] { box-shadow: inset 0 -3px #d3b03a; }
.vista form { position: absolute; bottom: calc(100% + 12px); display: flex; gap: 8px; align-items: end; margin: 0; padding: 16px; background: #0c0c0a; }
.vista label { display: grid; gap: 6px; }
.vista input { min-height: 44px; padding: 0 8px; border: 0; background: #20211d; color: #fff; color-scheme: dark; font: inherit; }
.vista .vista__share { margin-left: auto; }
.vista .vista__leave { background: #fff; color: #0c0c0a; }
.vista :is(a, button, input, summary):focus-visible { outline: 2px solid #d3b03a; outline-offset: 2px; }
.vista [role=status] { width: 100%; }
.vista .vista__lacks { order: -1; width: 100%; color: #d3b03a; }
body:has(.vista__lacks) { padding-bottom: 180px; }
.vista-cambio { position: absolute; z-index: calc(var(--z-header, 100) - 1); border: 2px dashed #a8841c; pointer-events: none; }
.vista-cambio--stays { position: fixed; z-index: 2147483645; }
.vista-cambio b { position: absolute; right: -2px; bottom: 100%; max-width: calc(100% + 4px); padding: 5px 10px; background: #d3b03a; color: #0c0c0a; font: 600 12px/1.3 var(--font-text, system-ui), sans-serif; }
.vista-cambio--top b { top: 100%; right: auto; bottom: auto; left: -2px; }
@media (max-width: 760px) { body { padding-bottom: 150px; } .vista { padding: 10px; } .vista > p { width: 100%; } .vista a span { display: none; } .vista a, .vista summary { padding: 0 12px; } .vista > button { order: 1; flex: 1; justify-content: center; } }
@media print { .vista, .vista-cambio, body::before { display: none; } }
`;
