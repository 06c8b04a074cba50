import { availableParallelism, loadavg } from "node:os";
import { measureBackup } from "../../tests/torture/backup.ts";
import type { Round } from "../../tests/torture/round.ts";

/** A gigabyte is backed up under load and restored. */
export const backup: Round = async ({ say }) => {
  const it = await measureBackup(say);
  const busy = availableParallelism() < (loadavg()[0] ?? 0) ? " Others kept the machine busy." : "";
  const gigabytes = (it.archiveBytes / 1e9).toFixed(2);
  const ran = (what: typeof it.backup) =>
    `${what.seconds.toFixed(1)} s, ${Math.round(what.mostMegabytes)} MB of memory`;
  const sum = `${it.compared.files} files and ${it.compared.rows} rows, ${gigabytes} GB. Backup with its check by restoring: ${ran(it.backup)}. Restore: ${ran(it.restore)}. ${it.different.length} tables or files differ afterwards.${busy}`;
  const rows = [
    ["", "requests", "failed", "p50", "p99", "slowest"],
    Array.from({ length: 6 }, () => "---"),
    ...[it.rest, it.during].map(({ total, failed, ...ms }, index) => [
      index === 0 ? "before" : "while the backup is made",
      ...[total, failed.length].map(String),
      ...[ms.p50, ms.p99, ms.worst].map((value) => `${Math.round(value)} ms`),
    ]),
  ];
  const table = rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
  return { text: `${sum}\n\n${table}`, misses: [...it.during.failed, ...it.different] };
};
