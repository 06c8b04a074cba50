/** The spinner while the panel opens, and while a section does. */
export function PanelLoading({ isPage = false }: { isPage?: boolean }) {
  return (
    <div className={isPage ? "panel-loading panel-loading--page row muted" : "panel-loading row muted"} role="status">
      <span className="spinner" aria-hidden="true" />
      Cargando…
    </div>
  );
}
