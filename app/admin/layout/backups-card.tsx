import { type BackupRuns, describeBackups, needBackupsAttention } from "../../domain/panel/describe-backups.ts";

/** When the site was last backed up, how large that is, and what went wrong since. */
export function BackupsCard({ runs }: { runs: BackupRuns }) {
  const now = new Date();
  return (
    <section aria-labelledby="backups" className="panel-section">
      <h2 id="backups">Copias de seguridad</h2>
      <div className={needBackupsAttention(runs, now) ? "backups-card panel-notice" : "backups-card panel-box"}>
        {describeBackups(runs, now).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}
