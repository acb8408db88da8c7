import { useState } from 'react';
import type { ThingId } from '#dataset/things.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const OpenedThing = lazyPart(() => import('./opened-thing.tsx'));

interface Props {
  id: ThingId;
  title: string;
  /** What one does with it. */
  text: string;
}

/** A thing to try: what it is, and the thing itself once it is asked for, so that a lesson loads none of it before. */
export function ThingCard({ id, title, text }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={title} className="rounded-lg border bg-surface p-4 sm:p-5">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
      {open ? (
        <div className="mt-4">
          <OpenedThing id={id} fallback={<p className="text-sm text-muted">Loading…</p>} />
        </div>
      ) : (
        <Button variant="primary" className="mt-3" onClick={() => setOpen(true)}>
          Open
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </section>
  );
}
