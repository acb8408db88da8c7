import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { GROUPS } from '#canvas/commands/command.ts';
import { COMMANDS } from '#canvas/commands/commands.ts';
import { IconButton } from '../icon-button.tsx';
import { useChordText } from '../use-chord-text.ts';

/** What no command stands for. */
const GESTURES: [string, string][] = [
  ['Edit a shape’s text', 'Double-click'],
  ['Select several', 'Shift+click, or drag empty space'],
  ['Select several by touch', 'Hold a shape, or hold empty space and drag'],
  ['Pan', 'Space+drag, middle button, wheel, or two fingers'],
  ['Zoom', 'Ctrl+wheel, or pinch'],
  ['Drag a copy', 'Alt+drag'],
  ['Turn off snapping', 'Ctrl while dragging'],
  ['Leave the canvas', 'Esc, then Tab'],
];

const Row = ({ label, keys }: { label: string; keys: string }) => (
  <div className="flex justify-between gap-4 border-b py-1 text-sm">
    <dt>{label}</dt>
    <dd className="text-right text-muted">{keys}</dd>
  </div>
);

/** Every command with its key, made from the commands themselves. */
export function HelpDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const chordText = useChordText();
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label="Keyboard shortcuts of the canvas"
      // A click on the backdrop lands on the dialog itself.
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="m-auto max-h-[85dvh] w-[min(46rem,94vw)] rounded-lg border bg-surface p-5 text-text backdrop:bg-black/40"
    >
      <div className="mb-3 flex items-center justify-between">
        <h2 className="text-lg font-semibold">Keyboard shortcuts</h2>
        <IconButton label="Close" icon={X} onClick={close} />
      </div>
      <div className="gap-8 sm:columns-2">
        {GROUPS.map((group) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-sm font-semibold text-muted">{group}</h3>
            <dl>
              {COMMANDS.filter((command) => command.group === group && command.keys.length > 0).map(
                ({ id, label, keys }) => (
                  <Row key={id} label={label} keys={chordText(keys[0] ?? '')} />
                ),
              )}
            </dl>
          </section>
        ))}
        <section className="break-inside-avoid">
          <h3 className="mb-1 text-sm font-semibold text-muted">Pointer and focus</h3>
          <dl>
            {GESTURES.map(([label, keys]) => (
              <Row key={label} label={label} keys={keys} />
            ))}
          </dl>
        </section>
      </div>
    </dialog>
  );
}
