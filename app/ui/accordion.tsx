import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  open?: boolean;
}

/** Rows that open, by the browser's own means; with a `group` only one of them is open at a time. */
export function Accordion({ items, group }: { items: AccordionItem[]; group?: string }) {
  return (
    <div className="accordion">
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} open={open} {...(group && { name: group })}>
          <summary>
            {title}
            <Icon of={Plus} size={22} className="accordion__plus" />
            <Icon of={Minus} size={22} className="accordion__minus" />
          </summary>
          <div className="accordion__text">{content}</div>
        </details>
      ))}
    </div>
  );
}
