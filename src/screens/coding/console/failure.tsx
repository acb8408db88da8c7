import { Plus } from 'lucide-react';
import type { Language } from '#judge/language.ts';
import { inputParams, type Signature } from '#judge/signature.ts';
import { SHOWN_LENGTH } from '#judge/truncate.ts';
import type { CaseResult } from '#judge/verdict.ts';
import { Button } from '#ui/button.tsx';
import { CaseDetails } from '#ui/judge/case-details.tsx';
import { toast } from '#ui/toast.tsx';
import { DryRunButton } from '../dry-run/dry-run-button.tsx';
import { failedCase } from '../dry-run/failed-case.ts';
import type { DryRunCase } from '../dry-run/program.ts';

interface Props {
  result: CaseResult;
  language: Language;
  signature: Signature;
  onAdd: (from: { input: string; expected: string }) => void;
  onDryRun: (dryRunCase: DryRunCase) => void;
}

/** The first test that was not accepted, in full, and a way to keep it as a test case. */
export function Failure({ result, language, signature, onAdd, onDryRun }: Props) {
  const dryRunCase = language.tracer && failedCase(signature, result, `Test ${result.index + 1}`);
  const texts = inputParams(signature).map(({ name }) => result.input[name] ?? '');
  // What the report had to cut is for reading, not for running.
  const whole = [...texts, result.expected ?? ''].every((text) => text.length <= SHOWN_LENGTH);
  const add = () => {
    onAdd({ input: texts.join('\n'), expected: result.expected ?? '' });
    toast({ text: 'Added to your test cases.' });
  };
  return (
    <section aria-label="First failing test" className="mt-3 rounded-md border p-3">
      <h2 className="mb-2 flex flex-wrap items-center justify-between gap-2 text-sm font-medium">
        Test {result.index + 1}
        <span className="flex gap-1.5">
          {dryRunCase && <DryRunButton onClick={() => onDryRun(dryRunCase)} />}
          {whole && (
            <Button size="sm" onClick={add}>
              <Plus size={13} aria-hidden />
              Add to my test cases
            </Button>
          )}
        </span>
      </h2>
      <CaseDetails result={result} language={language} signature={signature} />
    </section>
  );
}
