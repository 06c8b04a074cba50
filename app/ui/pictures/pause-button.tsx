import { Pause, Play } from "lucide-react";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";
import "./on-pictures.css";

/** Hidden until a video moves: what moves by itself must be stoppable (WCAG 2.2.2). */
export function PauseButton({ className = "" }: { className?: string }) {
  const t = useText();
  return (
    <button
      type="button"
      className={`icon-button pause-button ${className}`}
      aria-label={t("Pausar el vídeo")}
      aria-pressed="false"
      hidden
    >
      <Icon of={Pause} size={20} />
      <Icon of={Play} size={20} />
    </button>
  );
}
