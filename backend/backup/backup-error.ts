/** Why a backup was not made or not restored, in a Spanish sentence for whoever looks after the site. */
export class BackupError extends Error {
  override name = "BackupError";
}
