import { wakes } from "#app/islands/wakes.ts";
import { toastIn } from "#texts/toast-text.ts";
import { useText } from "../use-text.ts";
import type { Toast } from "./toast.ts";

/** Toasts that the server knows of (a read that failed): shown when the page has loaded, one after the other. */
export function ToastOnLoad({ toasts }: { toasts: readonly Toast[] }) {
  const t = useText();
  if (toasts.length === 0) return null;
  const said = toasts.map((toast) => toastIn(t, toast));
  return (
    <>
      <div hidden {...wakes("toasts")} data-toasts={JSON.stringify(said)} />
      <noscript>
        {said.map(({ title, description }) => (
          <p key={title} role="alert" className="wrap above-20 below-20">
            <strong>{title}</strong> {description}
          </p>
        ))}
      </noscript>
    </>
  );
}
