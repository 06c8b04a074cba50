import { useEffect, useRef } from "react";
import { secondFactorToasts } from "#texts/admin/second-factor-toasts.ts";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";

/** Ten codes that are shown this once: to be copied or printed. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has made room for them.
  useEffect(() => heading.current?.focus(), []);
  const shown = codes.map((code) => code.match(/.{1,4}/g)?.join("-") ?? code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown.join("\n"));
      showToast(secondFactorToasts.codesCopied);
    } catch {
      showToast(secondFactorToasts.codesNotCopied);
    }
  };
  return (
    <section className="recovery-codes stack" aria-labelledby="recovery-codes">
      <h3 ref={heading} id="recovery-codes" tabIndex={-1}>
        Tus códigos de recuperación
      </h3>
      <p>
        Con cada uno puedes entrar una vez si pierdes el móvil. Guárdalos donde nadie más los vea: no se vuelven a
        mostrar.
      </p>
      <ul className="cells pad sunken rounded">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="screen-only row wraps gap-8">
        <Button size="compact" variant="line" onClick={copy}>
          Copiar
        </Button>
        <Button size="compact" variant="line" onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button size="compact" onClick={onSaved}>
          Los he guardado
        </Button>
      </div>
    </section>
  );
}
