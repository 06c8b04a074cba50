import type { ReactNode, Ref } from "react";

interface PageHeadProps {
  title: string;
  about?: ReactNode;
  level?: 1 | 2;
  /** Of whom the page is about. */
  initials?: string | undefined;
  ref?: Ref<HTMLHeadingElement>;
  /** What can be done here: one main action at the right. */
  children?: ReactNode;
}

export function PageHead({ title, about, level = 1, initials, ref, children }: PageHeadProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="page-head row wraps spread gap-16 ends below-16">
      {initials && (
        <span className="initials round grey centred still strong" aria-hidden="true">
          {initials}
        </span>
      )}
      <div className="pull">
        <Heading className="panel-title" ref={ref} tabIndex={-1}>
          {title}
        </Heading>
        {about && <p className="above reads muted">{about}</p>}
      </div>
      {children && <div className="page-head__actions row wraps gap-8">{children}</div>}
    </div>
  );
}
