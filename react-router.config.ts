import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The panel's document carries the table of all routes; public pages carry none, and the server needs no address for it.
  routeDiscovery: { mode: "initial" },
  // A loader in a file of its own saves nothing: the code of its section is small, and the rest is shared.
  splitRouteModules: false,
} satisfies Config;
