import { memo } from 'react';
import { useCanvasState } from './canvas-store.ts';
import { ShapeView } from './shape-view.tsx';
import { useLabels } from './use-labels.ts';

/** All shapes, from the bottom up. */
export const ShapesLayer = memo(function ShapesLayer({ idPrefix }: { idPrefix: string }) {
  const shapes = useCanvasState(({ drawing }) => drawing.shapes);
  const editing = useCanvasState((state) => state.editing);
  const { byId } = useLabels();
  return shapes.map((shape) => (
    <ShapeView
      key={shape.id}
      shape={shape}
      label={byId.get(shape.id) ?? shape.type}
      idPrefix={idPrefix}
      writing={shape.id === editing}
    />
  ));
});
