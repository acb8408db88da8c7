/** What follows a name: `nums[i + 1]`, `s.length`, `Node.val`; `nodes` counts those of a list, tree or graph. */
export type Step = 'length' | 'val' | 'nodes' | { index: Expression };

export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string; steps: Step[] }
  | { kind: 'arithmetic'; operator: '+' | '-' | '*' | '^'; left: Expression; right: Expression };

const COMPARISONS = ['<=', '<', '==', '!='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** `0 <= a, b < n`: every expression of a side is compared with every one of the next. */
export interface Chain {
  sides: Expression[][];
  comparisons: Comparison[];
}

const TOKEN = /\s*(\d+|[A-Za-z_]\w*|<=|==|!=|[<+\-*^()[\],.])/y;

function tokens(text: string): string[] | undefined {
  const found: string[] = [];
  let at = 0;
  while (at < text.trimEnd().length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) return;
    found.push(token);
    at = TOKEN.lastIndex;
  }
  return found;
}

/** Thrown where a text is something else than arithmetic and comparisons. */
class NotRead extends Error {}

/** Recursive descent, `^` before the sign before `*` before `+` and `-`. */
class Parser {
  readonly #tokens: string[];
  #at = 0;

  constructor(tokens: string[]) {
    this.#tokens = tokens;
  }

  #next<Token extends string>(...wanted: readonly Token[]): Token | undefined {
    const token = wanted.find((candidate) => candidate === this.#tokens[this.#at]);
    if (token !== undefined) this.#at++;
    return token;
  }

  #expect(token: string): void {
    if (this.#next(token) === undefined) throw new NotRead();
  }

  #word(pattern: RegExp): string | undefined {
    const token = this.#tokens[this.#at];
    if (token === undefined || !pattern.test(token)) return;
    this.#at++;
    return token;
  }

  #step(): Step | undefined {
    if (this.#next('[')) {
      const index = this.#sum();
      this.#expect(']');
      return { index };
    }
    if (!this.#next('.')) return;
    const step = this.#next('length', 'val');
    if (!step) throw new NotRead();
    return step;
  }

  #atom(): Expression {
    const digits = this.#word(/^\d/);
    if (digits !== undefined) return { kind: 'number', value: Number(digits) };
    if (this.#next('(')) {
      const inside = this.#sum();
      this.#expect(')');
      return inside;
    }
    const name = this.#word(/^[A-Za-z_]/);
    if (name === undefined) throw new NotRead();
    const steps: Step[] = [];
    for (let step = this.#step(); step; step = this.#step()) steps.push(step);
    return { kind: 'name', name, steps };
  }

  #signed(): Expression {
    if (this.#next('-')) {
      const zero: Expression = { kind: 'number', value: 0 };
      return { kind: 'arithmetic', operator: '-', left: zero, right: this.#signed() };
    }
    const left = this.#atom();
    return this.#next('^') ? { kind: 'arithmetic', operator: '^', left, right: this.#signed() } : left;
  }

  #leftToRight(operators: readonly ('+' | '-' | '*')[], operand: () => Expression): Expression {
    let left = operand();
    for (let operator = this.#next(...operators); operator; operator = this.#next(...operators)) {
      left = { kind: 'arithmetic', operator, left, right: operand() };
    }
    return left;
  }

  #sum = (): Expression =>
    this.#leftToRight(['+', '-'], () => this.#leftToRight(['*'], () => this.#signed()));

  #side(): Expression[] {
    const side = [this.#sum()];
    while (this.#next(',')) side.push(this.#sum());
    return side;
  }

  chain(): Chain {
    const chain: Chain = { sides: [this.#side()], comparisons: [] };
    for (let sign = this.#next(...COMPARISONS); sign; sign = this.#next(...COMPARISONS)) {
      chain.comparisons.push(sign);
      chain.sides.push(this.#side());
    }
    if (this.#at < this.#tokens.length || chain.comparisons.length === 0) throw new NotRead();
    return chain;
  }
}

/** Reads `-2^31 <= nums[i], target <= 2^31 - 1` and the like; nothing where the text is no comparison. */
export function parseChain(text: string): Chain | undefined {
  const found = tokens(text);
  if (!found) return;
  try {
    return new Parser(found).chain();
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
  }
}

/** A name with its steps, such as `board[i][j]`. */
export function parseName(text: string): Expression | undefined {
  const side = parseChain(`${text} == 0`)?.sides[0];
  const [name] = side ?? [];
  return side?.length === 1 && name?.kind === 'name' ? name : undefined;
}
