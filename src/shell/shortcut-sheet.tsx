import { X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useChordText } from '#ui/use-chord-text.ts';
import type { OverlayProps } from './overlay.ts';
import { SHORTCUT_GROUPS } from './shortcut-groups.ts';

/** Every shortcut of the product, group by group. */
export function ShortcutSheet({ onClose }: OverlayProps) {
  const chordText = useChordText();
  return (
    <Modal
      label="Keyboard shortcuts"
      onClose={onClose}
      className="m-auto max-h-[88dvh] w-[min(56rem,94vw)] rounded-xl shadow-2xl"
    >
      {(close) => (
        <>
          <div className="sticky top-0 flex items-center justify-between bg-surface py-4 pr-4 pl-6">
            <h2 className="text-lg font-semibold">Keyboard shortcuts</h2>
            <IconButton label="Close" icon={X} onClick={close} />
          </div>
          <div className="gap-9 px-6 sm:columns-2 lg:columns-3">
            {SHORTCUT_GROUPS.map(({ title, shortcuts }) => (
              <section key={title} className="mb-6 break-inside-avoid">
                <h3 className="mb-1 text-sm font-semibold text-muted">{title}</h3>
                <dl>
                  {shortcuts.map(({ label, chord }) => (
                    <div
                      key={label}
                      className="flex items-baseline justify-between gap-4 border-b py-1 text-sm"
                    >
                      <dt>{label}</dt>
                      <dd className="shrink-0">
                        <kbd className="rounded border px-1.5 font-sans text-xs text-muted">
                          {chordText(chord)}
                        </kbd>
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </>
      )}
    </Modal>
  );
}
