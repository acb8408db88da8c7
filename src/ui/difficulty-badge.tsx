import type { Difficulty } from '#dataset/schema.ts';

const colors: Record<Difficulty, string> = {
  Easy: 'text-easy bg-easy-soft',
  Medium: 'text-medium bg-medium-soft',
  Hard: 'text-hard bg-hard-soft',
};

/** Easy green, Medium amber, Hard red. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return (
    <span className={`inline-block rounded px-1.5 py-px text-xs font-medium ${colors[difficulty]}`}>
      {difficulty}
    </span>
  );
}
