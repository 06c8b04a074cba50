import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { acceptedCoding, refusesIdentity } from "./encoding.ts";

/** Less fits into one packet as it is. */
const leastBytes = 1_400;
/** Each takes one of the four threads that files and passwords need too: the next one is sent as it is. */
const mostAtOnce = 2;
let underWay = 0;

/** For an answer that is read once: zstd takes a fifth of brotli's time for the same size (decision 0030). */
const codings = {
  zstd: (body: Buffer) => zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (body: Buffer) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 20 } }),
  gzip: (body: Buffer) => zip(body, { level: 6 }),
};
const inOrder = ["zstd", "br", "gzip"] as const;

const zstd = promisify(zstdCompress);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * A read of rows, or a page that is made for one visitor, in the coding that its reader takes, compressed off the event loop. Anything else is given back as it
 * is: files, sessions, what a write answers, and what its door wants sent unchanged (`no-transform`, RFC 9111 §5.2.2.6),
 * because a secret stands in it beside words of somebody who might learn it from the size.
 */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  if (!isReadOfRows(request, answer) && !isPage(request, answer)) return answer;
  answer.headers.append("vary", "accept-encoding");
  if (answer.body === null) return answer;
  const plain = Buffer.from(await answer.arrayBuffer());
  const coding = chooseCoding(request.headers.get("accept-encoding") ?? "", plain.length);
  const body = coding === null ? plain : await compress(plain, coding);
  const { status, statusText, headers } = answer;
  if (coding !== null) headers.set("content-encoding", coding);
  headers.set("content-length", String(body.length));
  return new Response(body, { status, statusText, headers });
}

function isReadOfRows({ method, url }: Request, { headers }: Response): boolean {
  const isRead = method === "GET" || method === "HEAD";
  const isJson = /^application\/(json|vnd\.pgrst\.object\+json)\b/.test(headers.get("content-type") ?? "");
  const isFinal = headers.has("content-encoding") || /\bno-transform\b/.test(headers.get("cache-control") ?? "");
  return isRead && isJson && !isFinal && new URL(url).pathname.startsWith("/rest/v1/");
}

/** Its secrets are new in every answer, or its asker knows them (decision 0030): sizes tell nothing of them. */
function isPage({ method }: Request, { headers }: Response): boolean {
  return (
    method === "GET" && (headers.get("content-type") ?? "").startsWith("text/html") && !headers.has("content-encoding")
  );
}

function chooseCoding(accepted: string, bytes: number): keyof typeof codings | null {
  const isWorthIt = bytes >= leastBytes && underWay < mostAtOnce;
  return isWorthIt || refusesIdentity(accepted) ? acceptedCoding(accepted, inOrder) : null;
}

async function compress(body: Buffer, coding: keyof typeof codings): Promise<Buffer<ArrayBuffer>> {
  underWay += 1;
  try {
    return await codings[coding](body);
  } finally {
    underWay -= 1;
  }
}
