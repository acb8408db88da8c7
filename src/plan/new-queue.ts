import type { Candidate, Goal, PracticeRecord } from './model.ts';
import { queueOf } from './queue.ts';
import { sharesOf } from './shares.ts';

type Kind = Candidate['kind'];

interface Waiting extends Candidate {
  /** As few minutes as it may be done in where a day has no more. */
  shortest: number;
}

/** Part of its time in which a sitting can still be done: 45 minutes of a design in half an hour. */
const SHORTEST_PART = 2 / 3;

/** New material, each kind in its order, of which the kind that lags behind its share comes next. */
export class NewQueue {
  readonly #wanted: readonly Candidate[];
  readonly #shares: ReadonlyMap<Kind, number>;
  readonly #queues: ReadonlyMap<Kind, Waiting[]>;
  /** Ids of what is not done and not taken yet. */
  readonly #missing: Set<string>;
  /** Kinds of what builds on a candidate, by its id. */
  readonly #basis = new Map<string, Set<Kind>>();
  /** Minutes that each kind has had since the plan was made, or the kinds that come first would have all the days. */
  readonly #used = new Map<Kind, number>();

  /** @param capacity minutes that the whole plan has for new material */
  constructor(wanted: readonly Candidate[], capacity: number, goal: Goal, record: PracticeRecord) {
    this.#wanted = wanted;
    this.#shares = sharesOf(goal);
    const whole = [...this.#shares.values()].reduce((sum, share) => sum + share, 0);
    for (const { needs = [], kind } of wanted)
      for (const need of needs) this.#basis.set(need, (this.#basis.get(need) ?? new Set()).add(kind));
    for (const each of wanted) if ((record.done.get(each.id) ?? '') >= record.since) this.#charge(each);
    const open = wanted.filter(({ id }) => !record.done.has(id)).map((each) => fitted(each, goal));
    this.#missing = new Set(open.map(({ id }) => id));
    this.#queues = new Map(
      [...this.#shares].map(([kind, share]) => [
        kind,
        queueOf(
          open.filter((candidate) => candidate.kind === kind),
          (capacity * share) / whole,
          goal,
          record,
        ),
      ]),
    );
  }

  /**
   * Takes out what comes next and fits.
   * @param shorten whether it may take a little less time than it usually does
   */
  take(left: number, shorten: boolean): Candidate | undefined {
    const lag = (kind: Kind) => (this.#used.get(kind) ?? 0) / (this.#shares.get(kind) ?? 1);
    const fits = ({ minutes, shortest }: Waiting) => (shorten ? shortest : minutes) <= left;
    for (const kind of [...this.#shares.keys()].sort((a, b) => lag(a) - lag(b))) {
      const queue = this.#queues.get(kind) ?? [];
      const ready = queue.filter((each) => this.#needsOf(each).length === 0);
      // Where all of a kind builds on another, what the first builds on is the way there.
      const groundwork = ready.length === 0 && queue[0] ? this.#groundworkOf(queue[0]) : undefined;
      const next = groundwork ? [groundwork].find(fits) : ready.find(fits);
      if (next) return this.#takeOut({ ...next, minutes: Math.min(next.minutes, left) });
    }
    return undefined;
  }

  /** All that nobody took, each kind's most useful first. */
  left(): Candidate[] {
    const originals = new Map(this.#wanted.map((candidate) => [candidate.id, candidate]));
    return [...this.#queues.values()].flat().flatMap(({ id }) => originals.get(id) ?? []);
  }

  #needsOf({ needs = [] }: Candidate): string[] {
    return needs.filter((need) => this.#missing.has(need));
  }

  /** The first thing to learn on the way to a candidate. */
  #groundworkOf(candidate: Waiting): Waiting {
    const [need] = this.#needsOf(candidate);
    const found = [...this.#queues.values()].flat().find(({ id }) => id === need);
    return found ? this.#groundworkOf(found) : candidate;
  }

  #takeOut({ shortest: _, ...candidate }: Waiting): Candidate {
    const queue = this.#queues.get(candidate.kind) ?? [];
    const index = queue.findIndex(({ id }) => id === candidate.id);
    queue.splice(index, 1);
    this.#missing.delete(candidate.id);
    this.#charge(candidate);
    return candidate;
  }

  /** What another kind builds on counts for both, in equal parts. */
  #charge({ id, kind, minutes }: Candidate): void {
    const kinds = new Set([kind, ...(this.#basis.get(id) ?? [])]);
    for (const each of kinds) this.#used.set(each, (this.#used.get(each) ?? 0) + minutes / kinds.size);
  }
}

/** A candidate in the user's day: no sitting is longer than that, and questions and designs may be a little shorter. */
function fitted(candidate: Candidate, { minutesPerDay }: Goal): Waiting {
  const { kind } = candidate;
  const minutes = Math.min(candidate.minutes, minutesPerDay);
  const part = kind === 'question' || kind === 'design' ? SHORTEST_PART : 1;
  return { ...candidate, minutes, shortest: Math.min(minutes, candidate.minutes * part) };
}
