import { pick } from '#canvas/drawing.ts';
import { pathData } from '#canvas/figure.ts';
import { boundsOf, grown, rectBetween } from '#canvas/geometry.ts';
import { frameOf, handlesOf } from '#canvas/handles.ts';
import { isLine } from '#canvas/shape.ts';
import type { Guide } from '#canvas/snap.ts';
import { useCanvasState } from './canvas-store.ts';

/** More single frames than this are noise; the frame around all of them says enough. */
const MOST_FRAMES = 60;

/** What lies over the drawing: frames of what is selected, handles, guides, the marquee. Sizes are in screen pixels. */
export function Overlay() {
  const state = useCanvasState((current) => current);
  const { drawing, selection, gesture, guides, joining, view } = state;
  const unit = 100 / view.zoom;
  const selected = pick(drawing, selection);
  const frame = selected.length > 0 ? frameOf(state) : null;
  const from = joining ? pick(drawing, [joining])[0] : undefined;
  return (
    <g className="canvas-overlay">
      {selected.length <= MOST_FRAMES &&
        selected.map((shape) =>
          isLine(shape) ? (
            <path key={shape.id} d={pathData(shape)} className="canvas-halo" />
          ) : (
            selected.length > 1 && (
              <rect key={shape.id} {...sizes(boundsOf(shape))} className="canvas-member" />
            )
          ),
        )}
      {frame && <rect {...sizes(frame)} className="canvas-frame" />}
      {from && <rect {...sizes(grown(boundsOf(from), 4 * unit))} className="canvas-joining" />}
      {handlesOf(state).map((handle) => (
        <rect
          key={handle.kind === 'edge' ? handle.edge : handle.which}
          x={handle.at.x - 4.5 * unit}
          y={handle.at.y - 4.5 * unit}
          width={9 * unit}
          height={9 * unit}
          rx={(handle.kind === 'edge' ? 2 : 4.5) * unit}
          className="canvas-handle"
          style={{ cursor: handle.kind === 'edge' ? `${handle.edge}-resize` : 'crosshair' }}
        />
      ))}
      {guides.map((guide) => (
        <line key={guide.axis} {...guideLine(guide)} className="canvas-guide" />
      ))}
      {gesture?.type === 'marquee' && (
        <rect {...sizes(rectBetween(gesture.start, gesture.at))} className="canvas-marquee" />
      )}
    </g>
  );
}

const sizes = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({
  x,
  y,
  width: w,
  height: h,
});

const guideLine = ({ axis, at, start, end }: Guide) =>
  axis === 'x' ? { x1: at, x2: at, y1: start, y2: end } : { x1: start, x2: end, y1: at, y2: at };
