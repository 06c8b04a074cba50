import { RestError } from "./rest-error.ts";

/** What an address below `/rest/v1` speaks of. */
export type Resource = { kind: "table"; name: string } | { kind: "function"; name: string };

const maxAddress = 16_384;

/** Reads the path of a request. Throws 404 for anything but a table or a function, 414 for absurd lengths. */
export function readResource(url: URL): Resource {
  if (url.href.length > maxAddress) {
    throw new RestError({
      status: 414,
      code: "PGRST125",
      message: `The address is longer than ${maxAddress} characters`,
    });
  }
  const [first, second, ...more] = url.pathname
    .replace(/^\/rest\/v1(?=\/|$)/, "")
    .split("/")
    .slice(1)
    .map(decode);
  if (!first) throw new RestError({ status: 404, code: "PGRST126", message: "Root endpoint metadata is disabled" });
  if (first === "rpc" && second && more.length === 0) return { kind: "function", name: second };
  if (first !== "rpc" && (second === undefined || second === "") && more.length === 0)
    return { kind: "table", name: first };
  throw invalidPath();
}

/** Only the schema `public` is exposed; a request for another one is told so (PGRST106). */
export function checkProfile(headers: Headers, isRead: boolean): void {
  const schema = headers.get(isRead ? "accept-profile" : "content-profile");
  if (schema === null || schema === "public") return;
  throw new RestError({
    status: 406,
    code: "PGRST106",
    message: `Invalid schema: ${schema.slice(0, 63)}`,
    hint: "Only the following schemas are exposed: public",
  });
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidPath();
  }
}

function invalidPath(): RestError {
  return new RestError({ status: 404, code: "PGRST125", message: "Invalid path specified in request URL" });
}
