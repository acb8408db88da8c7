import { cancel } from '../gestures/release.ts';
import type { CanvasState } from '../state.ts';
import { arrangeCommands } from './arrange.ts';
import type { Command } from './command.ts';
import { editCommands } from './edit.ts';
import { insertCommands } from './insert.ts';
import { selectCommands } from './select.ts';
import { styleCommands } from './style.ts';
import { toolCommands } from './tools.ts';
import { viewCommands } from './view.ts';

/** Every command of the canvas. Where two have the same key, the first one that is possible has it. */
export const COMMANDS: readonly Command[] = [
  ...toolCommands,
  ...insertCommands,
  ...editCommands,
  ...styleCommands,
  ...arrangeCommands,
  ...selectCommands,
  ...viewCommands,
];

const index = new Map(COMMANDS.map((command) => [command.id, command]));

/** The command of that id. @throws Error when there is none: ids are written in the code. */
export function commandOf(id: string): Command {
  const command = index.get(id);
  if (!command) throw new Error(`there is no command ${id}`);
  return command;
}

/** Whether a command can be performed now. */
export const isEnabled = (command: Command, state: CanvasState): boolean =>
  !(command.edits && state.readOnly) && command.enabled(state);

/**
 * What a command makes of the state; the state itself where it is not possible now. A gesture that is in
 * progress is taken back before the drawing changes.
 */
export function perform(command: Command, before: CanvasState): CanvasState {
  const state = command.edits ? cancel(before) : before;
  return isEnabled(command, state) ? command.perform(state) : state;
}

/** The command that a key chord stands for now. */
export const commandFor = (chord: string, state: CanvasState): Command | undefined =>
  COMMANDS.find((command) => command.keys.includes(chord) && isEnabled(command, state));
