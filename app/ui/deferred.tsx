import { type ReactNode, Suspense, use } from "react";

interface DeferredProps<T> {
  /** From a loader: ready, or still under way. It never rejects; a failed read is a default value. */
  value: T | Promise<T>;
  /** What stands in its place meanwhile. */
  loading: ReactNode;
  children: (value: T) => ReactNode;
}

/** A part of a page that may come after its frame when the backend is slow. A page from the cache is simply complete. */
export function Deferred<T>({ value, loading, children }: DeferredProps<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={<Meanwhile>{loading}</Meanwhile>}>
      <Arrived value={value}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived<T>({ value, children }: { value: Promise<T>; children: (value: T) => ReactNode }) {
  return children(use(value));
}

/**
 * Without scripts nothing reveals what comes later: ask again for the page, which is complete by then. Its class keeps
 * what follows out of sight meanwhile (loading.css): it would jump.
 */
function Meanwhile({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <noscript className="late">
        <meta httpEquiv="refresh" content="2" />
      </noscript>
    </>
  );
}
