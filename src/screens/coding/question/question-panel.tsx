import type { DsaQuestion } from '#dataset/schema.ts';
import { Notes } from '#ui/question/notes.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { WorkspaceModel } from '../use-workspace.ts';
import { Description } from './description.tsx';
import { Editorial } from './editorial.tsx';
import { SubmissionHistory } from './submission-history.tsx';

export type QuestionTab = 'description' | 'editorial' | 'submissions' | 'notes';

interface Props {
  question: DsaQuestion;
  workspace: WorkspaceModel;
  tab: QuestionTab;
  onTab: (tab: QuestionTab) => void;
}

export function QuestionPanel({ question, workspace, tab, onTab }: Props) {
  return (
    <div className="relative h-full overflow-hidden rounded-lg border bg-surface print:h-auto print:overflow-visible print:border-0">
      {/* The description's own heading is away with it. */}
      {tab !== 'description' && <h1 className="sr-only">{question.title}</h1>}
      <Tabs<QuestionTab>
        label="Question"
        className="h-full"
        active={tab}
        onChange={onTab}
        tabs={[
          { id: 'description', label: 'Description', content: <Description question={question} /> },
          {
            id: 'editorial',
            label: 'Editorial',
            content: <Editorial question={question} workspace={workspace} />,
          },
          {
            id: 'submissions',
            label: 'Submissions',
            content: <SubmissionHistory questionId={question.databaseId} workspace={workspace} />,
          },
          { id: 'notes', label: 'Notes', content: <Notes databaseId={question.databaseId} /> },
        ]}
      />
    </div>
  );
}
