/** Keeps the place of what is being loaded, in its final size; says nothing, the text of `<Loading>` does. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
