import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { answers, startInBackground, until } from "./background.ts";
import { makeDatabase, startMariaDb } from "./mariadb.ts";
import { ownPort } from "./own-port.ts";
import type { Peer, PeerContent } from "./peer.ts";

/** What install.sh brings. */
const source = resolve(".peers/ghost");
const runtime = resolve(".peers/runtime/node_modules/node/bin/node");
const name = "ghost";
const editor = { name: "Editor", email: "editor@ninefitness.example", password: "una-clave-bien-larga-9" };

export const hasGhost = (): boolean => existsSync(runtime) && existsSync("/usr/sbin/mariadbd");

/** Ghost with its own theme, its front page showing one article that holds what our home page says. */
export async function openGhost(folder: string, content: PeerContent): Promise<Peer> {
  const home = join(folder, name);
  const isNew = !existsSync(home);
  const port = await ownPort(folder, name);
  const url = `http://127.0.0.1:${port}`;
  await using closing = new AsyncDisposableStack();
  const begun = performance.now();
  const database = closing.use(await startMariaDb(folder));
  if (isNew) {
    makeDatabase(database.socket, name);
    mkdirSync(home);
    cpSync(join(source, "content"), join(home, "content"), { recursive: true, dereference: true });
  }
  const server = closing.use(
    startInBackground({
      file: runtime,
      args: [join(source, "index.js")],
      cwd: source,
      env: settings(home, url, port, database.socket),
      log: join(folder, "ghost.log"),
    }),
  );
  await until("Ghost", () => answers(url), server);
  const startMs = performance.now() - begun;
  if (isNew) await fill(url, content);
  const opened = closing.move();
  return {
    name: "Ghost",
    url,
    startMs,
    pids: () => [database.pid, server.pid],
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Its settings as its environment says them. It must run in its own folder, where another run's would be found. */
function settings(home: string, url: string, port: number, socketPath: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    NODE_OPTIONS: "",
    url,
    server__port: String(port),
    server__host: "127.0.0.1",
    database__client: "mysql",
    database__connection__socketPath: socketPath,
    database__connection__user: name,
    database__connection__password: name,
    database__connection__database: name,
    paths__contentPath: join(home, "content"),
    logging__level: "error",
    // Its files want a part that is optional.
    logging__transports: '["stdout"]',
    security__staffDeviceVerification: "false",
    privacy__useUpdateCheck: "false",
    privacy__useGravatar: "false",
  };
}

/** Through its own doors, as its panel does. */
async function fill(url: string, content: PeerContent): Promise<void> {
  const ask = async (method: "POST" | "PUT", path: string, sent: object, cookie = "") => {
    const body = sent instanceof FormData ? sent : JSON.stringify(sent);
    const headers = { origin: url, cookie, ...(typeof body === "string" && { "content-type": "application/json" }) };
    const answer = await fetch(`${url}/ghost/api/admin${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`Ghost said ${answer.status} to ${path}: ${await answer.text()}`);
    return answer;
  };
  await ask("POST", "/authentication/setup/", { setup: [{ ...editor, blogTitle: "NINE FITNESS" }] });
  const session = await ask("POST", "/session/", { username: editor.email, password: editor.password });
  const cookie = session.headers
    .getSetCookie()
    .map((it) => it.split(";")[0])
    .join("; ");
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(content.hero)], { type: "image/jpeg" }), "hero.jpg");
  const { images } = await (await ask("POST", "/images/upload/", form, cookie)).json();
  const hero = images[0].url;
  const html = content.sections
    .map(({ heading, paragraphs }) => `<h2>${heading}</h2>${paragraphs.map((it) => `<p>${it}</p>`).join("")}`)
    .join("");
  const post = { title: content.title, html, feature_image: hero, status: "published", featured: true };
  await ask("POST", "/posts/?source=html", { posts: [post] }, cookie);
  // Its theme's hero comes from its maker's server unless there is one.
  await ask("PUT", "/settings/", { settings: [{ key: "cover_image", value: hero }] }, cookie);
}
