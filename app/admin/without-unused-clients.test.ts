import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import config from "../../react-router.config.ts";
import { unused } from "./without-unused-clients.ts";

const ofRouter = Object.keys(unused).filter((it) => it.startsWith("react-router/"));

test("the browser finds every route in the table that it has from the start", () => {
  expect(config.routeDiscovery).toEqual({ mode: "initial" });
});

test("nobody is told of the router's work", () => {
  expect(readFileSync("app/entry.client.tsx", "utf8")).toContain("<HydratedRouter />");
});

test.each(ofRouter)("what stands in the place of %s says all that it does", async (name) => {
  const path = name.replace("react-router/", "node_modules/react-router/dist/production/");
  const ours = await import(`data:text/javascript,${encodeURIComponent(unused[name] ?? "")}`);
  const [, theirs = ""] = /^export \{([^}]+)\};$/m.exec(readFileSync(path, "utf8")) ?? [];
  expect(Object.keys(ours)).toEqual(
    theirs
      .split(",")
      .map((it) => it.trim())
      .sort(),
  );
});
