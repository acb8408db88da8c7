import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Designed, paperOf } from '#resume/design.ts';
import { Button } from '#ui/button.tsx';
import type { Printable } from '../documents/pdf-client.ts';
import { printWithDeviceFonts } from '../documents/print-html.ts';
import { PRINT_LABEL, unsetText } from '../documents/unset-text.ts';
import { PagePicture } from './page-picture.tsx';
import { usePages } from './use-pages.ts';

interface Props {
  kind: Printable['kind'];
  content: Printable['content'];
  /** What the pages say, for those who do not see them. */
  text: string;
  /** Stands beside the number of pages. */
  actions?: (pages: number) => ReactNode;
}

const PAPER_NAMES = { a4: 'A4', letter: 'US Letter' } as const;

/** The pages of a document exactly as its PDF breaks them, and how many there are. */
export function PagePreview({ kind, content, text, actions }: Props) {
  const { pictures, unset, failed } = usePages(kind, content);
  const paper = paperOf(content satisfies Designed);
  const count = pictures?.length ?? 0;
  return (
    <div className="relative mx-auto max-w-3xl" aria-busy={pictures === undefined}>
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-2 text-sm">
        <p role="status" className="text-muted">
          {pictures ? `${count} ${count === 1 ? 'page' : 'pages'}` : 'Drawing the pages…'} ·{' '}
          {PAPER_NAMES[paper]}
        </p>
        {count > 0 && actions?.(count)}
      </div>
      {failed && (
        <p role="alert" className="mb-3 text-sm text-hard">
          Couldn’t draw the pages. They’ll be drawn again with your next change.
        </p>
      )}
      {unset.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm text-medium">
          <p>{unsetText(unset)}</p>
          <Button size="sm" onClick={() => printWithDeviceFonts({ kind, content } as Printable)}>
            <Printer size={14} aria-hidden />
            {PRINT_LABEL}
          </Button>
        </div>
      )}
      <div className="space-y-4">
        {(pictures ?? [undefined]).map((picture, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has nothing but its place
          <PagePicture key={at} picture={picture} paper={paper} />
        ))}
      </div>
      <section aria-label="Text of the pages" className="sr-only whitespace-pre-line">
        {text}
      </section>
    </div>
  );
}
