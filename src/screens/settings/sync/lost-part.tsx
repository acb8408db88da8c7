import answerRows from 'virtual:dataset/answer-rows';
import rows from 'virtual:dataset/rows';
import { amount } from '#base/amount.ts';
import { millisOf } from '#records/clock.ts';
import { dismissLost, type LostText } from '#storage/sync/sync-database.ts';
import { sendSync } from '#storage/sync/sync-status.ts';
import { TABLES } from '#storage/tables.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

const titles = new Map([...rows, ...answerRows].map(({ databaseId, title }) => [databaseId, title]));
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What a text belongs to, as far as the user knows it by name. */
function nameOf({ table, record }: LostText): string {
  const kind = TABLES[table as keyof typeof TABLES]?.title ?? table;
  const title = titles.get(record.split('#')[0] ?? '');
  return title ? `${kind}: ${title}` : kind;
}

/** Texts that an edit made elsewhere at the same time has replaced: nothing that was typed is gone. */
export function LostPart({ lost }: { lost: readonly LostText[] }) {
  const dismiss = async (text: LostText) => {
    await dismissLost(text);
    sendSync({ kind: 'changed' });
  };
  return (
    <details className="rounded-lg border bg-surface p-4">
      <summary className="cursor-pointer font-medium">
        {amount(lost.length, 'text')} edited on two devices at once
      </summary>
      <p className="mt-2 text-sm text-muted">The later edit is in place. These are the earlier ones.</p>
      <ul className="mt-3 space-y-4">
        {lost.map((text) => (
          <li key={text.id}>
            <p className="text-sm font-medium">
              {nameOf(text)}{' '}
              <span className="font-normal text-muted">{when.format(millisOf(text.stamp))}</span>
            </p>
            <pre className="mt-1 max-h-40 overflow-auto rounded-md bg-surface-2 p-3 font-mono text-sm whitespace-pre-wrap">
              {text.text}
            </pre>
            <div className="mt-1 flex gap-1">
              <CopyButton text={() => text.text} />
              <Button size="sm" variant="quiet" onClick={() => void dismiss(text)}>
                Dismiss
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
