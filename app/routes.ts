import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site, by hand: the table of contents. */
export default [
  layout("site/layout/public-layout.tsx", [
    layout("site/layout/page-boundary.tsx", [index("site/routes/home.tsx"), route("*", "site/routes/not-found.tsx")]),
  ]),
] satisfies RouteConfig;
