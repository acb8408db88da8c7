import { X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { keepAddress } from './address.ts';
import { DryRunBody, type DryRunProps } from './dry-run-body.tsx';

/** The user's program on one test case, step by step, over the whole window. */
export default function DryRunDialog({ question, workspace, dryRunCase }: DryRunProps) {
  useEffect(() => () => keepAddress(undefined), []);
  return (
    <Modal
      label="Dry run"
      onClose={workspace.dryRun.close}
      className="m-0 h-dvh max-h-none w-screen max-w-none border-0 open:flex open:flex-col"
    >
      {(close) => (
        <>
          <header className="flex h-11 shrink-0 items-center gap-2 border-b pr-1.5 pl-3">
            <h2 className="font-semibold">Dry run</h2>
            <p className="truncate text-sm text-muted">
              {question.title} · {dryRunCase.label}
            </p>
            <span className="ml-auto">
              <IconButton label="Close the dry run" icon={X} onClick={close} />
            </span>
          </header>
          <DryRunBody question={question} workspace={workspace} dryRunCase={dryRunCase} />
        </>
      )}
    </Modal>
  );
}
