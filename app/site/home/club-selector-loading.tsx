import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Titular } from "#app/ui/titular.tsx";

/** The selector's frame while the clubs are on their way, in the size that they will have. */
export function ClubSelectorLoading() {
  return (
    <div className="wrap">
      <Titular>Elige tu club</Titular>
      <div className="mt-[clamp(28px,3.2vw,48px)] flex gap-gap overflow-hidden" aria-hidden="true">
        {["a", "b", "c", "d"].map((it) => (
          <Skeleton key={it} className="aspect-[3/4] w-[300px] flex-none md:w-[400px]" />
        ))}
      </div>
      <Loading className="mt-5">Cargando clubs...</Loading>
    </div>
  );
}
