import { setTimeout as delay } from "node:timers/promises";

type Ask = typeof fetch;
type Row = Record<string, unknown>;

/** What can be wrong with a backend, by name: each makes of a good way to ask a bad one. */
export const backendFaults = {
  "never answers": () => () => new Promise(() => {}),
  "refuses connections": () => () => Promise.reject(new TypeError("fetch failed")),
  "breaks off in the middle": () => async () => new Response(brokenOff(), { headers: json }),
  "answers 500": () => async () => Response.json({ message: "something failed" }, { status: 500 }),
  "answers 503 in HTML": () => async () => html("<h1>Service Unavailable</h1>", 503),
  "answers 401": () => async () => Response.json({ message: "Invalid API key" }, { status: 401 }),
  "answers 404": () => async () => html("<h1>Not Found</h1>", 404),
  "answers broken JSON": (ask) => changed(ask, (text) => text.slice(0, text.length / 2)),
  "answers HTML with 200": () => async () => html("<h1>Sign in to the network</h1>", 200),
  "leaves columns out": (ask) =>
    changed(
      ask,
      everyRow((row, column, place) => (place % 2 ? row[column] : undefined)),
    ),
  "gives other types": (ask) =>
    changed(
      ask,
      everyRow((row, column) => otherType(row[column])),
    ),
  "gives nulls": (ask) =>
    changed(
      ask,
      everyRow(() => null),
    ),
  "gives no rows of many": (ask) => changed(ask, (text) => (text.startsWith("[") ? "[]" : text)),
  "takes 4 s": (ask) => async (input, init) => {
    await delay(4_000, undefined, { ref: false });
    return ask(input, init);
  },
} satisfies Record<string, (ask: Ask) => Ask>;

export type FaultName = keyof typeof backendFaults;

const json = { "content-type": "application/json" };

function html(body: string, status: number): Response {
  return new Response(body, { status, headers: { "content-type": "text/html" } });
}

function brokenOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      controller.error(new TypeError("terminated"));
    },
  });
}

/** The good answer under its own status and headers, the count among them, with another text. */
function changed(ask: Ask, change: (text: string) => string): Ask {
  return async (input, init) => {
    const { status, headers, ...response } = await readWhole(await ask(input, init));
    const bare = new Headers(headers);
    bare.delete("content-length");
    return new Response(change(response.text), { status, headers: bare });
  };
}

async function readWhole(response: Response) {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function everyRow(change: (row: Row, column: string, place: number) => unknown): (text: string) => string {
  return (text) => {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return JSON.stringify(change({ answer: rows }, "answer", 1) ?? null);
    return JSON.stringify(rows.map((row: Row) => changeRow(row, change)));
  };
}

function changeRow(row: Row, change: Parameters<typeof everyRow>[0]): Row {
  const columns = Object.keys(row).sort();
  return Object.fromEntries(columns.map((column, place) => [column, change(row, column, place)]));
}

function otherType(value: unknown): unknown {
  return typeof value === "string" ? { text: value } : [value];
}
