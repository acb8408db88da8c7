import { cancel } from '../gestures/release.ts';
import { type CanvasState, say, type Tool } from '../state.ts';
import { type Command, command } from './command.ts';

/** The tools: what they are called, their key, and what they do, in a line. */
export const TOOL_TEXTS: Record<Tool, { label: string; key: string; hint: string }> = {
  move: {
    label: 'Move',
    key: 'v',
    hint: 'Drag to move, drag empty space to select.',
  },
  rect: { label: 'Rectangle', key: 'r', hint: 'Click to place a rectangle, or drag to draw its size.' },
  circle: { label: 'Circle', key: 'o', hint: 'Click to place a circle, or drag to draw its size.' },
  line: { label: 'Line', key: 'l', hint: 'Drag to draw a line. Between two shapes, it stays attached.' },
  arrow: { label: 'Arrow', key: 'a', hint: 'Drag to draw an arrow. Between two shapes, it stays attached.' },
  text: { label: 'Text', key: 't', hint: 'Click to place a text, then press Enter to write.' },
  eraser: { label: 'Eraser', key: 'e', hint: 'Click a shape to remove it. Lines: select and press Delete.' },
};

export function selectTool(state: CanvasState, tool: Tool): CanvasState {
  const kept = tool === 'move' ? state.selection : [];
  const next = { ...cancel(state), selection: kept, tool, joining: null, editing: null };
  return say(next, `${TOOL_TEXTS[tool].label} tool. ${TOOL_TEXTS[tool].hint}`);
}

export const toolCommands: Command[] = (Object.keys(TOOL_TEXTS) as Tool[]).map((tool) =>
  command({
    id: `tool-${tool}`,
    label: `${TOOL_TEXTS[tool].label} tool`,
    group: 'Tools',
    keys: [TOOL_TEXTS[tool].key],
    perform: (state) => selectTool(state, tool),
  }),
);
