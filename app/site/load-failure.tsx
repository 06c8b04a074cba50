import { RotateCw } from "lucide-react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Stands where a list could not be read: says so, instead of that there is nothing, and offers another try. */
export function LoadFailure({ of }: { of: string }) {
  return (
    // The address without anything: this very page.
    <EmptyState icon={RotateCw} action={<TextLink href="">Volver a intentarlo</TextLink>}>
      {`No hemos podido cargar ${of}. Inténtalo de nuevo más tarde.`}
    </EmptyState>
  );
}
