import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The panel's document carries the table of all routes; public pages carry none, and the server needs no address for it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
