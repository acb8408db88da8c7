import type { LucideIcon } from 'lucide-react';
import { commandOf, isEnabled } from '#canvas/commands/commands.ts';
import { IconButton } from '../icon-button.tsx';
import { useChordText } from '../use-chord-text.ts';
import { useCanvas, useCanvasState } from './canvas-store.ts';

interface Props {
  id: string;
  icon: LucideIcon;
  /** Instead of the command's own label. */
  label?: string;
  pressed?: boolean;
  className?: string;
}

/** A button that performs one command of the canvas; its tooltip says the key. */
export function CommandButton({ id, icon, label, pressed, className = '' }: Props) {
  const store = useCanvas();
  const command = commandOf(id);
  const enabled = useCanvasState((state) => isEnabled(command, state));
  const chordText = useChordText();
  const [key] = command.keys;
  const name = label ?? command.label;
  return (
    <IconButton
      label={name}
      title={key ? `${name} (${chordText(key)})` : name}
      icon={icon}
      // Stays focusable: the focus would be lost with the last undo.
      aria-disabled={!enabled}
      aria-pressed={pressed}
      onClick={() => store.perform(command)}
      className={`aria-disabled:cursor-default aria-disabled:opacity-40 ${pressed ? '!bg-accent-soft !text-accent' : ''} ${className}`}
    />
  );
}
