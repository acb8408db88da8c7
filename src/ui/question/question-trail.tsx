import { BackLink } from '../back-link.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import { originOf } from './origin.ts';
import { QuestionSteps } from './question-steps.tsx';

/** The way back to the list one came from, and the questions beside this one, and its bookmark. */
export function QuestionTrail({ databaseId }: { databaseId: string }) {
  const { to, label } = originOf(databaseId);
  return (
    <div className="flex items-center justify-between gap-3 print:hidden">
      <BackLink to={to} label={label} />
      <span className="flex items-center gap-1">
        <QuestionSteps databaseId={databaseId} />
        <BookmarkButton databaseId={databaseId} />
      </span>
    </div>
  );
}
