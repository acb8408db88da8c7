import type { StarPart } from '#dataset/answer-question.ts';

/** What each part is called and what belongs into it. */
export const PART_TEXTS: Record<StarPart, { label: string; prompt: string }> = {
  situation: { label: 'Situation', prompt: 'Where, when, with whom, and what was at stake.' },
  task: { label: 'Task', prompt: 'Your responsibility and the success criteria.' },
  action: { label: 'Action', prompt: 'What you did, step by step, and why.' },
  result: {
    label: 'Result',
    prompt: 'What changed, in numbers if you have them, and what you learned.',
  },
};
