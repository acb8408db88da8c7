import { Check } from 'lucide-react';
import { STEPS } from './steps.ts';

interface Props {
  /** Counted from one; undefined for an unknown step. */
  current: number | undefined;
  onStep: (step: number) => void;
}

/** The steps on one line: a check on those that are done, the current one marked. */
export function Stepper({ current, onStep }: Props) {
  return (
    <nav aria-label="Steps">
      <ol className="-mx-1.5 flex items-center gap-1 overflow-x-auto sm:-mx-2">
        {STEPS.map((title, index) => {
          const step = index + 1;
          const done = current !== undefined && step < current;
          const active = step === current;
          return (
            <li key={title} className="flex shrink-0 items-center gap-1">
              {index > 0 && <span aria-hidden className="h-px w-1 bg-border-strong/50 sm:w-5" />}
              <button
                type="button"
                aria-current={active ? 'step' : undefined}
                onClick={() => onStep(step)}
                className={`flex items-center gap-2 rounded-md px-1.5 py-1 text-sm sm:px-2 ${active ? 'font-semibold' : 'text-muted hover:text-text'}`}
              >
                <span
                  className={`grid size-6 place-items-center rounded-full border text-xs font-semibold ${done ? 'border-accent bg-accent-soft text-accent' : active ? 'border-accent bg-accent text-on-accent' : 'border-border-strong'}`}
                >
                  {done ? (
                    <>
                      <Check size={13} strokeWidth={3} aria-hidden />
                      <span className="sr-only">Completed:</span>
                    </>
                  ) : (
                    step
                  )}
                </span>
                <span className={active ? '' : 'sr-only xl:not-sr-only'}>{title}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
