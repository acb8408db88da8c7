import { Plus, RotateCcw, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { inputParams, type Signature } from '#judge/signature.ts';
import { Button } from '#ui/button.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { fieldTexts, parseCase, withField } from './parse-case.ts';
import type { TestCasesModel } from './use-test-cases.ts';

interface FieldProps {
  label: string;
  text: string;
  problem?: string;
  placeholder?: string;
  readOnly: boolean;
  onChange: (text: string) => void;
}

function Field({ label, text, problem, placeholder, readOnly, onChange }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-mono text-sm text-muted">
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        value={text}
        placeholder={placeholder}
        readOnly={readOnly}
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={`block max-h-40 min-h-9 w-full resize-y rounded-md border bg-bg px-3 py-1.5 font-mono text-sm [field-sizing:content] ${problem ? '!border-hard' : ''}`}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-hard">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The editable test cases that Run uses. */
export function CasePanel({ signature, model }: { signature: Signature; model: TestCasesModel }) {
  const { cases, activeId, loaded } = model;
  const activeCase = useRef<HTMLButtonElement>(null);
  const removal = useFocusRecovery(activeCase);
  const active = cases.find((item) => item.id === activeId);
  const parsed = active && parseCase(signature, active);
  const problems = parsed && !parsed.ok ? parsed.problems : {};
  const texts = active ? fieldTexts(signature, active.input) : {};
  const remove = (id: string) => {
    const index = cases.findIndex((item) => item.id === id);
    const removed = cases[index];
    model.remove(id);
    if (removed) toast({ text: `Case ${index + 1} removed.`, undo: () => model.add(removed) });
  };
  return (
    <div className="p-4">
      <div className="mb-3 flex flex-wrap items-center gap-1.5">
        {cases.map((item, index) => (
          <span
            key={item.id}
            className={`flex items-center rounded-md text-sm ${item.id === activeId ? 'bg-surface-2 font-medium' : 'text-muted hover:bg-surface-2/60'}`}
          >
            <button
              ref={item.id === activeId ? activeCase : undefined}
              type="button"
              aria-pressed={item.id === activeId}
              onClick={() => model.select(item.id)}
              className="h-8 rounded-md px-2.5"
            >
              Case {index + 1}
              {!parseCase(signature, item).ok && (
                <span className="ml-1 text-hard" role="img" aria-label="needs attention">
                  •
                </span>
              )}
            </button>
            {cases.length > 1 && item.id === activeId && (
              <IconButton
                ref={removal}
                label={`Remove case ${index + 1}`}
                icon={X}
                className="!size-7"
                disabled={!loaded}
                onClick={() => remove(item.id)}
              />
            )}
          </span>
        ))}
        <IconButton
          label="Add a test case"
          icon={Plus}
          className="!size-8"
          disabled={!loaded}
          onClick={() => model.add()}
        />
        <Button
          size="sm"
          variant="quiet"
          className="ml-auto"
          disabled={!loaded}
          onClick={model.restoreSamples}
        >
          <RotateCcw size={13} aria-hidden />
          Samples
        </Button>
      </div>
      {active && (
        <div className="space-y-3">
          {inputParams(signature).map(({ name }) => (
            <Field
              key={`${active.id}-${name}`}
              label={`${name} =`}
              text={texts[name] ?? ''}
              problem={problems[name]}
              readOnly={!loaded}
              onChange={(text) =>
                model.change(active.id, { input: withField(signature, active.input, name, text) })
              }
            />
          ))}
          <Field
            key={`${active.id}-expected`}
            label="Expected"
            text={active.expected}
            problem={problems.expected}
            readOnly={!loaded}
            placeholder="Leave blank to use the reference solution"
            onChange={(expected) => model.change(active.id, { expected: expected.replace(/\s*\n\s*/g, ' ') })}
          />
          {active.output && (
            <p className="text-sm text-muted">
              Last output: <code className="font-mono text-text">{active.output}</code>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
