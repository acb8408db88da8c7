import { useState } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';

const FOLD_AT = 400;
/** Beyond this a browser struggles to lay out one line of text; the rest can still be copied. */
const SHOWN_AT_MOST = 20_000;

/** Machine text that is folded when long, with a way to see more and to copy all of it. */
export function FoldedText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > FOLD_AT;
  const shown = open ? text.slice(0, SHOWN_AT_MOST) : text.slice(0, FOLD_AT);
  return (
    <>
      <pre className="overflow-x-auto font-mono text-sm break-words whitespace-pre-wrap">
        {shown}
        {shown.length < text.length && '…'}
      </pre>
      {long && (
        <span className="mt-1 flex items-center gap-1">
          <Button size="sm" variant="quiet" onClick={() => setOpen(!open)}>
            {open ? 'Show less' : `Show more (${text.length.toLocaleString('en')} characters)`}
          </Button>
          <CopyButton text={() => text} label="Copy all" />
        </span>
      )}
    </>
  );
}
