import { useState } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { questionPlace } from '#storage/editor-options.ts';
import { usePreference } from '#storage/settings.ts';
import { Splitter } from '#ui/splitter.tsx';
import { CodingHeader } from './coding-header.tsx';
import { QuestionPanel, type QuestionTab } from './question/question-panel.tsx';
import { useWorkspace } from './use-workspace.ts';
import { Workspace } from './workspace.tsx';

/** A coding question: what is asked beside where it is answered. */
export function CodingScreen({ question }: { question: DsaQuestion }) {
  const workspace = useWorkspace(question);
  const [place] = usePreference(questionPlace);
  const [focus, setFocus] = useState(false);
  const [tab, setTab] = useState<QuestionTab>('description');
  return (
    <div className="flex flex-col lg:h-dvh print:block print:h-auto">
      <CodingHeader question={question} focus={focus} onFocus={setFocus} />
      <main id="main" tabIndex={-1} className="min-h-0 flex-1 px-2 pb-2 outline-none">
        <Splitter
          direction={place === 'above' ? 'rows' : 'columns'}
          label={place === 'above' ? 'Height of the question' : 'Width of the question'}
          initial={42}
          reversed={place === 'right'}
          only={focus ? 'second' : undefined}
          first={<QuestionPanel question={question} workspace={workspace} tab={tab} onTab={setTab} />}
          second={
            <Workspace
              question={question}
              workspace={workspace}
              onEditorial={() => {
                setTab('editorial');
                setFocus(false);
              }}
            />
          }
        />
      </main>
    </div>
  );
}
