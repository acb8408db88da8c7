import { Gauge, Trash2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { LEAST_LIMIT_MS, timeLimits } from '#judge/limits.ts';
import { Button } from '#ui/button.tsx';
import { formatMs } from '#ui/judge/format-ms.ts';
import { MEMORY_LIMIT_TEXT, OUTPUT_LIMIT_TEXT, secondsText } from '#ui/judge/limit-texts.ts';
import { megabytes } from '#ui/judge/megabytes.ts';
import { toast } from '#ui/toast.tsx';
import type { WorkspaceModel } from '../use-workspace.ts';

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface Props {
  id: string;
  question: DsaQuestion;
  workspace: WorkspaceModel;
  /** Of the button that removes the runtime. */
  removeRef: Ref<HTMLButtonElement>;
}

/** What a program may take and why, how fast this machine is, and what the runtime itself takes. */
export function RuntimeDetails({ id, question, workspace, removeRef }: Props) {
  const { language, runtime, machine, console } = workspace;
  const { speed, factor, measuring } = machine;
  const { timeLimitMs, wholeLimitMs } = timeLimits(question.task, language, factor);
  const isLeast = question.task.timeLimitMs * language.timeFactor <= LEAST_LIMIT_MS;
  const remove = () => {
    runtime.remove();
    toast({ text: `Removed ${language.label} from this browser.`, undo: runtime.install });
  };
  return (
    <dl id={id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2 gap-y-2 border-t px-4 py-3 text-sm">
      <Row term="Time">
        {secondsText(timeLimitMs)} per test, {secondsText(wholeLimitMs)} for all tests, for both Run and
        Submit.
        <span className="block text-muted">
          {isLeast
            ? `${secondsText(LEAST_LIMIT_MS)}, the least that any test gets,`
            : `${secondsText(question.task.timeLimitMs)} for this question × ${language.timeFactor} for ${language.label}`}{' '}
          × {factor} for this machine. A solution as fast as the reference needs at most a quarter of it. Only
          your code’s own time counts; a program that hangs is stopped.
        </span>
      </Row>
      <Row term="Machine">
        {speed
          ? `The benchmark program takes ${formatMs(speed.measuredMs)} here and ${formatMs(speed.referenceMs)} on the reference machine.`
          : 'Not measured yet.'}{' '}
        <Button
          size="sm"
          variant="quiet"
          className="-my-1.5"
          onClick={machine.measure}
          disabled={measuring || console.busy}
        >
          <Gauge size={13} aria-hidden />
          {measuring ? 'Measuring…' : 'Measure again'}
        </Button>
      </Row>
      <Row term="Memory">
        {MEMORY_LIMIT_TEXT} {language.runtime?.memoryNote}.
      </Row>
      <Row term="Output">{OUTPUT_LIMIT_TEXT} per test, printed or returned.</Row>
      {language.runtime?.about && <Row term="Compiler">{language.runtime.about}</Row>}
      {language.runtime?.differences && (
        <Row term="Differences">
          <details>
            <summary className="cursor-pointer">
              {language.runtime.differences.length} from the usual {language.label}
            </summary>
            <ul className="mt-1 list-disc space-y-1 pl-4 text-muted">
              {language.runtime.differences.map((difference) => (
                <li key={difference}>{difference}</li>
              ))}
            </ul>
          </details>
        </Row>
      )}
      <Row term="Storage">
        {language.label} uses {megabytes(runtime.found?.keptBytes ?? 0)} of browser storage and works offline.{' '}
        <Button
          ref={removeRef}
          size="sm"
          variant="danger"
          className="-my-1"
          onClick={remove}
          disabled={console.busy}
        >
          <Trash2 size={13} aria-hidden />
          Remove {language.label}
        </Button>
      </Row>
    </dl>
  );
}
