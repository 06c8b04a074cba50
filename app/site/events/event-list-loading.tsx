import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import "./event-list.css";

/** The list while its events are on their way. */
export function EventListLoading() {
  return (
    <>
      <Loading className="loading--head">Cargando eventos...</Loading>
      {["a", "b", "c"].map((it) => (
        <Skeleton key={it} className="event-list__blank" />
      ))}
    </>
  );
}
