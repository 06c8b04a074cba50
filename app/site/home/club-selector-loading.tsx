import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Titular } from "#app/ui/titular.tsx";
import "./club-selector.css";

/** The selector's frame while the clubs are on their way, in the size that they will have. */
export function ClubSelectorLoading() {
  return (
    <div className="wrap">
      <Titular>Elige tu club</Titular>
      <div className="club-selector__blanks" aria-hidden="true">
        {["a", "b", "c", "d"].map((it) => (
          <Skeleton key={it} className="club-selector__blank" />
        ))}
      </div>
      <Loading className="club-selector__loading">Cargando clubs...</Loading>
    </div>
  );
}
