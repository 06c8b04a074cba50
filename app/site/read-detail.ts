import { type ErrorResponse, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { whenInTime } from "./when-in-time.ts";

/** What a page is about: there, or on its way after the frame; then it may prove to be missing or not to be read. */
export type Detail<T> = T | Promise<T | ErrorResponse>;

/**
 * The one thing that a page is about, which decides the status: it is awaited, and what `readRequired` throws reaches the
 * boundary. Where the frame goes ahead of a slow backend the status is sent before it is known, and what would have been
 * thrown is given to the page to show.
 */
export async function readDetail<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T>,
): Promise<{ value: Detail<T> }> {
  const { value } = await whenInTime(context, reading);
  return { value: value instanceof Promise ? value.catch(asProblem) : value };
}

/** What a late detail is when it proved to be missing, or could not be read. */
export function isProblem(value: unknown): value is ErrorResponse {
  return isRouteErrorResponse(value);
}

function asProblem(thrown: unknown): ErrorResponse {
  if (!(thrown instanceof Response)) throw thrown;
  // The frame stands: where a withdrawn page leads, this one can no longer go.
  const status = thrown.status < 400 ? 410 : thrown.status;
  const problem = { status, statusText: thrown.statusText, data: null, internal: false };
  return problem;
}
