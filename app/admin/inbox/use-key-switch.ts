import { useState } from "react";

const kept = "atajos de la bandeja";

/** Whether single letters do something here: whoever speaks to the computer can switch them off (WCAG 2.1.4). */
export function useKeySwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(kept) !== "no");
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        if (next) localStorage.removeItem(kept);
        else localStorage.setItem(kept, "no");
      } catch {
        // It then lasts as long as the page.
      }
    },
  ];
}
