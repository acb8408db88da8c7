/** A tree of two questions about somebody who may leave, with the risk in each leaf and how often each answer is yes. */
export interface RiskTree {
  /** Skipped fewer than four boxes; four or more and not new; four or more and new. */
  leaves: readonly [calm: number, skipping: number, skippingAndNew: number];
  skips: number;
  isNew: number;
}

type Answer = boolean | undefined;

/** What the tree says on average if only some answers are known. */
export function expected({ leaves, skips, isNew }: RiskTree, skipped: Answer, fresh: Answer): number {
  const newShare = fresh === undefined ? isNew : Number(fresh);
  const skipShare = skipped === undefined ? skips : Number(skipped);
  const whenSkipping = newShare * leaves[2] + (1 - newShare) * leaves[1];
  return skipShare * whenSkipping + (1 - skipShare) * leaves[0];
}

/** How far each answer moves the prediction from the average, as the mean over both orders (Shapley values). */
export function attribute(tree: RiskTree, skipped: boolean, fresh: boolean) {
  const base = expected(tree, undefined, undefined);
  const [onlySkipped, onlyNew] = [expected(tree, skipped, undefined), expected(tree, undefined, fresh)];
  const all = expected(tree, skipped, fresh);
  return {
    base,
    all,
    orders: [
      { skipped: onlySkipped - base, isNew: all - onlySkipped },
      { skipped: all - onlyNew, isNew: onlyNew - base },
    ],
    skipped: (onlySkipped - base + all - onlyNew) / 2,
    isNew: (all - onlySkipped + onlyNew - base) / 2,
  };
}
