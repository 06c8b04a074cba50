import type { ComponentProps } from "react";

type SwitchProps = Omit<ComponentProps<"button">, "type" | "role" | "className" | "aria-checked"> & { isOn: boolean };

/** Something that is on or off, and says so to whoever hears it; its words stand beside it. */
export function Switch({ isOn, children, ...own }: SwitchProps) {
  return (
    <button type="button" className="switch row inline strong" role="switch" aria-checked={isOn} {...own}>
      <i aria-hidden="true" />
      {children}
    </button>
  );
}
