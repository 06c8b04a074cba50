import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { dateInWords, momentInWords } from "#domain/time/moment-in-words.ts";

/** What an address of the future opens. */
export interface Seen {
  secret: string;
  /** The page that is looked at, with its query. */
  path: string;
  moment: string;
  page: string | null;
  is_shared: boolean;
  expires_at: string;
  /** The moments of change before and after. */
  earlier: string | null;
  later: string | null;
  /** The draft that is shown: `articles/<id>`. */
  draft: string | null;
}

const weekday = new Intl.DateTimeFormat("es-ES", { timeZone: "Europe/Madrid", weekday: "long" });

/** What is put into the head of a page and at its end: whose moment it is, and where to go from here. */
export function futureBar(seen: Seen, prefix: string): { head: string; bar: string } {
  const { moment, secret, path, is_shared, expires_at, earlier, later, draft } = seen;
  const at = `${weekday.format(new Date(moment))} ${momentInWords(moment)}`;
  const walk = (to: string | null, word: string, label: string) =>
    to === null
      ? ""
      : `<a href="/vista/${secret}/${toMadridLocal(to)}${escapeText(path)}" aria-label="${label}, ${momentInWords(to)}">${word}</a>`;
  const local = toMadridLocal(moment);
  const staff = `${walk(earlier, "‹", "Cambio anterior")}
<form method="get" action="${prefix}${escapeText(path.split("?", 1)[0] ?? "/")}"><label>Otro día <input type="datetime-local" name="momento" value="${local}" required></label><button>Ver</button></form>
${walk(later, "›", "Cambio siguiente")}
<a href="/admin/calendar?compartir=${encodeURIComponent(moment)}&amp;pagina=${encodeURIComponent(path)}">Compartir</a>
<a href="${escapeText(path)}">Salir</a>`;
  const guest = `<span>Caduca el ${dateInWords(expires_at)}</span>`;
  return {
    head: `<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/vista/barra.css"><script src="/vista/barra.js" defer data-prefix="${prefix}"></script>`,
    bar: `<aside class="vista" aria-label="${draft ? "Borrador" : "Vista del futuro"}"><p>${draft ? "Borrador: así se verá" : `Así se verá el <b>${at}</b>`}</p>${is_shared ? guest : staff}<p role="status" hidden></p></aside>`,
  };
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
const escapeText = (text: string) => text.replace(/[&<>"']/g, (it) => entities[it] ?? it);

/** What the page's own scripts add or make anew leads on within it as well; what would be sent is not. */
export const barScript = `const { prefix } = document.currentScript.dataset;
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

export const barStyles = `body { padding-bottom: 88px; }
body::before { content: ""; position: fixed; inset: 0; z-index: 2147483646; border: 4px solid #d3b03a; pointer-events: none; }
.vista { position: fixed; inset: auto 0 0; z-index: 2147483647; display: flex; flex-wrap: wrap; gap: 8px 10px; align-items: center;
  padding: 12px 20px; border-top: 4px solid #d3b03a; background: #0c0c0a; color: #fff; font: 500 14px/1.3 system-ui, sans-serif; }
.vista p { margin: 0 12px 0 0; }
.vista form { display: flex; gap: 8px; align-items: center; margin: 0; }
.vista :is(a, button) { display: inline-flex; align-items: center; min-height: 44px; padding: 0 14px; border: 0; background: #20211d; color: #fff; text-decoration: none; font: inherit; cursor: pointer; }
.vista a:last-of-type { background: #fff; color: #0c0c0a; }
.vista input { min-height: 44px; padding: 0 8px; border: 0; background: #20211d; color: #fff; color-scheme: dark; font: inherit; }
.vista :is(a, button, input):focus-visible { outline: 2px solid #d3b03a; outline-offset: 2px; }
.vista [role=status] { width: 100%; }
@media (max-width: 600px) { .vista { padding: 10px; } .vista p { width: 100%; } .vista form { order: 1; width: 100%; } .vista input { flex: 1; } }
@media print { .vista, body::before { display: none; } }
`;
