import { Outlet } from "react-router";
import type { RouteHandle } from "../../route-handle.ts";

export const handle: RouteHandle = { hydrate: false };

export default function PublicLayout() {
  return <Outlet />;
}
