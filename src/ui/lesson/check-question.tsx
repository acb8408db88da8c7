import { Check, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { LessonPageData } from '#dataset/lesson.ts';
import { Button } from '#ui/button.tsx';
import { Html } from '#ui/html.tsx';

interface Props {
  number: number;
  check: LessonPageData['check'][number];
  /** Told of the first pick, not of another try. */
  onAnswer?: (right: boolean) => void;
}

const looks = {
  open: 'hover:border-border-strong hover:bg-surface-2/60',
  right: 'border-easy bg-easy-soft',
  wrong: 'border-hard bg-hard-soft',
  rest: 'text-muted',
} as const;

function Mark({ look, letter }: { look: keyof typeof looks; letter: string }) {
  if (look === 'right') return <Check size={16} className="text-easy" role="img" aria-label="Right answer" />;
  if (look === 'wrong')
    return <X size={16} className="text-hard" role="img" aria-label="Your answer, wrong" />;
  return (
    <span aria-hidden className="font-mono text-sm text-muted">
      {letter}
    </span>
  );
}

/** One question: the first pick decides, says why, and can be taken back. */
export function CheckQuestion({ number, check, onAnswer }: Props) {
  const [picked, setPicked] = useState<number>();
  const answered = useRef(false);
  const first = useRef<HTMLButtonElement>(null);
  const title = useId();
  const right = picked === check.answer;
  const lookOf = (index: number): keyof typeof looks => {
    if (picked === undefined) return 'open';
    if (index === check.answer) return 'right';
    return index === picked ? 'wrong' : 'rest';
  };
  const pick = (index: number) => {
    if (picked !== undefined) return;
    setPicked(index);
    if (!answered.current) onAnswer?.(index === check.answer);
    answered.current = true;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot hold the question's formatted text and be laid out freely
    <div role="group" aria-labelledby={title} className="rounded-lg border bg-surface p-4 sm:p-5">
      <div id={title} className="flex gap-3 font-medium">
        <span className="text-muted tabular-nums">{number}.</span>
        <Html as="span" className="prose-inline" html={check.question} />
      </div>
      <ul className="mt-3.5 space-y-2">
        {check.options.map((option, index) => (
          <li key={option}>
            <button
              ref={index === 0 ? first : undefined}
              type="button"
              aria-pressed={picked === index}
              // Stays reachable when answered, so that the keyboard can read the marks.
              aria-disabled={picked !== undefined}
              onClick={() => pick(index)}
              className={`flex w-full gap-3 rounded-md border px-3.5 py-2.5 text-left text-base transition-colors ${picked === undefined ? '' : '!cursor-default'} ${looks[lookOf(index)]}`}
            >
              <span className="grid h-[1.4rem] w-4 shrink-0 place-items-center">
                <Mark look={lookOf(index)} letter={'ABCD'.charAt(index)} />
              </span>
              <Html as="span" className="prose-inline" html={option} />
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {picked !== undefined && (
          <div
            className="mt-4 border-l-2 pl-4 text-base"
            style={{ borderColor: `var(--${right ? 'easy' : 'hard'})` }}
          >
            <p className={`font-semibold ${right ? 'text-easy' : 'text-hard'}`}>
              {right ? 'Right' : 'Not quite'}
            </p>
            <Html as="span" className="prose-inline" html={check.explanation} />
          </div>
        )}
      </div>
      {picked !== undefined && (
        <Button
          size="sm"
          className="mt-4"
          onClick={() => {
            setPicked(undefined);
            first.current?.focus();
          }}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
