import {
  AlignLeft,
  Building2,
  CalendarDays,
  CircleHelp,
  Gift,
  Image,
  Images,
  type LucideIcon,
  Mail,
  RectangleEllipsis,
  Star,
  Tag,
  Timer,
  Video,
} from "lucide-react";
import type { BlockName } from "../../../../content/site/blocks/blocks.ts";

export const blockIcons: Readonly<Record<BlockName, LucideIcon>> = {
  hero: Image,
  text: AlignLeft,
  pictures: Images,
  buttons: RectangleEllipsis,
  questions: CircleHelp,
  video: Video,
  rates: Tag,
  offers: Gift,
  clubs: Building2,
  timetable: CalendarDays,
  testimonials: Star,
  form: Mail,
  countdown: Timer,
};
