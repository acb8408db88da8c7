import {
  ArrowUpRight,
  Circle,
  Eraser,
  type LucideIcon,
  Minus,
  MousePointer2,
  Square,
  Type,
} from 'lucide-react';
import { selectTool, TOOL_TEXTS } from '#canvas/commands/tools.ts';
import { TOOLS, type Tool } from '#canvas/state.ts';
import { useCanvas, useCanvasState } from './canvas-store.ts';

const ICONS: Record<Tool, LucideIcon> = {
  move: MousePointer2,
  rect: Square,
  circle: Circle,
  line: Minus,
  arrow: ArrowUpRight,
  text: Type,
  eraser: Eraser,
};

/** The seven tools, of which one is selected. */
export function ToolButtons() {
  const store = useCanvas();
  const selected = useCanvasState((state) => state.tool);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls that is not a form's fieldset
    <div role="group" aria-label="Tools" className="flex w-full sm:w-auto">
      {TOOLS.map((tool) => {
        const { label, key } = TOOL_TEXTS[tool];
        const Icon = ICONS[tool];
        return (
          <button
            key={tool}
            type="button"
            aria-label={label}
            aria-pressed={tool === selected}
            title={`${label} (${key.toUpperCase()})`}
            onClick={() => store.update((state) => selectTool(state, tool))}
            className="grid h-9 min-w-9 flex-1 place-items-center rounded-md text-muted transition-colors hover:bg-surface-2 hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            <Icon size={17} strokeWidth={1.75} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
