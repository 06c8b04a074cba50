/** Who had a backup made: the site by itself, or somebody. Only the former are ever removed by the site. */
export type BackupKind = "nightly" | "manual";

/** `nightly-20261122T023000Z.tar` */
export function backupName(kind: BackupKind, at: Date): string {
  return `${kind}-${at.toISOString().replaceAll(/[-:]|\.\d+/g, "")}.tar`;
}

/** When a nightly backup was made, by its name; null for any other file. */
export function momentOfNightly(name: string): Date | null {
  const [, year, month, day, hour, minute, second] =
    /^nightly-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/.exec(name) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}
