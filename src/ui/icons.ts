import {
  Bot,
  Boxes,
  BrainCircuit,
  Calendar,
  FileText,
  GraduationCap,
  type LucideIcon,
  MessagesSquare,
  MoonStar,
  Repeat,
  SquareCode,
  Timer,
  Trophy,
  Workflow,
} from 'lucide-react';
import type { IconName } from '#areas.ts';

/** The icons that areas and pages name. */
export const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  code: SquareCode,
  boxes: Boxes,
  brain: BrainCircuit,
  speech: MessagesSquare,
  bot: Bot,
  trophy: Trophy,
  document: FileText,
  moon: MoonStar,
  calendar: Calendar,
  repeat: Repeat,
  timer: Timer,
  pipeline: Workflow,
  course: GraduationCap,
};
