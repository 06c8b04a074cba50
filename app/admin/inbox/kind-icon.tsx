import {
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  Car,
  Handshake,
  type LucideIcon,
  MessageSquareText,
} from "lucide-react";
import type { requestKinds } from "#domain/requests/inbox-words.ts";
import { Icon } from "../../ui/pictures/icon.tsx";

const icons: Record<string, LucideIcon> = {
  visit: CalendarCheck,
  message: MessageSquareText,
  application: BriefcaseBusiness,
  car_lead: Car,
  opening_notice: Building2,
  proposal: Handshake,
} satisfies Record<(typeof requestKinds)[number]["value"], LucideIcon>;

/** What kind of request it is, for who looks down a list; the word stands beside it. */
export const KindIcon = ({ kind }: { kind: string }) => <Icon of={icons[kind] ?? MessageSquareText} size={18} />;
