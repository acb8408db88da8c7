import type { PythonExerciseData } from '#dataset/exercise.ts';
import type { Language } from '#judge/language.ts';
import { CaseDetails } from '#ui/judge/case-details.tsx';
import { VerdictText } from '#ui/judge/verdict-text.tsx';
import type { PythonState } from './use-python.ts';

interface Props {
  state: PythonState;
  exercise: PythonExerciseData;
  language: Language;
}

/** Which data a case was: the samples come first, then the data set, then the hidden one. */
function caseName(index: number, samples: number): string {
  if (index < samples) return `Sample ${index + 1}`;
  return index === samples ? 'The data set' : 'A second data set';
}

function Judged({ state, exercise, language }: Props & { state: Extract<PythonState, { kind: 'judged' }> }) {
  const { verdict, diagnostics, failure, cases } = state.report;
  const shown = failure ?? (state.check ? undefined : cases.at(-1));
  return (
    <div className="space-y-3 text-sm">
      <p>
        <VerdictText verdict={verdict} />
        {verdict === 'Accepted' &&
          (state.check
            ? ' on the samples, the data set and a second one.'
            : ' on the samples and the data set.')}
      </p>
      {diagnostics.map(({ line, message }) => (
        <p key={`${line} ${message}`} className="font-mono text-hard">
          {line === undefined ? '' : `Line ${line}: `}
          {message}
        </p>
      ))}
      {shown && (
        <div>
          <p className="mb-1.5 font-medium">{caseName(shown.index, exercise.samples.length)}</p>
          <CaseDetails result={shown} language={language} signature={exercise.signature} />
        </div>
      )}
    </div>
  );
}

/** What the last Run or Check of a program came to. */
export function PythonOutput({ state, ...props }: Props) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'running':
      return <p className="text-sm text-muted">{state.check ? 'Checking…' : 'Running…'}</p>;
    case 'stopped':
      return <p className="text-sm text-muted">Stopped.</p>;
    case 'broken':
      return <p className="text-sm text-hard">{state.message}</p>;
    case 'judged':
      return <Judged state={state} {...props} />;
  }
}
