import { ExternalLink } from 'lucide-react';
import { type Paper, paperAddress } from '#dataset/paper.ts';

/** One paper: what it is called, by whom, where it is found and why to read it. */
export function PaperEntry({ paper }: { paper: Paper }) {
  const { title, authors, andOthers, year, venue, identifier, why } = paper;
  return (
    <li className="grid gap-x-8 gap-y-1.5 px-4 py-3.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-sm text-muted">
          {authors.join(', ')}
          {andOthers && ' et al.'}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-sm text-muted">
          <span className="tabular-nums">{year}</span>
          <span>{venue}</span>
          <a
            href={paperAddress(paper)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1 rounded font-mono text-sm text-accent hover:underline"
          >
            {identifier.kind === 'arxiv' ? 'arXiv' : 'doi'}:{identifier.value}
            <ExternalLink size={12} aria-hidden className="shrink-0" />
          </a>
        </p>
      </div>
      <p className="text-sm">{why}</p>
    </li>
  );
}
