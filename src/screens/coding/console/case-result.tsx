import type { Language } from '#judge/language.ts';
import type { Signature } from '#judge/signature.ts';
import { CaseDetails } from '#ui/judge/case-details.tsx';
import { formatMs } from '#ui/judge/format-ms.ts';
import { VerdictText } from '#ui/judge/verdict-text.tsx';
import { DryRunButton } from '../dry-run/dry-run-button.tsx';
import { failedCase } from '../dry-run/failed-case.ts';
import type { DryRunCase } from '../dry-run/program.ts';
import type { RunCase } from './program.ts';

interface Props extends RunCase {
  language: Language;
  signature: Signature;
  onDryRun: (dryRunCase: DryRunCase) => void;
}

/** One test case of a Run: open when it is not accepted, or when it has no expected answer to compare with. */
export function CaseResultView({ number, result, reference, language, signature, onDryRun }: Props) {
  const dryRunCase = language.tracer && failedCase(signature, result, `Case ${number}`);
  const shownOnly = result.expected === undefined && result.verdict === 'Accepted';
  return (
    <details open={result.verdict !== 'Accepted' || shownOnly || undefined} className="rounded-md border">
      <summary className="px-3 py-1.5 text-sm">
        <span className="ml-1 inline-flex items-baseline gap-3">
          <span className="font-medium">Case {number}</span>
          {shownOnly ? (
            <span className="text-muted">Finished</span>
          ) : (
            <VerdictText verdict={result.verdict} />
          )}
          <span className="text-muted tabular-nums">{formatMs(result.ms)}</span>
        </span>
      </summary>
      <div className="border-t px-3 py-2.5">
        <CaseDetails result={result} reference={reference} language={language} signature={signature} />
        {dryRunCase && (
          <p className="mt-2.5">
            <DryRunButton onClick={() => onDryRun({ ...dryRunCase, number })} />
          </p>
        )}
      </div>
    </details>
  );
}
