import type { ServerResponse } from "node:http";

/** When not even the site's own frame can be rendered: a kind page that needs nothing else, and asks to come again. */
export function sendSorryPage(response: ServerResponse, id: string): void {
  const body = Buffer.from(`<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Algo no ha ido bien | NINE FITNESS</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;background:#0d0d0d;color:#fff;
font:18px/1.5 system-ui,sans-serif}h1{margin:0;font-size:clamp(32px,8vw,64px);line-height:1}p{margin:0;max-width:40ch}
a{color:inherit}small{opacity:.7}</style></head>
<body><h1>Algo no ha ido bien</h1>
<p>No hemos podido mostrar esta página. Inténtalo de nuevo dentro de un momento.</p>
<p><a href="">Volver a intentarlo</a> · <a href="/">Ir al inicio</a></p>
<small>Referencia: ${id}</small></body></html>`);
  response.writeHead(503, [
    ...["content-type", "text/html; charset=utf-8", "content-length", String(body.length)],
    ...["cache-control", "no-store", "retry-after", "5", "x-content-type-options", "nosniff"],
    ...["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'"],
  ]);
  response.end(body);
}
