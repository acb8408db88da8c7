import { type KeyboardEvent, useEffect, useRef } from 'react';
import { endWriting, write } from '#canvas/commands/edit.ts';
import { byId } from '#canvas/drawing.ts';
import { boundsOf, middle } from '#canvas/geometry.ts';
import { isLine, LONGEST_TEXT } from '#canvas/shape.ts';
import { toScreen } from '#canvas/view.ts';
import { LINE_HEIGHT, textWidth } from '#canvas/words.ts';
import { useCanvas, useCanvasState } from './canvas-store.ts';

const LINE_LABEL = { least: 120, padding: 24 };

/** A text field over the shape whose text is being written. Escape or Ctrl+Enter ends it. */
export function TextEditor({ onEnd }: { onEnd: () => void }) {
  const store = useCanvas();
  const shape = useCanvasState(({ drawing, editing }) => byId(drawing).get(editing ?? ''));
  const view = useCanvasState((state) => state.view);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = shape?.id;
  useEffect(() => {
    if (!id) return;
    field.current?.focus();
    field.current?.select();
  }, [id]);
  if (!shape) return null;
  const end = () => {
    store.update(endWriting);
    onEnd();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const done = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!done) return;
    event.preventDefault();
    end();
  };
  const rows = Math.max(1, shape.text.split('\n').length);
  const box = boundsOf(shape);
  const { x, y } = middle(box);
  const width = isLine(shape)
    ? Math.max(
        LINE_LABEL.least,
        ...shape.text.split('\n').map((line) => textWidth(line) + LINE_LABEL.padding),
      )
    : box.w;
  const height = isLine(shape) ? rows * LINE_HEIGHT + 12 : box.h;
  const at = toScreen(view, { x: x - width / 2, y: y - height / 2 });
  return (
    <textarea
      ref={field}
      aria-label="Text of the shape"
      value={shape.text}
      maxLength={LONGEST_TEXT}
      onChange={(event) => store.update((state) => write(state, event.target.value))}
      onBlur={() => store.update(endWriting)}
      onKeyDown={press}
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
      spellCheck={false}
      className="canvas-field"
      style={{
        left: at.x,
        top: at.y,
        width,
        height,
        paddingTop: Math.max(2, (height - rows * LINE_HEIGHT) / 2),
        transform: `scale(${view.zoom / 100})`,
      }}
    />
  );
}
