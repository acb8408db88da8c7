import { useState } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { Splitter } from '#ui/splitter.tsx';
import { CodingHeader } from './coding-header.tsx';
import { QuestionPanel, type QuestionTab } from './question/question-panel.tsx';
import { useWorkspace } from './use-workspace.ts';
import { Workspace } from './workspace.tsx';

/** A coding question: what is asked on the left, where it is answered on the right. */
export function CodingScreen({ question }: { question: DsaQuestion }) {
  const workspace = useWorkspace(question);
  const [tab, setTab] = useState<QuestionTab>('description');
  return (
    <div className="flex flex-col lg:h-dvh">
      <CodingHeader question={question} />
      <main id="main" tabIndex={-1} className="min-h-0 flex-1 px-2 pb-2 outline-none">
        <Splitter
          direction="columns"
          label="Width of the question"
          initial={42}
          first={<QuestionPanel question={question} workspace={workspace} tab={tab} onTab={setTab} />}
          second={
            <Workspace question={question} workspace={workspace} onEditorial={() => setTab('editorial')} />
          }
        />
      </main>
    </div>
  );
}
