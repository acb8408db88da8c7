import type { InterviewQuestion } from '#interview/interview.ts';

interface Props {
  questions: readonly InterviewQuestion[];
  current: number;
  onGo: (index: number) => void;
}

/** The questions by number, to go to any of them. */
export function Steps({ questions, current, onGo }: Props) {
  return (
    <nav aria-label="Questions" className="flex gap-1.5">
      {questions.map(({ id, skipped }, index) => (
        <button
          key={id}
          type="button"
          aria-label={`Question ${index + 1} of ${questions.length}${skipped ? ', skipped' : ''}`}
          aria-current={index === current ? 'step' : undefined}
          onClick={() => onGo(index)}
          className={`grid size-8 place-items-center rounded-md border text-sm tabular-nums ${index === current ? 'border-accent bg-accent-soft font-semibold' : 'text-muted hover:bg-surface-2 hover:text-text'} ${skipped ? 'line-through' : ''}`}
        >
          {index + 1}
        </button>
      ))}
    </nav>
  );
}
