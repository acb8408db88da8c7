/** A key chord, as `keys.ts` writes it, and what it does. */
export interface Shortcut {
  label: string;
  chord: string;
}

/**
 * The product's shortcuts beside those of the canvas, which are its commands. What listens to one, hints at
 * one or lists them reads them here.
 */
export const SHORTCUTS = {
  search: { label: 'Search everything', chord: 'Mod+k' },
  sheet: { label: 'Show all shortcuts', chord: '?' },
  settings: { label: 'Settings', chord: 'Mod+,' },
  find: { label: 'Search questions on this page', chord: '/' },
  nextQuestion: { label: 'Next question', chord: 'Alt+Shift+ArrowRight' },
  previousQuestion: { label: 'Previous question', chord: 'Alt+Shift+ArrowLeft' },
  run: { label: 'Run', chord: 'Mod+Enter' },
  submit: { label: 'Submit', chord: 'Shift+Enter' },
  ask: { label: 'Get an answer', chord: 'Mod+Enter' },
} as const satisfies Record<string, Shortcut>;

/** The keys of the dry run's player. */
export const DRY_RUN_SHORTCUTS = {
  play: { label: 'Play or pause', chord: ' ' },
  forward: { label: 'Next step', chord: 'ArrowRight' },
  back: { label: 'Previous step', chord: 'ArrowLeft' },
  over: { label: 'Step over calls', chord: 'ArrowDown' },
  overBack: { label: 'Step back over calls', chord: 'ArrowUp' },
  out: { label: 'Step out of the call', chord: 'o' },
  start: { label: 'First step', chord: 'Home' },
  end: { label: 'Last step', chord: 'End' },
} as const satisfies Record<string, Shortcut>;
