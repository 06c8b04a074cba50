import type { ServerResponse } from "node:http";
import { inLanguage, type Language } from "#shared/language.ts";

const words = {
  es: {
    title: "Algo no ha ido bien",
    text: "No hemos podido mostrar esta página. Inténtalo de nuevo dentro de un momento.",
    again: "Volver a intentarlo",
    home: "Ir al inicio",
    reference: "Referencia",
  },
  en: {
    title: "Something went wrong",
    text: "We could not show this page. Please try again in a moment.",
    again: "Try again",
    home: "Go to the home page",
    reference: "Reference",
  },
} satisfies Record<Language, Record<string, string>>;

/** When not even the site's own frame can be rendered: a kind page that needs nothing else, and asks to come again. */
export function sendSorryPage(response: ServerResponse, id: string, language: Language): void {
  const { title, text, again, home, reference } = words[language];
  const body = Buffer.from(`<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | NINE FITNESS</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;background:#0d0d0d;color:#fff;
font:18px/1.5 system-ui,sans-serif}h1{margin:0;font-size:clamp(32px,8vw,64px);line-height:1}p{margin:0;max-width:40ch}
a{color:inherit}small{opacity:.7}</style></head>
<body><h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a> · <a href="${inLanguage("/", language)}">${home}</a></p>
<small>${reference}: ${id}</small></body></html>`);
  response.writeHead(503, [
    ...["content-type", "text/html; charset=utf-8", "content-length", String(body.length)],
    ...["cache-control", "no-store", "retry-after", "5", "x-content-type-options", "nosniff"],
    ...["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'"],
  ]);
  response.end(body);
}
