import { madridDateTime } from "../time/madrid-time.ts";

/** What became of the last backups. Times as ISO text. */
export type BackupRuns = {
  lastGood: { finished_at: string; bytes: number } | null;
  lastFailed: { finished_at: string; failure: string } | null;
};

const hour = 3_600_000;

/** Whether somebody must look: the latest backup failed, or one was made and for two nights none since. */
export function needBackupsAttention({ lastGood, lastFailed }: BackupRuns, now: Date): boolean {
  if (lastFailed && (!lastGood || lastGood.finished_at < lastFailed.finished_at)) return true;
  return lastGood !== null && now.getTime() - Date.parse(lastGood.finished_at) > 50 * hour;
}

/** The state of the backups in sentences. */
export function describeBackups(runs: BackupRuns, now: Date): string[] {
  const { lastGood, lastFailed } = runs;
  const made = lastGood
    ? `La última se hizo ${ageInWords(lastGood.finished_at, now)} (${madridDateTime(lastGood.finished_at)}) y ocupa ${sizeInWords(lastGood.bytes)}.`
    : "Todavía no hay ninguna: la primera se hace de madrugada.";
  const hasFailed = lastFailed && (!lastGood || lastGood.finished_at < lastFailed.finished_at);
  if (!hasFailed) return [made];
  const reason = lastFailed.failure.replace(/[.\s]*$/, ".");
  return [made, `La del ${madridDateTime(lastFailed.finished_at)} no se pudo hacer. ${reason}`];
}

function ageInWords(moment: string, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / hour));
  if (hours < 1) return "hace menos de una hora";
  if (hours < 48) return hours === 1 ? "hace una hora" : `hace ${hours} horas`;
  return `hace ${Math.floor(hours / 24)} días`;
}

const figure = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 1 });

function sizeInWords(bytes: number): string {
  return bytes < 1e9 ? `${figure.format(bytes / 1e6)} MB` : `${figure.format(bytes / 1e9)} GB`;
}
