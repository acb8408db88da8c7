import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { Button } from '#ui/button.tsx';
import type { WorkspaceModel } from '../use-workspace.ts';
import { RuntimeDetails } from './runtime-details.tsx';

export interface Props {
  question: DsaQuestion;
  workspace: WorkspaceModel;
}

function stateOf({ language, runtime, simulated }: WorkspaceModel): string {
  if (simulated) return 'Simulated mode: your code isn’t run.';
  if (runtime.state.kind === 'starting') return `Starting ${language.label}…`;
  return `${language.label} runs for real in a sandbox on your machine.`;
}

interface LineProps extends Props {
  /** Of the buttons that take the place of one another: what there is to know, and what removes the runtime. */
  stepRef: Ref<HTMLButtonElement>;
}

/** Of an installed language: whether runs are real, the switch, and what there is to know and to do about its runtime. */
export function RuntimeLine({ question, workspace, stepRef }: LineProps) {
  const { simulated, setSimulated, runtime } = workspace;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="border-b">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 text-sm text-muted">
        {!simulated && runtime.state.kind === 'failed' ? (
          <span role="alert" className="flex flex-wrap items-center gap-2 py-0.5 text-hard">
            {runtime.state.message}
            <Button size="sm" onClick={runtime.warm}>
              Start it again
            </Button>
          </span>
        ) : (
          <span className="py-0.5">{stateOf(workspace)}</span>
        )}
        <span className="ml-auto flex items-center gap-3">
          <Button
            ref={stepRef}
            size="sm"
            variant="quiet"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            Limits
            <ChevronDown
              size={13}
              aria-hidden
              className={`transition-transform motion-reduce:transition-none ${open ? 'rotate-180' : ''}`}
            />
          </Button>
          <label className="inline-flex cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              role="switch"
              aria-checked={simulated}
              checked={simulated}
              onChange={() => setSimulated(!simulated)}
              className="size-4 accent-(--accent)"
            />
            Simulated
          </label>
        </span>
      </div>
      {open && <RuntimeDetails id={id} question={question} workspace={workspace} removeRef={stepRef} />}
    </div>
  );
}
