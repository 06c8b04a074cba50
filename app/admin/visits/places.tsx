/** Load is discs (design §14): one segment per place, gold when full. */
export function Places({ taken, capacity }: { taken: number; capacity: number }) {
  const shown = Math.min(capacity, 12);
  const on = Math.min(shown, Math.round((taken / capacity) * shown));
  return (
    <i
      className={taken >= capacity ? "places places--full stack gap-4" : "places stack gap-4"}
      style={{ "--places": shown }}
      aria-hidden="true"
    >
      {Array.from({ length: shown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have nothing but their place
        <i key={index} className={index < on ? "places__on" : undefined} />
      ))}
    </i>
  );
}
