import { RotateCw } from "lucide-react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { ToastOnLoad } from "#app/ui/toast/toast-on-load.tsx";
import { useText } from "#app/ui/use-text.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { PlainText } from "#texts/translate.ts";

/** Stands where a list could not be read: says so, instead of that there is nothing, and offers another try. */
export function LoadFailure({ of, toast }: { of: PlainText; toast?: ToastText }) {
  const t = useText();
  return (
    <>
      {/* The address without anything: this very page. */}
      <EmptyState icon={RotateCw} action={<TextLink href="">{t("Volver a intentarlo")}</TextLink>}>
        {t("No hemos podido cargar {of}. Inténtalo de nuevo más tarde.", { of: t(of) })}
      </EmptyState>
      {toast && <ToastOnLoad toasts={[toast]} />}
    </>
  );
}
