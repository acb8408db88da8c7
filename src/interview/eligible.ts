/** What is known of a question that could be asked. */
export interface PoolRow {
  id: string;
  difficulty: string;
  companies: readonly string[];
}

/** What the user wants to be asked; an empty text or false leaves that open. */
export interface Wish {
  difficulty: string;
  company: string;
  /** Only questions that were never opened for an answer. */
  unseen: boolean;
}

/**
 * The questions that a wish leaves.
 * @param seen ids of questions that were attempted or asked before
 */
export const eligible = <Row extends PoolRow>(
  rows: readonly Row[],
  wish: Wish,
  seen: ReadonlySet<string>,
): Row[] =>
  rows.filter(
    ({ id, difficulty, companies }) =>
      (!wish.difficulty || difficulty === wish.difficulty) &&
      (!wish.company || companies.includes(wish.company)) &&
      !(wish.unseen && seen.has(id)),
  );
