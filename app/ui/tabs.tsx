import { type ComponentProps, Fragment, type KeyboardEvent, type ReactNode, useRef } from "react";

interface Tab<Id extends string> {
  id: Id;
  title: string;
  count?: ReactNode;
  /** Without one it stands behind another address. */
  panel?: ReactNode;
}

type TabControl = Pick<ComponentProps<"a">, "id" | "role" | "aria-selected" | "aria-controls" | "children">;

interface TabsProps<Id extends string, Of extends Tab<Id>> {
  label: string;
  tabs: readonly Of[];
  selected: Id;
  onSelect?: (id: Id) => void;
  /** Draws tabs that are links to addresses of their own; others are buttons. */
  link?: (tab: Of, control: TabControl) => ReactNode;
  className?: string;
  /** Puts them elsewhere than above their panels. */
  place?: (list: ReactNode) => ReactNode;
}

/** Tabs by the ARIA pattern: arrows, Home and End move focus and choose; panels stay in the page, hidden. */
export function Tabs<Id extends string, Of extends Tab<Id>>(props: TabsProps<Id, Of>) {
  const { label, tabs, selected, onSelect, link, className, place = (list) => list } = props;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = target(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || !onSelect) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${CSS.escape(tab.id)}`)?.focus();
  };
  const shown = tabs.filter(({ panel }) => panel !== undefined);
  return (
    <>
      {place(
        <div
          className={className ? `tabs ${className}` : "tabs"}
          role="tablist"
          aria-label={label}
          ref={list}
          onKeyDown={move}
          tabIndex={-1}
        >
          {tabs.map((tab) => {
            const { id, title, count } = tab;
            const control: TabControl = {
              id: `tab-${id}`,
              role: "tab",
              "aria-selected": id === selected,
              "aria-controls": shown.includes(tab) ? `panel-${id}` : undefined,
              children: (
                <>
                  {title}
                  {count !== undefined && <span className="tabs__count">{count}</span>}
                </>
              ),
            };
            if (link) return <Fragment key={id}>{link(tab, control)}</Fragment>;
            return (
              <button
                key={id}
                type="button"
                tabIndex={id === selected ? 0 : -1}
                onClick={() => onSelect?.(id)}
                {...control}
              />
            );
          })}
        </div>,
      )}
      {shown.map(({ id, panel }) => (
        <div key={id} id={`panel-${id}`} role="tabpanel" aria-labelledby={`tab-${id}`} hidden={id !== selected}>
          {panel}
        </div>
      ))}
    </>
  );
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
