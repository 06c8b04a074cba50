import { type RouterContextProvider, redirect } from "react-router";
import { renderModeContext } from "#app/load-context.ts";

/**
 * Sends a visitor who asked for a page at one of its other addresses to its one address; not once a frame has been sent,
 * where the page itself names it. Throws the answer.
 */
export function leadOn(context: Readonly<RouterContextProvider>, asked: string, own: string, path: string): void {
  if (asked !== own && !context.get(renderModeContext).streams) throw redirect(path, 301);
}
