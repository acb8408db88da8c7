import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { ariaChord, chordOf, isTyping } from '#ui/keys.ts';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { useChordText } from '#ui/use-chord-text.ts';
import { type Step, useSequence } from './use-sequence.ts';

interface StepLinkProps {
  step: Step | undefined;
  shortcut: (typeof SHORTCUTS)['previousQuestion' | 'nextQuestion'];
  icon: LucideIcon;
}

function StepLink({ step, shortcut, icon: Icon }: StepLinkProps) {
  const chordText = useChordText();
  const look = 'grid size-8 place-items-center rounded-md text-muted';
  // Its place is kept, so that nothing moves when the list is loaded.
  if (!step)
    return (
      <span aria-hidden className={`${look} opacity-30`}>
        <Icon size={17} />
      </span>
    );
  return (
    <Link
      to={step.to}
      aria-label={`${shortcut.label}: ${step.title}`}
      aria-keyshortcuts={ariaChord(shortcut.chord)}
      title={`${step.title} (${chordText(shortcut.chord)})`}
      className={`${look} hover:bg-surface-2 hover:text-text`}
    >
      <Icon size={17} aria-hidden />
    </Link>
  );
}

/** The question before and the one after, in the list one came from; also by keyboard. */
export function QuestionSteps({ databaseId }: { databaseId: string }) {
  const sequence = useSequence(databaseId);
  const { previous, next, label, index = -1, rows } = sequence ?? {};
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const chord = chordOf(event);
      const step =
        chord === SHORTCUTS.nextQuestion.chord
          ? next
          : chord === SHORTCUTS.previousQuestion.chord
            ? previous
            : undefined;
      const elsewhere = event.target instanceof Element && event.target.closest('[data-canvas], dialog');
      if (!step || event.defaultPrevented || isTyping(event.target) || elsewhere) return;
      event.preventDefault();
      void navigate(step.to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return (
    <nav aria-label="Questions in this list" className="flex items-center">
      <StepLink step={previous} shortcut={SHORTCUTS.previousQuestion} icon={ChevronLeft} />
      {rows && index >= 0 && (
        <span
          title={label}
          className="hidden px-0.5 text-xs whitespace-nowrap text-muted tabular-nums xl:inline"
        >
          {index + 1} / {rows.length}
        </span>
      )}
      <StepLink step={next} shortcut={SHORTCUTS.nextQuestion} icon={ChevronRight} />
    </nav>
  );
}
