import type { LucideIcon } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../ui/links/button.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { openerOf } from "../dialogs/focus-opener.ts";
import { openedOver } from "../dialogs/use-way-back.ts";

interface OpenButtonProps {
  /** The dialog's own address. */
  to: string;
  /** For eyes, when the words alone do not tell one row's button from the next one's. */
  label?: string;
  variant?: "line" | "text";
  className?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Opens a dialog, which is an address: Back closes it. A button, as it is one to those who hear it. */
export function OpenButton({ to, label, children, ...look }: OpenButtonProps) {
  return (
    <Button size="compact" {...look} aria-label={label} {...useOpener(to)}>
      {children}
    </Button>
  );
}

interface OpenIconProps extends Pick<OpenButtonProps, "to" | "disabled"> {
  icon: LucideIcon;
  label: string;
  danger?: boolean;
}

export function OpenIcon({ to, ...look }: OpenIconProps) {
  return <IconButton compact {...look} {...useOpener(to)} />;
}

function useOpener(to: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ref = useMemo(() => openerOf(to), [to]);
  // The dialog keeps which page of the list it is over.
  const address = to.includes("?") ? to + search.replace("?", "&") : to + search;
  const onClick = () => navigate(address, { preventScrollReset: true, state: openedOver(pathname) });
  return { ref, "aria-haspopup": "dialog", onClick } as const;
}
