import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import type { Target } from "#backend/database/connect.ts";
import { openUnrulyMailServer } from "#tests/fixtures/unruly-mail-server.ts";

export interface KillRound {
  due: number;
  /** Mails that the server took at least once. */
  arrived: number;
  /** Those that came again, and of them those that had left whole when their process was killed before it wrote so. */
  again: number;
  againInDoubt: number;
  kills: number;
  ms: number;
}

/** Mails are due; the process that sends them is killed (SIGKILL) at random moments, so often, then one finishes. */
export async function killMailWorkers(
  sql: Sql,
  target: Target,
  { due, kills }: { due: number; kills: number },
): Promise<KillRound> {
  const post = await openUnrulyMailServer();
  const start = performance.now();
  const inDoubt = new Set<string>();
  await sql`delete from public.outbox`;
  await sql`
    insert into public.requests (kind, name, email, message, notice_version, status)
    values ('message', 'Javier', 'javier@correo.example', ${crypto.randomUUID()}, '2026-11', 'open')`;
  await sql`
    insert into public.outbox (kind, request_id, recipient, subject, words)
    select 'answer', (select id from public.requests where kind = 'message' order by created_at desc limit 1),
      'persona' || n || '@correo.example', 'Re: ' || n, 'Hola' from generate_series(1, ${due}) as n`;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const worker = await startWorker(target, post.url);
      await delay(Math.random() * 1_500);
      await end(worker);
      const doubtful = await sql<{ message_id: string }[]>`
        select message_id from public.outbox where state = 'sending' and handed_at is not null`;
      for (const it of doubtful) inDoubt.add(it.message_id);
    }
    const last = await startWorker(target, post.url);
    await waitForAll(sql).finally(() => end(last));
  } finally {
    await post.close();
  }
  const twice = [...Map.groupBy(post.taken, (text) => text)]
    .filter(([, times]) => times.length > 1)
    .map(([name]) => name);
  return {
    due,
    arrived: new Set(post.taken).size,
    again: twice.length,
    againInDoubt: twice.filter((text) => inDoubt.has(text)).length,
    kills,
    ms: Math.round(performance.now() - start),
  };
}

async function startWorker(target: Target, smtpUrl: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "mail-worker.ts"), {
    env: { ...process.env, MAIL_WORK: JSON.stringify({ target, smtpUrl }) },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`the worker ended: ${code}`)));
  });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

async function waitForAll(sql: Sql): Promise<void> {
  for (const until = Date.now() + 300_000; Date.now() < until; await delay(200)) {
    const [row] = await sql`select count(*)::int as left from public.outbox where state in ('waiting', 'sending')`;
    if (row?.left === 0) return;
  }
  throw new Error("Mails were left after five minutes.");
}
