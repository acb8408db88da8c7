import rows from 'virtual:dataset/answer-rows';
import { CornerDownLeft, FileText, Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { amount } from '#base/amount.ts';
import { paths } from '#paths.ts';
import type { Story } from '#storage/answer-records.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { questionLink } from '#ui/question-table/question-link.ts';
import { composeAnswer, formatSeconds, measure } from '#ui/star/speaking-time.ts';
import { deleteStory, linkStory, saveStory } from './use-stories.ts';

interface Props {
  story: Story;
  /** The question that is open. */
  questionId: string;
  /** What that question asks about. */
  wanted: readonly string[];
  onInsert: () => void;
  onEdit: () => void;
  /** Of the button that deletes it. */
  deleteRef: Ref<HTMLButtonElement>;
}

/** One story of the bank, with what can be done with it here. */
export function StoryItem({ story, questionId, wanted, onInsert, onEdit, deleteRef }: Props) {
  const title = story.title || 'Untitled story';
  const { total } = measure(story);
  const others = rows.filter(
    ({ databaseId }) =>
      databaseId !== null && databaseId !== questionId && story.questionIds.includes(databaseId),
  );
  return (
    <li className="rounded-lg border bg-surface p-4" aria-label={title}>
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 font-semibold break-words">{title}</h3>
        <IconButton label={`Edit ${title}`} icon={Pencil} className="-my-1.5" onClick={onEdit} />
        <IconButton
          ref={deleteRef}
          label={`Delete ${title}`}
          icon={Trash2}
          className="-my-1.5 -mr-1.5"
          onClick={() => deleteStory(story)}
        />
      </div>
      <p className="mt-0.5 text-sm text-muted tabular-nums">
        {amount(total.words, 'word')}, {formatSeconds(total.seconds)} out loud
      </p>
      {story.competencies.length > 0 && (
        <ul aria-label="Competencies" className="mt-2 flex flex-wrap gap-1.5">
          {story.competencies.map((name) => (
            <li
              key={name}
              className={`rounded border px-2 py-0.5 text-sm ${wanted.includes(name) ? 'border-accent bg-accent-soft' : 'text-muted'}`}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2.5 line-clamp-3 text-sm break-words text-muted">
        {composeAnswer(story) || 'Nothing written yet.'}
      </p>
      {story.bullets.length > 0 && (
        <ul aria-label="Resume bullets" className="mt-2.5 space-y-1 text-sm text-muted">
          {story.bullets.map(({ projectId, text }) => (
            <li key={`${projectId} ${text}`} className="flex gap-1.5">
              <FileText size={14} className="mt-0.5 shrink-0" aria-hidden />
              <Link
                to={paths.resume(projectId)}
                className="min-w-0 break-words underline underline-offset-2 hover:text-text"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="mt-2.5 text-sm text-muted">
          Also used for{' '}
          {others.map((row, index) => (
            <span key={row.id}>
              {index > 0 && ', '}
              <Link to={questionLink('behavioral', row)} className="text-accent underline underline-offset-2">
                {row.title}
              </Link>
            </span>
          ))}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={onInsert} disabled={total.words === 0}>
          <CornerDownLeft size={14} aria-hidden />
          Use as answer
        </Button>
        <label className="flex cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={story.questionIds.includes(questionId)}
            onChange={(event) => void saveStory(linkStory(story, questionId, event.target.checked))}
            className="size-4 accent-(--accent)"
          />
          Linked to this question
        </label>
      </div>
    </li>
  );
}
