import { type RefObject, useId } from 'react';
import { Button } from '#ui/button.tsx';

/** What Upgrade says: there is nothing to buy. */
export function UpgradeDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const id = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-lg border bg-surface p-6 text-text backdrop:bg-black/40"
    >
      <h2 id={id} className="text-lg font-semibold">
        Every feature is free
      </h2>
      <p className="mt-2 text-muted">
        There’s no paid plan. Resumes, cover letters, every template and every download are already included,
        and everything you write stays on this device.
      </p>
      <form method="dialog" className="mt-5 flex justify-end">
        <Button type="submit" variant="primary">
          Got it
        </Button>
      </form>
    </dialog>
  );
}
