/** Who had a backup made: the site by itself, or somebody. Only the former are ever removed by the site. */
export type BackupKind = "nightly" | "manual";

/** `nightly-20261122T023000Z.tar` */
export function backupName(kind: BackupKind, at: Date): string {
  return `${kind}-${at.toISOString().replaceAll(/[-:]|\.\d+/g, "")}.tar`;
}
