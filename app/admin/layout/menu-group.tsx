import { ChevronDown } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { Section } from "../sections.ts";
import { useSection } from "./use-section.ts";

interface MenuGroupProps {
  /** Without one it is not folded. */
  title: string | null;
  sections: readonly Section[];
  children: (sections: readonly Section[]) => ReactNode;
}

/** Entries of the menu that fold together, as the person left them on this device; the page's own group is open. */
export function MenuGroup({ title, sections, children }: MenuGroupProps) {
  const { section } = useSection();
  const [isFolded, setFolded] = useState(() => title !== null && localStorage.getItem(keyOf(title)) === "folded");
  if (sections.length === 0) return null;
  if (title === null) return <div>{children(sections)}</div>;
  const isHere = sections.some(({ path }) => path === section?.path);
  const note = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    // Of the page's own group nobody has said anything.
    if (isHere && open) return;
    setFolded(!open);
    localStorage.setItem(keyOf(title), open ? "open" : "folded");
  };
  return (
    <details className="fold" open={isHere || !isFolded} onToggle={note}>
      <summary className="fine strong">
        {title}
        <span className="plain push">{sections.length}</span>
        <Icon of={ChevronDown} size={15} />
      </summary>
      {children(sections)}
    </details>
  );
}

const keyOf = (title: string) => `9f-menu:${title}`;
