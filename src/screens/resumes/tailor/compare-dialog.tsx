import { type ReactNode, useMemo, useState } from 'react';
import type { ResumeContent } from '#resume/model.ts';
import { compareResumes } from '#resume/tailor/compare.ts';
import { toPlainText } from '#resume/write/plain-text.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { PagePreview } from '../preview/page-preview.tsx';
import { Differences } from './differences.tsx';

interface Props {
  /** What the other resume is called. */
  title: string;
  /** Says which of the two is which. */
  text: string;
  /** The other one. */
  other: ResumeContent;
  content: ResumeContent;
  /** Buttons beside Close. @param close closes the dialog */
  actions?: (close: () => void) => ReactNode;
  onClose: () => void;
}

/** A resume beside another one: what differs, and the other one's pages. */
export function CompareDialog({ title, text, other, content, actions, onClose }: Props) {
  const [tab, setTab] = useState<'differences' | 'preview'>('differences');
  const differences = useMemo(() => compareResumes(other, content), [other, content]);
  return (
    <Modal
      label={title}
      onClose={onClose}
      className="m-auto h-[min(52rem,calc(100dvh-2rem))] w-[min(48rem,calc(100vw-2rem))] rounded-lg"
    >
      {(close) => (
        <div className="flex h-full flex-col">
          <div className="px-5 pt-4 pb-2">
            <h2 className="font-semibold break-words">{title}</h2>
            <p className="mt-0.5 text-sm text-muted">{text}</p>
          </div>
          <Tabs
            label="Comparison"
            active={tab}
            onChange={setTab}
            className="min-h-0 flex-1"
            tabs={[
              {
                id: 'differences',
                label: differences.length > 0 ? `Differences (${differences.length})` : 'Differences',
                content: (
                  <div className="p-4">
                    <Differences differences={differences} />
                  </div>
                ),
              },
              {
                id: 'preview',
                label: 'Preview',
                content: (
                  <div className="bg-surface-2 p-3 sm:p-5">
                    <PagePreview kind="resume" content={other} text={toPlainText(other)} />
                  </div>
                ),
              },
            ]}
          />
          <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">
            <Button onClick={close}>Close</Button>
            {actions?.(close)}
          </div>
        </div>
      )}
    </Modal>
  );
}
