import rows from 'virtual:dataset/rows';
import type { NavigateFunction } from 'react-router';
import { paths } from '#paths.ts';
import { progress } from '#storage/records.ts';
import { hideDifficulty, type Preference, togglePreference, vimMode } from '#storage/settings.ts';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { toast } from '#ui/toast.tsx';
import { openOverlay } from '../overlay.ts';
import { toggleSidebar } from '../sidebar-state.ts';
import { setTheme, shownTheme } from '../theme.ts';
import { startTour } from '../tour/start-tour.ts';

/** Something the palette does instead of leading somewhere. */
export interface Command {
  id: string;
  label: string;
  /** Further words it is found by. */
  words: string;
  chord?: string;
  perform: (navigate: NavigateFunction) => void;
}

/** Turns a preference over and says so, since what it changes may not be on screen. */
async function toggle(preference: Preference<boolean>, texts: { on: string; off: string }): Promise<void> {
  const on = await togglePreference(preference);
  toast({ text: on ? texts.on : texts.off, undo: () => void togglePreference(preference) });
}

async function openRandomQuestion(navigate: NavigateFunction): Promise<void> {
  const solved = new Set(
    (await progress.list()).filter(({ status }) => status === 'solved').map(({ id }) => id),
  );
  const written = rows.flatMap(({ written, databaseId }) => (written && databaseId ? [databaseId] : []));
  const left = written.filter((id) => !solved.has(id));
  const from = left.length > 0 ? left : written;
  await navigate(paths.question(from[Math.floor(Math.random() * from.length)] ?? ''));
}

export const COMMANDS: readonly Command[] = [
  {
    id: 'theme',
    label: 'Switch between light and dark theme',
    words: 'night mode colors appearance toggle',
    perform: () => setTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
  },
  {
    id: 'sidebar',
    label: 'Collapse or expand the sidebar',
    words: 'toggle menu navigation',
    perform: toggleSidebar,
  },
  {
    id: 'shortcuts',
    label: 'Show all shortcuts',
    words: 'keyboard keys help sheet hotkeys',
    chord: SHORTCUTS.sheet.chord,
    perform: () => openOverlay('shortcuts'),
  },
  {
    id: 'tour',
    label: 'Take the tour',
    words: 'help introduction start new guide',
    perform: startTour,
  },
  {
    id: 'backup',
    label: 'Download a backup of everything',
    words: 'export save data file',
    perform: () => void import('../download-backup.ts').then(({ downloadBackup }) => downloadBackup()),
  },
  {
    id: 'random',
    label: 'Open a random coding question',
    words: 'surprise unsolved practice',
    perform: (navigate) => void openRandomQuestion(navigate),
  },
  {
    id: 'difficulty',
    label: 'Hide or show difficulty and topics',
    words: 'preference spoiler toggle',
    perform: () =>
      void toggle(hideDifficulty, {
        on: 'Difficulty and topics are hidden.',
        off: 'Difficulty and topics are shown.',
      }),
  },
  {
    id: 'vim',
    label: 'Turn Vim mode on or off',
    words: 'preference editor keys toggle',
    perform: () =>
      void toggle(vimMode, { on: 'Vim mode is on in the editor.', off: 'Vim mode is off in the editor.' }),
  },
];
