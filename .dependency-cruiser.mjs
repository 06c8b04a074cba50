// Which room may look into which: docs/rooms.md says it in words.
/** What app, server and backend agree on. The rules of the business and the words use it no more than anything else. */
const everybodys = ["^shared/"];
/** What says of an element which behaviour wakes it, by name alone: types of the list, nothing of what is on it. */
const wakes = "app/islands/wakes\\.ts";
const only = (room, allowed) => ({
  name: `${room.replaceAll("/", "-")}-keeps-to-its-rooms`,
  severity: "error",
  from: { path: `^${room}/`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(app|domain|texts|server|backend|shared|tests|bench|scripts)/",
    pathNot: [`^${room}/`, ...everybodys, ...allowed.map((it) => `^${it}`)],
  },
});

/** Each may look into those before it; what lies beside them (`start.ts`, `site.ts`) joins them. */
const serverRooms = ["process", "answers", "ready-connections", "http", "backends", "pictures", "pages"];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    only("shared", []),
    only("texts", []),
    only("domain", ["texts/"]),
    only("app/content", ["domain/", "texts/"]),
    only("app/data", ["app/content/", "domain/", "texts/"]),
    only("app/ui", [wakes, "texts/"]),
    only("app/views", [wakes, "app/content/", "domain/", "texts/", "app/ui/"]),
    only("app/site", [
      "app/views/",
      "app/data/",
      "app/content/",
      "domain/",
      "texts/",
      "app/ui/",
      "app/islands/",
      "app/load-context\\.ts",
    ]),
    only("app/admin", [
      "app/views/",
      "app/data/",
      "app/content/",
      "domain/",
      "texts/",
      "app/ui/",
      "app/load-context\\.ts",
    ]),
    only("app/islands", ["app/views/", "app/site/", "app/ui/", "texts/"]),
    only("server", ["backend/backend\\.ts", "domain/", "texts/"]),
    ...serverRooms.map((room, index) =>
      only(`server/${room}`, ["domain/", "texts/", ...serverRooms.slice(0, index).map((it) => `server/${it}/`)]),
    ),
    only("backend", ["domain/", "texts/"]),
    {
      name: "only-the-entry-joins-server-and-backend",
      severity: "error",
      from: { path: "^server/", pathNot: "^server/start\\.ts$" },
      to: { path: "^backend/" },
    },
    {
      name: "domain-uses-no-package",
      severity: "error",
      // But for one: calendar files are a format of others, written by their library.
      from: { path: "^(shared|domain|texts)/", pathNot: "\\.test\\.ts$|^domain/time/calendar-file\\.ts$" },
      to: { dependencyTypes: ["npm", "npm-dev", "core"] },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true, dependencyTypesNot: ["type-only"] } },
    {
      name: "nothing-imports-tests",
      severity: "error",
      from: { pathNot: "^(tests|bench|scripts)/|\\.test\\.tsx?$" },
      to: { path: "^(tests|bench|scripts)/" },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: { orphan: true, path: "^(app|domain|texts|server|backend|shared)/", pathNot: "\\.d\\.ts$|\\.test\\.tsx?$" },
      to: {},
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|^\\./\\+types/|\\?script$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router|\\.data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
