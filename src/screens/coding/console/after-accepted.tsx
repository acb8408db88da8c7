import rows from 'virtual:dataset/rows';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { similarRows } from '#related/similar.ts';
import { Button } from '#ui/button.tsx';
import { ComesBack, NextInList } from '#ui/question/next-in-list.tsx';

interface Props {
  databaseId: string;
  onEditorial: () => void;
}

/** What to do after an accepted program: the next question of the list, the editorial, similar ones, the review. */
export default function AfterAccepted({ databaseId, onEditorial }: Props) {
  const own = rows.find((row) => row.databaseId === databaseId);
  const written = rows.filter((row) => row.written);
  const similar = own ? similarRows(written, own, 3) : [];
  return (
    <section aria-label="What’s next" className="mt-3 rounded-md border p-3 text-sm">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <NextInList databaseId={databaseId} />
        <Button size="sm" onClick={onEditorial}>
          <BookOpen size={14} aria-hidden />
          Editorial
        </Button>
        <ComesBack databaseId={databaseId} />
      </div>
      {similar.length > 0 && (
        <p className="mt-2 text-muted">
          Similar:{' '}
          {similar.map((row, index) => (
            <span key={row.id}>
              {index > 0 && ', '}
              <Link
                to={paths.question(row.databaseId ?? '')}
                className="text-accent underline underline-offset-2"
              >
                {row.title}
              </Link>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
