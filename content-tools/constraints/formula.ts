/** What follows a name: `nums[i + 1]`, `s.length`, `Node.val`; `nodes` counts those of a list, tree or graph. */
export type Step = 'length' | 'val' | 'nodes' | { index: Expression };

/** A place in the input, `board[i][j]`, or a name that a constraint gives to a number. */
export interface Name {
  kind: 'name';
  name: string;
  steps: Step[];
}

export type Expression =
  | { kind: 'number'; value: number }
  | Name
  | { kind: 'arithmetic'; operator: '+' | '-' | '*' | '^'; left: Expression; right: Expression };

const COMPARISONS = ['<=', '<', '==', '!='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** `0 <= a, b < n`: every expression of a side is compared with every one of the next. */
export interface Chain {
  sides: Expression[][];
  comparisons: Comparison[];
}

const TOKEN = /\s*(\d+|[A-Za-z_]\w*|<=|==|!=|[<+\-*^()[\],.])/y;

/** A text that should be a formula and is not. */
export class FormulaError extends Error {
  override name = 'FormulaError';
}

function tokens(text: string): string[] {
  const found: string[] = [];
  let at = 0;
  while (at < text.trimEnd().length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new FormulaError(`has no meaning from "${text.slice(at)}" on`);
    found.push(token);
    at = TOKEN.lastIndex;
  }
  return found;
}

/** Recursive descent, `^` before the sign before `*` before `+` and `-`. */
class Parser {
  readonly #tokens: string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = tokens(text);
  }

  #stop(): never {
    const token = this.#tokens[this.#at];
    throw new FormulaError(token === undefined ? 'ends too early' : `"${token}" cannot stand there`);
  }

  #next<Token extends string>(...wanted: readonly Token[]): Token | undefined {
    const token = wanted.find((candidate) => candidate === this.#tokens[this.#at]);
    if (token !== undefined) this.#at++;
    return token;
  }

  #expect(token: string): void {
    if (this.#next(token) === undefined) this.#stop();
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
    return step ?? this.#stop();
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
    if (name === undefined) this.#stop();
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

  #end(): void {
    if (this.#at < this.#tokens.length) this.#stop();
  }

  chain(): Chain {
    const chain: Chain = { sides: [this.#side()], comparisons: [] };
    for (let sign = this.#next(...COMPARISONS); sign; sign = this.#next(...COMPARISONS)) {
      chain.comparisons.push(sign);
      chain.sides.push(this.#side());
    }
    this.#end();
    if (chain.comparisons.length === 0) throw new FormulaError('compares nothing');
    return chain;
  }

  quantity(): Expression {
    const found = this.#sum();
    this.#end();
    return found;
  }

  places(): Name[] {
    const found = this.#side();
    this.#end();
    return found.map((place) => {
      if (place.kind !== 'name') throw new FormulaError('holds something else than names');
      return place;
    });
  }
}

/** Parses `-2^31 <= nums[i], target <= 2^31 - 1` and the like. @throws {FormulaError} */
export const parseChain = (text: string): Chain => new Parser(text).chain();

/** Parses arithmetic without a comparison: `nums.length + 1`. @throws {FormulaError} */
export const parseQuantity = (text: string | number): Expression => new Parser(String(text)).quantity();

/** Parses names with their steps: `board[i][j], word`. @throws {FormulaError} */
export const parsePlaces = (text: string): Name[] => new Parser(text).places();

const ARITHMETIC = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '^': (left: number, right: number) => left ** right,
};

export const calculate = (operator: keyof typeof ARITHMETIC, left: number, right: number): number =>
  ARITHMETIC[operator](left, right);
