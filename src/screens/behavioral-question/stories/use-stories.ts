import type { StarAnswer } from '#dataset/answer-question.ts';
import { type Story, stories } from '#storage/answer-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { toast } from '#ui/toast.tsx';

/** Every story, newest first; undefined until they are read. */
export const useStories = (): Story[] | undefined =>
  useRecords(stories, (records) => records.toSorted((a, b) => b.at - a.at));

/** Keeps a story as it is typed. */
export const saveStory = (story: Story): Promise<void> => stories.put(story);

interface NewStory {
  title: string;
  competencies: string[];
  questionIds: string[];
  parts: StarAnswer;
}

/** Adds a story and returns it. */
export function addStory({ title, competencies, questionIds, parts }: NewStory): Story {
  const { situation, task, action, result } = parts;
  const story = { title, competencies, questionIds, bullets: [], situation, task, action, result };
  const kept = { ...story, id: crypto.randomUUID(), at: Date.now() };
  void saveStory(kept);
  return kept;
}

/** Removes a story, and offers to bring it back. */
export function deleteStory(story: Story): void {
  void stories.remove(story.id);
  toast({
    text: `Deleted “${story.title || 'Untitled story'}”.`,
    undo: () => void stories.put(story),
  });
}

/** The story linked to a question, or no longer. */
export function linkStory(story: Story, questionId: string, linked: boolean): Story {
  const others = story.questionIds.filter((id) => id !== questionId);
  return { ...story, questionIds: linked ? [...others, questionId] : others };
}

/** A first title for a story made from an answer: its opening words. */
export function titleFrom(text: string): string {
  const words = text.trim().split(/\s+/).filter(Boolean);
  return words.length <= 8 ? words.join(' ') : `${words.slice(0, 8).join(' ')} …`;
}
