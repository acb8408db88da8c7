import { type Command, GROUPS } from '#canvas/commands/command.ts';
import { commandOf, isEnabled } from '#canvas/commands/commands.ts';
import { useChordText } from '../use-chord-text.ts';
import { useCanvas, useCanvasState } from './canvas-store.ts';

const ITEM =
  'flex w-full items-center justify-between gap-6 rounded px-2.5 py-1.5 text-left text-sm whitespace-nowrap hover:bg-surface-2 disabled:opacity-45 disabled:hover:bg-transparent';

interface ItemProps {
  label: string;
  chord?: string;
  disabled?: boolean;
  onClick: () => void;
}

/** One line of a menu. */
export function MenuItem({ label, chord, disabled, onClick }: ItemProps) {
  const chordText = useChordText();
  return (
    <button type="button" className={ITEM} disabled={disabled} onClick={onClick}>
      {label}
      {chord && <kbd className="font-sans text-xs text-muted">{chordText(chord)}</kbd>}
    </button>
  );
}

function CommandItem({ command }: { command: Command }) {
  const store = useCanvas();
  const enabled = useCanvasState((state) => isEnabled(command, state));
  return (
    <MenuItem
      label={command.label}
      chord={command.keys[0]}
      disabled={!enabled}
      onClick={() => store.perform(command)}
    />
  );
}

/** Commands as lines of a menu, a rule between their groups. */
export function CommandItems({ ids }: { ids: readonly string[] }) {
  const commands = ids.map(commandOf);
  const groups = GROUPS.filter((group) => commands.some((command) => command.group === group));
  return groups.map((group) => (
    <div key={group} className="border-b py-1 first:pt-0 last:border-0 last:pb-0">
      {commands
        .filter((command) => command.group === group)
        .map((command) => (
          <CommandItem key={command.id} command={command} />
        ))}
    </div>
  ));
}
