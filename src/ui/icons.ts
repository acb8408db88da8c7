import {
  Bot,
  Boxes,
  BrainCircuit,
  FileText,
  type LucideIcon,
  MessagesSquare,
  MoonStar,
  SquareCode,
  Trophy,
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
};
