import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { amount } from '#base/amount.ts';
import { downloadBackup } from '#shell/download-backup.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { resetEverything } from './reset.ts';
import { Section } from './section.tsx';
import type { Kept } from './use-kept.ts';

/** The way back to a browser that has never seen Dryrun. */
export function ResetSection({ kept }: { kept: Kept | undefined }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Reset" text="Erase all Dryrun data from this browser.">
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trash2 size={15} aria-hidden />
        Delete everything…
      </Button>
      {asking && (
        <Modal
          label="Delete everything"
          onClose={() => setAsking(false)}
          className="m-auto w-[min(36rem,94vw)] rounded-xl p-6 shadow-2xl"
        >
          {(close) => (
            <>
              <h2 className="text-lg font-semibold">Delete everything?</h2>
              <p className="mt-2 text-base text-muted">
                {amount(kept?.total ?? 0, 'record')}, your preferences and the installed languages will be
                deleted from this browser. You can undo this until you leave or reload Dryrun; after that,
                only a backup can restore it.
              </p>
              <div className="mt-5 flex flex-wrap justify-end gap-2">
                <Button onClick={() => void downloadBackup()}>
                  <Download size={15} aria-hidden />
                  Download a backup first
                </Button>
                <Button
                  variant="danger"
                  onClick={() => {
                    close();
                    void resetEverything();
                  }}
                >
                  <Trash2 size={15} aria-hidden />
                  Delete everything
                </Button>
                <Button variant="quiet" onClick={close}>
                  Cancel
                </Button>
              </div>
            </>
          )}
        </Modal>
      )}
    </Section>
  );
}
