import { wakes } from "#app/islands/wakes.ts";
import type { Toast } from "./toast.ts";

/** Toasts that the server knows of (a read that failed): shown when the page has loaded, one after the other. */
export function ToastOnLoad({ toasts }: { toasts: readonly Toast[] }) {
  if (toasts.length === 0) return null;
  return (
    <>
      <div hidden {...wakes("toasts")} data-toasts={JSON.stringify(toasts)} />
      <noscript>
        {toasts.map(({ title, description }) => (
          <p key={title} role="alert" className="wrap toast-in-page">
            <strong>{title}</strong> {description}
          </p>
        ))}
      </noscript>
    </>
  );
}
