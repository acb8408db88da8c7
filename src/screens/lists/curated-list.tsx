import rows from 'virtual:dataset/rows';
import { ArrowRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Difficulty, ListRow, Lists } from '#dataset/schema.ts';
import { paths } from '#paths.ts';
import { BarePage } from '#shell/bare-page.tsx';
import { useProgress } from '#storage/use-progress.ts';
import { buttonClass } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { CategoryCard } from './category-card.tsx';

interface Props {
  title: string;
  text: string;
  categories: Lists[keyof Lists];
  /** The page this one leads back to; the DSA page if left out. */
  back?: { to: string; label: string };
  /** A category of up to `easy` questions is labeled Easy, up to `medium` Medium, else Hard. */
  bounds: { easy: number; medium: number };
}

const DSA = { to: paths.dsa, label: 'DSA' };
const byId = new Map(rows.map((row) => [row.id, row]));

/** A curated list: its own way back, overall progress, one card a category, one of them open at a time. */
export function CuratedList({ title, text, categories, bounds, back = DSA }: Props) {
  const [open, setOpen] = useState<string>();
  const progress = useProgress();
  const filled = useMemo(
    () =>
      categories.map((category) => ({
        ...category,
        questions: category.questions
          .map((id) => byId.get(id))
          .filter((row): row is ListRow => row !== undefined),
      })),
    [categories],
  );
  const solved = (row: ListRow) => progress.get(row.databaseId ?? '') === 'solved';
  const label = (total: number): Difficulty =>
    total <= bounds.easy ? 'Easy' : total <= bounds.medium ? 'Medium' : 'Hard';
  const total = categories.reduce((sum, category) => sum + category.totalQuestions, 0);
  // A question may stand in two categories; the list counts places, as its totals do.
  const done = filled.reduce((sum, category) => sum + category.questions.filter(solved).length, 0);
  const next = filled
    .flatMap(({ questions }) => questions)
    .find((row) => row.written && row.databaseId && !solved(row));
  return (
    <BarePage back={back} width="reading">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-6 mb-8">
        <ProgressBar label={`${title} progress`} done={done} total={total} />
        {next?.databaseId && (
          <Link
            to={paths.question(next.databaseId)}
            // As wide whatever stands in it: what is next is known only once the progress has been read.
            className={`${buttonClass({ variant: 'primary' })} mt-4 w-full max-w-md justify-between!`}
          >
            <span className="truncate">
              {done === 0 ? 'Start' : 'Continue'}: {next.title}
            </span>
            <ArrowRight size={15} aria-hidden className="shrink-0" />
          </Link>
        )}
      </div>
      <ul className="space-y-2.5">
        {filled.map((category) => (
          <li key={category.name}>
            <CategoryCard
              name={category.name}
              total={category.totalQuestions}
              difficulty={label(category.totalQuestions)}
              questions={category.questions}
              statusOf={(row) => progress.get(row.databaseId ?? '') ?? 'todo'}
              open={open === category.name}
              onToggle={() => setOpen(open === category.name ? undefined : category.name)}
            />
          </li>
        ))}
      </ul>
    </BarePage>
  );
}
