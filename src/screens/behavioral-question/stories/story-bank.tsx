import { BookmarkPlus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BehavioralQuestion } from '#dataset/answer-question.ts';
import { type Story, stories } from '#storage/answer-records.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { isEmpty, type StarAnswerModel } from '../use-star-answer.ts';
import { StoryForm } from './story-form.tsx';
import { StoryItem } from './story-item.tsx';
import { addStory, linkStory, saveStory, titleFrom, useStories } from './use-stories.ts';

interface Props {
  question: BehavioralQuestion;
  model: StarAnswerModel;
  onInserted: () => void;
}

const BLANK = { situation: '', task: '', action: '', result: '' };

/** Stories saved once and used for many questions; those that fit this question stand first. */
export function StoryBank({ question, model, onInserted }: Props) {
  const list = useStories();
  const [editing, setEditing] = useState<Story>();
  const newStory = useRef<HTMLButtonElement>(null);
  const deletion = useFocusRecovery(newStory);
  const form = useFocusRecovery(newStory);
  const [competency, setCompetency] = useState('');
  const { answer, change } = model;
  const questionId = question.databaseId;

  const insert = (story: Story) => {
    const { situation, task, action, result } = answer;
    const before = { situation, task, action, result };
    change({
      situation: story.situation,
      task: story.task,
      action: story.action,
      result: story.result,
    });
    void saveStory(linkStory(story, questionId, true));
    toast({
      text: `“${story.title || 'Untitled story'}” is now your answer.`,
      undo: () => change(before),
    });
    onInserted();
  };
  const fromAnswer = () =>
    setEditing(
      addStory({
        title: titleFrom(answer.situation || answer.task),
        competencies: [...question.competencies],
        questionIds: [questionId],
        parts: answer,
      }),
    );
  const finish = async () => {
    setEditing(undefined);
    const kept = editing && (await stories.get(editing.id));
    // A story nothing was written into is not worth keeping.
    if (kept && isEmpty(kept) && !kept.title.trim()) await stories.remove(kept.id);
  };

  if (editing) return <StoryForm ref={form} story={editing} onDone={() => void finish()} />;
  const tags = [...new Set(list?.flatMap((story) => story.competencies))].sort();
  const fits = (story: Story) =>
    story.competencies.filter((name) => question.competencies.some((wanted) => wanted === name)).length;
  const shown = (list ?? [])
    .filter((story) => !competency || story.competencies.includes(competency))
    .sort((a, b) => fits(b) - fits(a));
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        Write a story once and reuse it for every question it fits. This question asks about{' '}
        {question.competencies.join(', ').toLowerCase()}.
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Button onClick={fromAnswer} disabled={isEmpty(answer)}>
          <BookmarkPlus size={15} aria-hidden />
          Save my answer as a story
        </Button>
        <Button
          ref={newStory}
          onClick={() =>
            setEditing(addStory({ title: '', competencies: [], questionIds: [questionId], parts: BLANK }))
          }
        >
          <Plus size={15} aria-hidden />
          New story
        </Button>
        {tags.length > 0 && (
          <Select
            label="All competencies"
            value={competency}
            options={tags.map((tag) => ({ value: tag, label: tag }))}
            onChange={setCompetency}
          />
        )}
      </div>
      {list?.length === 0 && (
        <EmptyState framed>
          No stories yet. Five or six good stories cover most questions. Start with New story.
        </EmptyState>
      )}
      <ul className="space-y-3" aria-label="Stories">
        {shown.map((story) => (
          <StoryItem
            key={story.id}
            story={story}
            questionId={questionId}
            wanted={question.competencies}
            onInsert={() => insert(story)}
            onEdit={() => setEditing(story)}
            deleteRef={deletion}
          />
        ))}
      </ul>
    </>
  );
}
