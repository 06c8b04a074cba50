import { type ComponentProps, type RefObject, useLayoutEffect, useState } from "react";
import { useToldLater } from "../editor/use-told-later.ts";

interface MarkdownAreaProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** What joins it to its label, hint and error. */
  control: ComponentProps<"textarea">;
  lang: string | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** A text with its marks, told to the form when the fingers rest. */
export function MarkdownArea({ ref, control, lang, value, onChange }: MarkdownAreaProps) {
  const [first] = useState(value);
  const { change, tell, hear } = useToldLater({
    value,
    onChange,
    read: () => ref.current && ref.current.value,
    replace: (text) => {
      if (ref.current) ref.current.value = text;
    },
  });
  // Talks to the field: with `defaultValue` React would write the whole text into the page after each key, as its child.
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = first;
  }, [ref, first]);
  return (
    <>
      <textarea
        className="input"
        {...control}
        ref={ref}
        lang={lang}
        rows={18}
        style={{ "--rows": 18 }}
        onChange={change}
        onKeyDown={hear}
        onBlur={tell}
      />
      <p className="field__hint">
        Títulos con #, ## y ###; listas con «- » o «1. »; citas con «{">"} »; **negrita**, *cursiva* y
        [enlaces](https://…).
      </p>
    </>
  );
}
