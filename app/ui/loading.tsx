/** The sliding bar beside the exact text of the spec ("Cargando clubs..."). */
export function Loading({ children, className = "" }: { children: string; className?: string }) {
  return (
    <p className={`loading small muted ${className}`} role="status">
      <i aria-hidden="true" />
      {children}
    </p>
  );
}
