import { Link } from 'react-router';
import { listLink } from './list-link.ts';
import { Part } from './part.tsx';

interface Props {
  databaseId: string;
  title?: string;
  topics: readonly string[];
}

/** What a question is about, each a way to all questions of that topic. It gives the way away, so it hides with the difficulty. */
export function Topics({ databaseId, title = 'Topics', topics }: Props) {
  return (
    <Part title={title}>
      <Facts databaseId={databaseId} fact="topic" values={topics} />
    </Part>
  );
}

/** Who asks a question, each a way to all that they ask. */
export function Companies({ databaseId, companies }: { databaseId: string; companies: readonly string[] }) {
  if (companies.length === 0) return null;
  return (
    <Part title="Companies">
      <Facts databaseId={databaseId} fact="company" values={companies} />
    </Part>
  );
}

interface FactsProps {
  databaseId: string;
  fact: 'topic' | 'company';
  values: readonly string[];
}

function Facts({ databaseId, fact, values }: FactsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {values.map((value) => (
        <li key={value}>
          <Link
            to={listLink(databaseId, fact, value)}
            className="block rounded border px-2 py-0.5 text-sm text-muted hover:border-border-strong hover:text-text"
          >
            {value}
          </Link>
        </li>
      ))}
    </ul>
  );
}
