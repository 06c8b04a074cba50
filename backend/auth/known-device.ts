import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const yearInSeconds = 365 * 24 * 3600;

/**
 * A browser in which somebody has signed in to an account before. It carries a cookie that only we can make, so that
 * strangers' wrong passwords do not shut the owner out of it (docs/decisions/0040). It opens nothing by itself.
 */
export class KnownDevices {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The id of this browser if somebody has signed in to the account of `email` in it, else null. */
  find(request: Request, email: string): string | null {
    const start = `${cookieName(email)}=`;
    const cookies = (request.headers.get("cookie") ?? "").split(";").map((part) => part.trim());
    const [id = "", mark = ""] =
      cookies
        .find((cookie) => cookie.startsWith(start))
        ?.slice(start.length)
        .split(".") ?? [];
    const [given, right] = [Buffer.from(mark), Buffer.from(this.#markOf(id, email))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  /** The `Set-Cookie` that makes the browser a known one for a year from now. */
  remember(request: Request, email: string): string {
    const id = this.find(request, email) ?? randomBytes(16).toString("base64url");
    const where = `Path=/auth/v1; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Strict`;
    const isSecure = new URL(request.url).protocol === "https:";
    return `${cookieName(email)}=${id}.${this.#markOf(id, email)}; ${where}${isSecure ? "; Secure" : ""}`;
  }

  #markOf(id: string, email: string): string {
    return createHmac("sha256", this.#secret).update(`known-device:${id}:${email}`).digest("base64url");
  }
}

/** One for each account, since colleagues share a browser; without the address in it. */
function cookieName(email: string): string {
  return `nine-device-${createHash("sha256").update(email).digest("hex").slice(0, 12)}`;
}
