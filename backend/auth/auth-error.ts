/** An answer that says no, with the status and code GoTrue has for it (auth-js turns the code into `error.code`). */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  /** Why a password is too weak, for `weak_password` alone. */
  readonly reasons: string[] | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { headers?: Record<string, string>; reasons?: string[] } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = more.headers ?? {};
    this.reasons = more.reasons;
  }
}

const versionHeader = "x-supabase-api-version";
const firstVersionWithCodes = "2024-01-01";

/** The error as GoTrue writes it for the version of the protocol that the request asks for. */
export function respondWithError(error: AuthError, request: Request): Response {
  const isModern = (request.headers.get(versionHeader) ?? "") >= firstVersionWithCodes;
  const body = isModern
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message };
  const weakness = error.reasons ? { weak_password: { reasons: error.reasons } } : {};
  return Response.json(
    { ...body, ...weakness },
    {
      status: error.status,
      headers: {
        "cache-control": "no-store",
        ...(isModern ? { [versionHeader]: firstVersionWithCodes } : {}),
        ...error.headers,
      },
    },
  );
}
