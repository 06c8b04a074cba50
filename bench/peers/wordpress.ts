import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { childrenOf } from "../measure/processes.ts";
import { answers, startInBackground, until } from "./background.ts";
import { makeDatabase, startMariaDb } from "./mariadb.ts";
import { ownPort } from "./own-port.ts";
import type { Peer, PeerContent } from "./peer.ts";

/** What Debian installs. */
const source = "/usr/share/wordpress";
const fpm = ["/usr/sbin/php-fpm8.2", "/usr/sbin/php-fpm8.4"].find((it) => existsSync(it)) ?? "";
const account = "www-data";
const name = "wordpress";

export const hasWordPress = (): boolean => existsSync(source) && fpm !== "" && existsSync("/usr/sbin/mariadbd");

/**
 * WordPress with its own theme of the year, on PHP's processes behind nginx with gzip: as a host sets it up, each page
 * made anew, or kept by nginx for a while as its caching plugins would. Its files and data stay in the folder.
 */
export async function openWordPress(folder: string, content: PeerContent, isCached: boolean): Promise<Peer> {
  const tree = join(folder, name);
  const port = await ownPort(folder, name);
  const url = `http://127.0.0.1:${port}`;
  await using closing = new AsyncDisposableStack();
  if (!existsSync(tree)) await install(folder, url, content);
  writeSettings(folder, port, isCached);
  const begun = performance.now();
  const database = closing.use(await startMariaDb(folder));
  const log = join(folder, "wordpress.log");
  const php = closing.use(startInBackground({ file: fpm, args: ["-F", "-R", "-y", join(folder, "fpm.conf")], log }));
  const nginx = closing.use(startInBackground({ file: "nginx", args: ["-c", join(folder, "nginx.conf")], log }));
  await until("WordPress", () => answers(url), nginx);
  const startMs = performance.now() - begun;
  const opened = closing.move();
  return {
    name: isCached ? "WordPress, pages kept by nginx" : "WordPress",
    url,
    startMs,
    pids: () => [
      ...[database.pid, php.pid, nginx.pid],
      ...childrenOf(nginx.pid, "nginx"),
      // Children are named after the master, cut at 15 letters.
      ...childrenOf(php.pid, fpm.replace(/.*\//, "")),
    ],
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

async function install(folder: string, url: string, content: PeerContent): Promise<void> {
  const tree = join(folder, name);
  run("cp", ["-rL", source, tree]);
  await using database = await startMariaDb(folder);
  makeDatabase(database.socket, name);
  writeFileSync(join(tree, "wp-config.php"), configuration(database.socket, url));
  mkdirSync(join(tree, "wp-content/uploads"), { recursive: true });
  writeFileSync(join(folder, "hero.jpg"), content.hero);
  writeFileSync(join(folder, "content.json"), JSON.stringify({ title: content.title, blocks: blocksOf(content) }));
  run("php", [join(import.meta.dirname, "fill-wordpress.php"), tree, folder]);
  run("chown", ["-R", account, tree]);
}

function configuration(socket: string, url: string): string {
  return `<?php
define('DB_NAME', '${name}'); define('DB_USER', '${name}'); define('DB_PASSWORD', '${name}');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
$table_prefix = 'wp_';
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true); define('WP_HTTP_BLOCK_EXTERNAL', true);
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/** As its editor would store them; %HERO% is the address that its library gives the picture, %ID% its number. */
function blocksOf({ title, sections }: PeerContent): string {
  const cover = `<!-- wp:cover {"url":"%HERO%","id":%ID%,"dimRatio":30,"minHeight":80,"minHeightUnit":"vh","align":"full"} -->
<div class="wp-block-cover alignfull" style="min-height:80vh"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-30 has-background-dim"></span><img class="wp-block-cover__image-background wp-image-%ID%" alt="" src="%HERO%" data-object-fit="cover"/><div class="wp-block-cover__inner-container"><!-- wp:heading {"level":1} -->
<h1>${title}</h1>
<!-- /wp:heading --></div></div>
<!-- /wp:cover -->`;
  const rest = sections.map(({ heading, paragraphs }) => {
    const words = paragraphs.map((it) => `<!-- wp:paragraph -->\n<p>${it}</p>\n<!-- /wp:paragraph -->`).join("\n");
    return `<!-- wp:heading -->\n<h2>${heading}</h2>\n<!-- /wp:heading -->\n${words}`;
  });
  return [cover, ...rest].join("\n");
}

function writeSettings(folder: string, port: number, isCached: boolean): void {
  const socket = join(folder, "fpm.sock");
  writeFileSync(
    join(folder, "fpm.conf"),
    `[global]
error_log = ${folder}/fpm.log
[www]
user = ${account}
listen = ${socket}
listen.mode = 0666
pm = static
pm.max_children = 4
`,
  );
  const cache = "fastcgi_cache pages; fastcgi_cache_valid 200 10m; fastcgi_cache_key $request_uri;";
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log crit; user root;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; access_log off; keepalive_requests 1000000;
  gzip on; gzip_proxied any; gzip_types text/css application/javascript image/svg+xml;
  fastcgi_cache_path ${folder}/kept keys_zone=pages:4m;
  server {
    listen 127.0.0.1:${port}; root ${folder}/${name}; index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~* \\.(css|js|jpg|woff2|svg)$ { expires 30d; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params; fastcgi_param HTTP_HOST 127.0.0.1:${port}; fastcgi_pass unix:${socket};
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name; ${isCached ? cache : ""}
    }
  }
}
`,
  );
}

function run(file: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${file} ended with ${status}:\n${stdout}${stderr}`);
}
