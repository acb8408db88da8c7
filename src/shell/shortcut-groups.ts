import { GROUPS } from '#canvas/commands/command.ts';
import { COMMANDS } from '#canvas/commands/commands.ts';
import { DRY_RUN_SHORTCUTS, SHORTCUTS, type Shortcut } from '#ui/shortcuts.ts';

interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** What the shortcut sheet lists; the canvas's keys are its commands'. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      SHORTCUTS.search,
      SHORTCUTS.sheet,
      SHORTCUTS.settings,
      { label: 'Close a panel or exit full screen', chord: 'Escape' },
    ],
  },
  {
    title: 'Search',
    shortcuts: [
      { label: 'Next result', chord: 'ArrowDown' },
      { label: 'Previous result', chord: 'ArrowUp' },
      { label: 'First result', chord: 'Home' },
      { label: 'Last result', chord: 'End' },
      { label: 'Open', chord: 'Enter' },
      { label: 'Open in a new tab', chord: 'Mod+Enter' },
    ],
  },
  {
    title: 'Tables of questions',
    shortcuts: [
      SHORTCUTS.find,
      { label: 'Next question', chord: 'ArrowDown' },
      { label: 'Previous question', chord: 'ArrowUp' },
    ],
  },
  { title: 'Every question', shortcuts: [SHORTCUTS.nextQuestion, SHORTCUTS.previousQuestion] },
  {
    title: 'Coding question',
    shortcuts: [
      SHORTCUTS.run,
      SHORTCUTS.submit,
      { label: 'Insert four spaces in the editor', chord: 'Tab' },
      { label: 'Esc, then Tab: leave the editor', chord: 'Escape' },
    ],
  },
  { title: 'Dry run', shortcuts: Object.values(DRY_RUN_SHORTCUTS) },
  { title: 'Ask a Question', shortcuts: [SHORTCUTS.ask] },
  ...GROUPS.map((group) => ({
    title: `Drawing canvas: ${group}`,
    shortcuts: COMMANDS.filter((command) => command.group === group).flatMap(({ label, keys: [chord] }) =>
      chord ? [{ label, chord }] : [],
    ),
  })),
];
