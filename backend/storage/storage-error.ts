/** An answer that says no, with the code and the words a hosted project has for it. */
export class StorageError extends Error {
  override name = "StorageError";
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

// What the hosted service writes into `error` beside the code; storage-js shows `message`, older clients read this.
const legacyNames: Record<string, string> = {
  NoSuchBucket: "Bucket not found",
  NoSuchKey: "not_found",
  AccessDenied: "Unauthorized",
  KeyAlreadyExists: "Duplicate",
  InvalidMimeType: "invalid_mime_type",
  EntityTooLarge: "Payload too large",
  InsufficientStorage: "Insufficient storage",
};

/** The error as storage-js reads it. The status is the true one, where hosted projects often answer a plain 400. */
export function respondWithError({ status, code, message, headers }: StorageError): Response {
  const body = { statusCode: String(status), code, error: legacyNames[code] ?? code, message };
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

export const noSuchBucket = () => new StorageError(404, "NoSuchBucket", "Bucket not found");
export const noSuchObject = () => new StorageError(404, "NoSuchKey", "Object not found");
export const invalidRequest = (message: string) => new StorageError(400, "InvalidRequest", message);
export const notSupported = (what: string) => new StorageError(400, "NotSupported", `${what} is not supported here`);

// The disk, the account's share of it, and PostgreSQL's disk.
const noRoom = ["ENOSPC", "EDQUOT", "53100"];

/** The answer to what PostgreSQL or the disk refused; anything unexpected comes back as it was. */
export function asStorageError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "42501") return new StorageError(403, "AccessDenied", "new row violates row-level security policy");
  if (code === "23505") return new StorageError(409, "KeyAlreadyExists", "The resource already exists");
  if (typeof code === "string" && noRoom.includes(code)) {
    return new StorageError(507, "InsufficientStorage", "There is no space left on the server");
  }
  return error;
}
