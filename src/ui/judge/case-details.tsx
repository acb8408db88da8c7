import { caseHint } from '#judge/hints.ts';
import type { Language } from '#judge/language.ts';
import { inputParams, type Signature } from '#judge/signature.ts';
import type { CaseResult } from '#judge/verdict.ts';
import { FoldedText } from '#ui/folded-text.tsx';
import { HintText } from './hint-text.tsx';
import { explainLimit } from './limit-texts.ts';

interface Props {
  /** The expected answer was left empty: `computed` is the reference solution's, `unknown` where that has none either. */
  reference?: 'computed' | 'unknown';
  result: CaseResult;
  language: Language;
  signature: Signature;
}

function messageOf({ verdict, message, line }: CaseResult): string | undefined {
  if (!message) return explainLimit(verdict);
  return `${line ? `Line ${line}: ` : ''}${message}`;
}

/** Input, expected, actual, message, hint and printed text of one judged case. */
export function CaseDetails({ result, reference, language, signature }: Props) {
  const input = inputParams(signature).map(({ name }) => ({ label: name, text: result.input[name] }));
  const rows = [
    ...input,
    { label: 'Expected', text: result.expected },
    { label: 'Output', text: result.actual },
    { label: 'Error', text: messageOf(result) },
    { label: 'Printed', text: result.stdout || undefined },
  ];
  return (
    <>
      <dl className="space-y-1.5 text-sm">
        {rows.map(
          ({ label, text }) =>
            text !== undefined && (
              <div key={label} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
                <dt className="truncate text-muted" title={label}>
                  {label}
                </dt>
                <dd>
                  <FoldedText text={text} />
                  {label === 'Expected' && reference === 'computed' && (
                    <span className="text-muted">by the reference solution</span>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
      {reference === 'unknown' && (
        <p className="mt-1.5 text-sm text-muted">
          The reference solution has no answer for this input. Does it meet the constraints?
        </p>
      )}
      <HintText text={caseHint(language, result)} />
    </>
  );
}
