import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { resourceRoute } from "./resource/resource-routes.ts";

const section = (name: string) => `admin/resources/${name}/${name}-route.tsx`;

/** Every address of the back-office. */
export const panelRoutes: RouteConfigEntry[] = [
  layout("admin/document.tsx", [
    route("login", "admin/routes/login.tsx"),
    route("sin-acceso", "admin/routes/no-access.tsx"),
    route("admin", "admin/layout/panel-layout.tsx", [
      index("admin/routes/dashboard.tsx"),
      resourceRoute("prices", section("rates")),
      resourceRoute("ninecast", section("episodes")),
      resourceRoute("events", section("events")),
      resourceRoute("testimonials", section("testimonials")),
      route("cuenta", "admin/routes/account.tsx"),
      route("*", "admin/routes/not-found.tsx"),
    ]),
  ]),
];
