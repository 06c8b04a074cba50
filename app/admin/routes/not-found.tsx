import { data } from "react-router";
import { PanelProblem } from "../layout/panel-problem.tsx";

/** Addresses below /admin that are none. Thrown in the browser, once the guard has let the person in. */
export function clientLoader() {
  throw data(null, { status: 404 });
}

export const ErrorBoundary = PanelProblem;

export default function NotFound() {
  return null;
}
