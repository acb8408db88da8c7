import counts from 'virtual:dataset/counts';
import { CircleCheck, RotateCcw, StepForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { type DemoStep, NUMBERS, PROGRAM, TARGET, traceDemo } from './demo-trace.ts';

const STEPS = traceDemo();
const LAST = STEPS.length - 1;
/** All steps together take less than the five seconds that something may move unasked. */
const STEP_MS = 650;

/** Steps once to the end, by itself; whoever presses a button, or wants nothing to move, steps alone. */
function useSteps() {
  const [step, setStep] = useState(0);
  const [plays, setPlays] = useState(false);
  useEffect(() => setPlays(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!plays || step === LAST) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [plays, step]);
  const next = () => {
    setPlays(false);
    setStep(step === LAST ? 0 : step + 1);
  };
  return { step, next };
}

function Numbers({ step: { index, seen, found } }: { step: DemoStep }) {
  return (
    <div aria-hidden className="relative mx-4 mb-1 grid grid-cols-4 gap-2.5 pb-5 font-mono text-sm">
      {NUMBERS.map((number, place) => {
        const isFound = found?.includes(place);
        const look = isFound
          ? 'border-easy bg-easy-soft text-easy'
          : seen.includes(place)
            ? 'bg-accent-soft'
            : 'bg-bg';
        return (
          <span key={number} className={`rounded-md border py-1.5 text-center transition-colors ${look}`}>
            {number}
          </span>
        );
      })}
      <span className="absolute inset-x-0 bottom-1.5 border-t" />
      {index !== undefined && (
        <svg
          viewBox="0 0 12 12"
          className="absolute bottom-0 size-3 -translate-x-1/2 fill-accent transition-[left]"
          // The middle of its column.
          style={{ left: `${(index + 0.5) * (100 / NUMBERS.length)}%` }}
        >
          <title>i</title>
          <path d="M2.2 1.3v9.4L10.6 6z" />
        </svg>
      )}
    </div>
  );
}

/** The real thing in small: a program that is dry-run step by step, and the verdict at its end. */
export function JudgeDemo() {
  const { step, next } = useSteps();
  const shown = STEPS[step] ?? STEPS[0];
  if (!shown) return null;
  const done = step === LAST;
  return (
    <figure aria-label="A dry run of Two Sum" className="overflow-hidden rounded-xl border bg-surface">
      <div className="flex h-11 items-center justify-between border-b px-4 text-sm">
        <span className="font-medium">Two Sum</span>
        {done ? (
          <span className="flex items-center gap-1.5 font-semibold text-easy">
            <CircleCheck size={15} aria-hidden />
            Accepted
            <span className="font-normal text-muted tabular-nums">
              {counts.shownTests} / {counts.shownTests} tests
            </span>
          </span>
        ) : (
          <span className="text-muted tabular-nums">
            Step {step + 1} of {STEPS.length}
          </span>
        )}
      </div>
      <ol aria-label="Program" className="py-2.5 font-mono text-sm leading-[1.8]">
        {PROGRAM.map((words, line) => {
          const here = line === shown.line;
          return (
            <li
              key={words[0]?.[0]}
              className={`flex items-center whitespace-pre transition-colors ${here ? 'bg-accent-soft' : ''}`}
            >
              <span aria-hidden className="grid w-9 shrink-0 place-items-center text-accent">
                {here && (
                  <svg viewBox="0 0 12 12" className="size-3 fill-current">
                    <title>here</title>
                    <path d="M2.2 1.3v9.4L10.6 6z" />
                  </svg>
                )}
              </span>
              <span>
                {words.map(([text, color]) => (
                  <span key={text} className={color && `code-${color}`}>
                    {text}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <Numbers step={shown} />
      <figcaption className="flex min-h-12 items-center justify-between gap-3 border-t px-4 py-1.5 text-sm">
        <span className="font-mono text-muted">{shown.says}</span>
        <Button size="sm" variant="quiet" onClick={next} className="!text-accent">
          {done ? <RotateCcw size={14} aria-hidden /> : <StepForward size={14} aria-hidden />}
          {done ? 'Run again' : 'Step'}
          <span className="sr-only"> through Two Sum, target {TARGET}</span>
        </Button>
      </figcaption>
    </figure>
  );
}
