import {
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  Car,
  Handshake,
  type LucideIcon,
  MessageSquareText,
} from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";

const icons: Record<string, LucideIcon> = {
  visit: CalendarCheck,
  application: BriefcaseBusiness,
  car_lead: Car,
  opening_notice: Building2,
  proposal: Handshake,
};

/** What kind of request it is, for who looks down a list; the word stands beside it. */
export const KindIcon = ({ kind }: { kind: string }) => <Icon of={icons[kind] ?? MessageSquareText} size={18} />;
