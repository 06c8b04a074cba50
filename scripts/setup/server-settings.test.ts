import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { serverEnvironment, serverFlags } from "./server-settings.mjs";

it.each(["Dockerfile", "deploy/nine-fitness.service"])(
  "%s starts the server with the settings of npm start",
  (file) => {
    const text = readFileSync(file, "utf8");
    for (const flag of serverFlags) expect(text).toContain(flag);
    for (const [name, value] of Object.entries(serverEnvironment)) expect(text).toContain(`${name}=${value}`);
  },
);
