import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Background, startInBackground, until } from "./background.ts";

export interface MariaDb extends Background {
  socket: string;
}

/** The account that the package made for it. */
const account = "mysql";

/** MariaDB with the package's own settings, on a socket below the folder, where its data stay. */
export async function startMariaDb(folder: string): Promise<MariaDb> {
  const data = join(folder, "mariadb");
  const socket = join(data, "server.sock");
  if (!existsSync(data)) makeData(data);
  const args = ["--no-defaults", `--datadir=${data}`, `--socket=${socket}`, "--skip-networking", `--user=${account}`];
  const server = startInBackground({ file: "/usr/sbin/mariadbd", args, log: join(folder, "mariadb.log") });
  await until("MariaDB", () => existsSync(socket) && ask(socket, "select 1") === 0, server);
  return { ...server, socket };
}

/** An empty database of this name, and the same for its owner and password, unless it is there. */
export function makeDatabase(socket: string, name: string): void {
  const sql = `create database if not exists ${name} character set utf8mb4;
    create user if not exists '${name}'@'localhost' identified by '${name}';
    grant all on ${name}.* to '${name}'@'localhost';`;
  if (ask(socket, sql) !== 0) throw new Error(`MariaDB made no database ${name}.`);
}

function makeData(data: string): void {
  mkdirSync(data);
  chmodSync(data, 0o755);
  const [uid = 0, gid = 0] = ["-u", "-g"].map((it) => Number(spawnSync("id", [it, account]).stdout));
  chownSync(data, uid, gid);
  const args = ["--no-defaults", `--datadir=${data}`, `--user=${account}`, "--auth-root-authentication-method=normal"];
  const { status, stderr } = spawnSync("mariadb-install-db", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`MariaDB made no folder for its data:\n${stderr}`);
}

const ask = (socket: string, sql: string) =>
  spawnSync("mariadb", ["--no-defaults", "-uroot", `--socket=${socket}`, "-e", sql], { stdio: "ignore" }).status;
