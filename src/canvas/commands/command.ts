import type { CanvasState } from '../state.ts';

/** The headings under which help and menus list commands, in order. */
export const GROUPS = ['Tools', 'Add', 'Select', 'Edit', 'Style', 'Arrange', 'View'] as const;
export type Group = (typeof GROUPS)[number];

/** Something one can do to the canvas: what buttons, menus, keys and help are made from. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly group: Group;
  /** Key chords, as `keys.ts` names them; the first one is shown. */
  readonly keys: readonly string[];
  /** Changes the drawing, so it does not exist where the canvas is read-only. */
  readonly edits: boolean;
  readonly enabled: (state: CanvasState) => boolean;
  readonly perform: (state: CanvasState) => CanvasState;
}

type Parts = Partial<Pick<Command, 'keys' | 'edits' | 'enabled'>> &
  Pick<Command, 'id' | 'label' | 'group' | 'perform'>;

/** A command that, unless it says otherwise, edits, has no key and is always possible. */
export const command = (parts: Parts): Command => ({
  keys: [],
  edits: true,
  enabled: () => true,
  ...parts,
});

export const hasSelection = ({ selection }: CanvasState): boolean => selection.length > 0;
