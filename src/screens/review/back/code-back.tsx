import ideas from 'virtual:dataset/key-ideas';
import { findLanguage } from '#judge/languages.ts';
import { newestFirst } from '#storage/newest-first.ts';
import { submissions } from '#storage/records.ts';
import { useRecords } from '#storage/use-records.ts';
import { Html } from '#ui/html.tsx';
import { VerdictText } from '#ui/judge/verdict-text.tsx';
import { Nothing, Part } from './part.tsx';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** The key idea, and what was submitted last; what was accepted last, if anything was. */
export default function CodeBack({ id }: { id: string }) {
  const list = useRecords(submissions, newestFirst, { field: 'questionId', equals: id });
  if (!list) return null;
  const last = list.find(({ verdict }) => verdict === 'Accepted') ?? list[0];
  return (
    <>
      <Part title="Key idea">
        <Html className="prose" html={ideas[id] ?? ''} />
      </Part>
      <Part title="Your last code">
        {last ? (
          <>
            <p className="mb-1.5 text-sm text-muted">
              <VerdictText verdict={last.verdict} /> in {findLanguage(last.language)?.label ?? last.language},{' '}
              {dateFormat.format(last.at)}
            </p>
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
              tabIndex={0}
              className="max-h-96 overflow-auto rounded-md border bg-bg p-3 font-mono text-sm leading-relaxed"
            >
              {last.source}
            </pre>
          </>
        ) : (
          <Nothing text="You haven’t submitted code yet." />
        )}
      </Part>
    </>
  );
}
