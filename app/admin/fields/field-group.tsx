import type { ReactNode } from "react";

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="field-group stack gap-16">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ columns = 2, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <div className="field-row stack top gap-16" style={{ "--fields": columns }}>
      {children}
    </div>
  );
}
