import { Play } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface VideoFacadeProps extends Omit<ComponentProps<"a">, "children"> {
  /** Where the video can be watched when nothing wakes the façade. */
  href: string;
  label: string;
  poster: ReactNode;
}

/** A poster with the gold square: the player, and the contact with its host, come after the click. */
export function VideoFacade({ label, poster, className = "", ...rest }: VideoFacadeProps) {
  return (
    <a {...rest} className={`video-facade ${className}`}>
      <span className="frame scrim block">{poster}</span>
      <span className="video-facade__play">
        <i aria-hidden="true">
          <Icon of={Play} size={26} filled />
        </i>
        {label}
      </span>
    </a>
  );
}
