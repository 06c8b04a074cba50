import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const rows = ["h-[132px]", "h-[132px] mt-px", "h-[132px] mt-px"];

/** The list while its events are on their way. */
export function EventListLoading() {
  return (
    <>
      <Loading className="mb-6">Cargando eventos...</Loading>
      {rows.map((row) => (
        <Skeleton key={row} className={row} />
      ))}
    </>
  );
}
