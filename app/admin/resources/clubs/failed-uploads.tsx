import type { FailedUpload } from "./use-gallery-uploads.ts";

interface FailedUploadsProps {
  failed: readonly FailedUpload[];
  onRetry: () => void;
  onForget: () => void;
}

/** Which files did not arrive and why, beyond the toast that counts them. */
export function FailedUploads({ failed, onRetry, onForget }: FailedUploadsProps) {
  if (failed.length === 0) return null;
  return (
    <div className="panel-notice gallery-failures" role="status">
      <div>
        <p>No se han subido:</p>
        <ul>
          {failed.map(({ file, why }) => (
            <li key={`${file.name}/${file.lastModified}/${file.size}`}>
              {why.includes(file.name) ? why : `«${file.name}»: ${why}`}
            </li>
          ))}
        </ul>
      </div>
      <span className="panel-notice__actions">
        <button type="button" className="panel-button panel-button--line" onClick={onRetry}>
          Volver a intentarlo
        </button>
        <button type="button" className="panel-button panel-button--text" onClick={onForget}>
          Descartar
        </button>
      </span>
    </div>
  );
}
