import lists from 'virtual:dataset/lists';
import rows from 'virtual:dataset/rows';
import { useProgress } from '#storage/use-progress.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

const addresses = new Map(rows.map(({ id, databaseId }) => [id, databaseId ?? '']));

/** How far one is in a curated list. It counts places, as the list's own page does: a question may stand in two categories. */
export function ListProgress({ list, title }: { list: keyof typeof lists; title: string }) {
  const progress = useProgress();
  const questions = lists[list].flatMap((category) => category.questions);
  const done = questions.filter((id) => progress.get(addresses.get(id) ?? '') === 'solved').length;
  return <ProgressBar label={`${title} progress`} done={done} total={questions.length} />;
}
