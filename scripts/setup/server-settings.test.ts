import { readdirSync, readFileSync } from "node:fs";
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

it("the image holds every room that the server reads", () => {
  const image = readFileSync("Dockerfile", "utf8");
  const rooms = new Set(["server", "backend"]);
  for (const room of rooms) for (const read of roomsReadBy(room)) rooms.add(read);
  expect([...rooms].filter((room) => !image.includes(`COPY ${room} ${room}\n`))).toEqual([]);
});

/** The rooms whose values the files of a room import; types are gone when it runs. */
function roomsReadBy(room: string): string[] {
  const files = readdirSync(room, { recursive: true, encoding: "utf8" }).filter((text) =>
    /(?<!\.test)\.ts$/.test(text),
  );
  const imports = files.flatMap((file) => [
    ...readFileSync(`${room}/${file}`, "utf8").matchAll(/^(?:import (?!type\b)|\} )[^;]*?from "#(\w+)\//gm),
  ]);
  return imports.flatMap(([, name = ""]) => name);
}
