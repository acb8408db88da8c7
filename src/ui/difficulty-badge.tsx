import type { Difficulty } from '#dataset/schema.ts';

const colors: Record<Difficulty, string> = {
  Easy: 'text-easy',
  Medium: 'text-medium',
  Hard: 'text-hard',
};

/** Easy green, Medium amber, Hard red; quieter than the title that it stands beside. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return (
    <span className={`inline-flex items-center gap-1.5 text-xs font-medium ${colors[difficulty]}`}>
      {/* A border is there on paper and where colors are forced; a ground is not. */}
      <span aria-hidden className="rounded-full border-3 border-current" />
      {difficulty}
    </span>
  );
}
