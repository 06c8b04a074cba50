/** The spinner while the panel opens, and while a section does. */
export function PanelLoading({ isPage = false }: { isPage?: boolean }) {
  return (
    <div className={isPage ? "panel-loading--page row muted" : "row muted above-28 below-28"} role="status">
      <span className="spinner" aria-hidden="true" />
      Cargando…
    </div>
  );
}
