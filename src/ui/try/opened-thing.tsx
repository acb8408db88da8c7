import type { ThingId } from '#dataset/things.ts';
import { PARTS } from './parts.ts';

/** A thing to try that was opened. The list of all of them is loaded with the first one, not with the lesson. */
export default function OpenedThing({ id }: { id: ThingId }) {
  const Part = PARTS[id];
  return <Part fallback={<p className="text-sm text-muted">Loading…</p>} />;
}
