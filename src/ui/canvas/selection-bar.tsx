import { AlignCenterHorizontal, Cable, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useFocusRecovery } from '../focus-recovery.ts';
import { Menu } from '../menu.tsx';
import { useCanvasState } from './canvas-store.ts';
import { CommandButton } from './command-button.tsx';
import { CommandItems } from './command-menu.tsx';
import { StyleMenu } from './style-menu.tsx';

const ARRANGE = [
  'group',
  'ungroup',
  'align-left',
  'align-center',
  'align-right',
  'align-top',
  'align-middle',
  'align-bottom',
  'distribute-x',
  'distribute-y',
  'to-front',
  'to-back',
];

/** What can be done with what is selected, for those without a keyboard too. */
export function SelectionBar({ surface }: { surface: RefObject<HTMLElement | null> }) {
  const bar = useFocusRecovery(surface);
  const any = useCanvasState((state) => state.selection.length > 0 && !state.editing && !state.gesture);
  if (!any) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls that is not a form's fieldset
    <div ref={bar} role="group" aria-label="Selected shapes" className="canvas-floating shadow-sm">
      <CommandButton id="edit-text" icon={Pencil} />
      <CommandButton id="join" icon={Cable} />
      <CommandButton id="duplicate" icon={CopyPlus} />
      <StyleMenu>
        <CommandItems ids={['dash', 'elbow', 'head']} />
      </StyleMenu>
      <Menu
        label="Arrange"
        above
        closesOnClick
        trigger={<AlignCenterHorizontal size={17} strokeWidth={1.75} role="img" aria-label="Arrange" />}
        triggerClass="grid size-9 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
      >
        <CommandItems ids={ARRANGE} />
      </Menu>
      <CommandButton id="delete" icon={Trash2} />
    </div>
  );
}
