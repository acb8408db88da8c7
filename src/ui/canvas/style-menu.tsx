import { Palette } from 'lucide-react';
import type { ReactNode } from 'react';
import { commandOf } from '#canvas/commands/commands.ts';
import { pick } from '#canvas/drawing.ts';
import { COLORS } from '#canvas/shape.ts';
import { Menu } from '../menu.tsx';
import { useCanvas, useCanvasState } from './canvas-store.ts';

const SWATCHES = [undefined, ...COLORS];

/** The color of what is selected; `children` are further commands. */
export function StyleMenu({ children }: { children: ReactNode }) {
  const store = useCanvas();
  // The one color that all of them have; null where they differ.
  const color = useCanvasState(({ drawing, selection }) => {
    const colors = new Set(pick(drawing, selection).map((shape) => shape.color));
    return colors.size === 1 ? [...colors][0] : null;
  });
  return (
    <Menu
      label="Style"
      above
      closesOnClick
      trigger={<Palette size={17} strokeWidth={1.75} role="img" aria-label="Style" />}
      triggerClass="grid size-9 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
    >
      <div className="flex border-b pb-1.5">
        {SWATCHES.map((swatch) => {
          const command = commandOf(`color-${swatch ?? 'default'}`);
          return (
            <button
              key={command.id}
              type="button"
              title={command.label}
              aria-label={command.label}
              aria-pressed={color === swatch}
              data-color={swatch}
              onClick={() => store.perform(command)}
              className="canvas-swatch"
            />
          );
        })}
      </div>
      <div className="pt-1.5">{children}</div>
    </Menu>
  );
}
