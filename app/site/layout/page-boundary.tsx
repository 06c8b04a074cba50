import { Outlet } from "react-router";
import type { Route } from "./+types/page-boundary.ts";
import { FailurePage } from "./failure-page.tsx";

export default function PageBoundary() {
  return <Outlet />;
}

/** Inside header and footer, so that a page that fails still leads everywhere else. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
