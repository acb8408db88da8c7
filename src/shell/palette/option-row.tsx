import {
  BookA,
  BookOpen,
  Building2,
  FileText,
  FileUser,
  type LucideIcon,
  ScrollText,
  Shapes,
  Zap,
} from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { byArea } from '#areas.ts';
import { mark } from '#search/marks.ts';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';
import { ICONS as NAMED } from '#ui/icons.ts';
import type { Status } from '#ui/question-table/filter.ts';
import { StatusMark } from '#ui/question-table/status-mark.tsx';
import { useChordText } from '#ui/use-chord-text.ts';
import type { GroupId } from './entry.ts';
import type { Option } from './results.ts';

const ICONS: Record<GroupId, LucideIcon> = {
  ...byArea(({ icon }) => NAMED[icon]),
  lesson: BookOpen,
  pattern: Shapes,
  reading: ScrollText,
  company: Building2,
  resume: FileUser,
  page: FileText,
  term: BookA,
  command: Zap,
};

interface Props {
  id: string;
  option: Option;
  typed: string;
  active: boolean;
  status: Status;
  hideDifficulty: boolean;
  onPoint: () => void;
  onChoose: (newTab: boolean) => void;
}

function Marked({ text, typed, matched }: { text: string; typed: string; matched: readonly string[] }) {
  let at = 0;
  return mark(text, typed, matched).map((segment) => {
    const key = at;
    at += segment.text.length;
    return segment.marked ? (
      <mark key={key} className="bg-transparent font-semibold text-accent">
        {segment.text}
      </mark>
    ) : (
      segment.text
    );
  });
}

/** One line of the palette: what it is, where it belongs, and how far the user is with it. */
export function OptionRow({ id, option, typed, active, status, hideDifficulty, onPoint, onChoose }: Props) {
  const { entry, matched, topic } = option;
  const detail = [entry.detail, topic].filter(Boolean).join(', ');
  const Icon = ICONS[entry.group];
  const row = useRef<HTMLDivElement>(null);
  const chordText = useChordText();
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // Only a pointer that moves chooses: the list also moves below one that rests.
  const point = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && !active && onPoint();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      onPointerMove={point}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => event.button === 1 && onChoose(true)}
      className={`flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm ${active ? 'bg-accent-soft' : ''}`}
    >
      <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="mr-2">
          <Marked text={entry.title} typed={typed} matched={matched} />
        </span>
        {detail && (
          <span className="text-sm text-muted">
            <Marked text={detail} typed={typed} matched={matched} />
          </span>
        )}
      </span>
      <StatusMark status={status} />
      {entry.difficulty && !hideDifficulty && <DifficultyBadge difficulty={entry.difficulty} />}
      {entry.command?.chord && (
        <kbd className="rounded border px-1.5 font-sans text-xs text-muted">
          {chordText(entry.command.chord)}
        </kbd>
      )}
    </div>
  );
}
