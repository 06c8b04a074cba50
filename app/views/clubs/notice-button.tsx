import type { ReactNode } from "react";
import type { Club } from "#app/content/clubs/club.ts";
import { wakes } from "#app/islands/wakes.ts";
import { useSiteHref } from "#app/ui/links/use-site-href.ts";
import { useText } from "#app/ui/use-text.ts";
import { waitingPath } from "#domain/clubs/find-club.ts";
import { type ToastText, toastIn } from "#texts/toast-text.ts";

interface NoticeButtonProps {
  club: Club;
  notice: ToastText;
  className?: string | undefined;
  children: ReactNode;
}

/** Says what there is to say of a club that cannot be visited yet; without scripts it leads to where somebody waits for it. */
export function NoticeButton({ club, notice, className, children }: NoticeButtonProps) {
  const t = useText();
  return (
    <button
      type="submit"
      form={formId(club)}
      className={className}
      data-replay
      {...wakes("toasts")}
      data-toasts={JSON.stringify([toastIn(t, notice)])}
    >
      {children}
    </button>
  );
}

/** What the button sends without scripts; it stands apart, as a heading holds no forms. */
export function NoticeForm({ club }: { club: Club }) {
  const siteHref = useSiteHref();
  return <form hidden id={formId(club)} action={siteHref(waitingPath(club))} />;
}

const formId = ({ id }: Club) => `soon-${id}`;
