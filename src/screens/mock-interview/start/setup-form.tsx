import { Timer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { KINDS, LENGTHS, paceOf, planFor } from '#interview/plan.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass } from '#ui/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { KIND_TEXTS } from '../kinds.ts';
import { beginInterview } from './begin.ts';
import { type Setup, useSetup } from './use-setup.ts';
import { WishFields } from './wish-fields.tsx';

interface ChoiceProps {
  name: string;
  value: string | number;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, value, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer gap-2.5 rounded-lg border bg-surface px-3.5 py-2.5 transition-colors hover:border-border-strong has-checked:border-accent has-checked:bg-accent-soft last:odd:sm:col-span-2">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-(--accent)"
      />
      <span>{children}</span>
    </label>
  );
}

/** What the chosen interview will be, in a line. */
function planText({ kind, minutes }: Setup): string {
  const plan = planFor(kind, minutes);
  const pace = paceOf(plan, minutes);
  if (kind === 'mixed') {
    return plan.map((area, index) => `${KIND_TEXTS[area].label} ${pace[index]} min`).join(', ');
  }
  return plan.length === 1
    ? `One question, ${minutes} minutes`
    : `${plan.length} questions, about ${pace[0]} minutes each`;
}

/** Kind, length and, for those who want the same questions again, a seed. */
export function SetupForm() {
  const [setup, change] = useSetup();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const [supplied, setSupplied] = useState(true);
  const begin = async () => {
    setStarting(true);
    const { id } = await beginInterview({ ...setup, seed: setup.seed.trim() });
    await navigate(paths.interview(id));
  };
  return (
    <form
      aria-label="New interview"
      className="mt-7"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <fieldset>
        <legend className="mb-2 font-semibold">Kind</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {KINDS.map((kind) => (
            <Choice
              key={kind}
              name="kind"
              value={kind}
              checked={setup.kind === kind}
              onChoose={() => change({ kind })}
            >
              <span className="block font-medium">{KIND_TEXTS[kind].label}</span>
              <span className="block text-sm text-muted">{KIND_TEXTS[kind].text}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-6">
        <legend className="mb-2 font-semibold">Length</legend>
        <div className="flex flex-wrap gap-2.5">
          {LENGTHS.map((minutes) => (
            <Choice
              key={minutes}
              name="minutes"
              value={minutes}
              checked={setup.minutes === minutes}
              onChoose={() => change({ minutes })}
            >
              <span className="whitespace-nowrap tabular-nums">{minutes} min</span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <WishFields setup={setup} change={change} onSupply={setSupplied} />
      <details className="mt-5" open={setup.seed !== '' || undefined}>
        <summary className="w-fit rounded text-sm text-muted hover:text-text">
          Share this question set
        </summary>
        <Field id="seed" label="Seed" optional className="mt-3 sm:max-w-md">
          <input
            id="seed"
            value={setup.seed}
            maxLength={60}
            autoComplete="off"
            aria-describedby="seed-help"
            onChange={(event) => change({ seed: event.target.value })}
            className={`${inputClass} h-9`}
          />
          <p id="seed-help" className="mt-1 text-sm text-muted">
            The same seed gives the same questions. Without one, recently seen questions come last.
          </p>
        </Field>
      </details>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" size="lg" disabled={!hydrated || starting || !supplied}>
          <Timer size={17} aria-hidden />
          Start the interview
        </Button>
        <p className="text-sm text-muted" aria-live="polite">
          {planText(setup)}. The clock starts right away.
        </p>
      </div>
    </form>
  );
}
