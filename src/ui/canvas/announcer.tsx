import { useCanvasState } from './canvas-store.ts';

/** Says what happened to those who do not see it. */
export function Announcer() {
  const { text, count } = useCanvasState((state) => state.message);
  return (
    <p aria-live="polite" className="sr-only">
      {/* The same message twice has to be another text to be said again. */}
      {count % 2 === 0 ? text : `${text}\u00a0`}
    </p>
  );
}
