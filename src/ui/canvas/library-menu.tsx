import { Blocks, ChevronDown } from 'lucide-react';
import { addKind } from '#canvas/commands/insert.ts';
import { LIBRARY } from '#canvas/library.ts';
import type { Box } from '#canvas/shape.ts';
import { Menu } from '../menu.tsx';
import { useCanvas } from './canvas-store.ts';
import { ShapeView } from './shape-view.tsx';

const PREVIEW = { w: 56, h: 36 };

/** The ready-made shapes of system designs; a click adds one near the middle of what is seen. */
export function LibraryMenu({ onAdded }: { onAdded: () => void }) {
  const store = useCanvas();
  return (
    <Menu
      label="System design shapes"
      align="start"
      closesOnClick
      trigger={
        <>
          <Blocks size={17} strokeWidth={1.75} aria-hidden />
          Shapes
          <ChevronDown size={13} aria-hidden />
        </>
      }
      triggerClass="flex h-9 items-center gap-1.5 rounded-md px-2 text-sm text-muted hover:bg-surface-2 hover:text-text"
    >
      <div className="grid w-64 grid-cols-2 gap-1">
        {LIBRARY.map(({ kind, label }, index) => {
          const shape: Box = { id: kind, type: 'rect', kind, x: 3, y: 3, ...PREVIEW, text: '' };
          return (
            <button
              key={kind}
              type="button"
              title={`${label} (${index + 1})`}
              onClick={() => {
                store.update((state) => addKind(state, kind));
                onAdded();
              }}
              className="flex flex-col items-center gap-1.5 rounded-md px-1 pt-2.5 pb-1.5 text-sm hover:bg-surface-2"
            >
              <svg width={PREVIEW.w + 6} height={PREVIEW.h + 6} aria-hidden="true">
                <ShapeView shape={shape} label="" idPrefix="library" writing={false} />
              </svg>
              {label}
            </button>
          );
        })}
      </div>
    </Menu>
  );
}
