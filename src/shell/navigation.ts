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
import { paths } from '#paths.ts';

export interface NavigationItem {
  label: string;
  icon: LucideIcon;
  /** Absent: announced, but leads nowhere yet. */
  to?: string;
  /** Where the addresses of pages that belong to it begin, apart from `to`. */
  questions?: string;
  soon?: boolean;
}

/** The sidebar's sections, as the specification lists them. */
export const navigation: { title: string; items: NavigationItem[] }[] = [
  {
    title: 'PREPARE',
    items: [
      { label: 'DSA', icon: SquareCode, to: paths.dsa },
      {
        label: 'System Design',
        icon: Boxes,
        to: paths.systemDesign,
        questions: paths.systemDesignQuestion(''),
      },
      {
        label: 'Behavioral',
        icon: MessagesSquare,
        to: paths.behavioral,
        questions: paths.behaviorQuestion(''),
      },
      { label: 'AI Interview', icon: Bot, to: paths.comingSoon, soon: true },
      { label: 'Competitive Coding Review', icon: Trophy, to: paths.competitiveCoding },
    ],
  },
  {
    title: 'RESOURCES',
    items: [
      { label: 'LLM and RAG Resources', icon: BrainCircuit, to: paths.llmRag },
      { label: 'Night Mode', icon: MoonStar, soon: true },
      { label: 'Resume & CV', icon: FileText, to: paths.resumes },
    ],
  },
];

export const footerLinks = [
  { label: 'Settings', to: paths.settings },
  { label: 'Terms', to: paths.terms },
  { label: 'Privacy', to: paths.privacy },
];
