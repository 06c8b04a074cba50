import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { panelRoutes } from "./admin/panel-routes.ts";

/** Every address of the site, by hand: the table of contents. */
export default [
  layout("site/layout/public-layout.tsx", [
    layout("site/layout/page-boundary.tsx", [
      index("site/routes/home.tsx"),
      route("clubs", "site/routes/clubs.tsx"),
      route("club/:club", "site/routes/club.tsx"),
      route("ninecast", "site/routes/ninecast.tsx"),
      route("9ftoday", "site/routes/news.tsx"),
      route("9ftoday/:slug", "site/routes/article.tsx"),
      route("merch", "site/routes/merch.tsx"),
      route("merch/:slug", "site/routes/product.tsx"),
      route("*", "site/routes/not-found.tsx"),
    ]),
  ]),
  ...panelRoutes,
] satisfies RouteConfig;
