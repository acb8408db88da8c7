/** A value and how far rounding of the figures it is made of may have moved it. */
export interface Rounded {
  value: number;
  error: number;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const FUNCTIONS: Record<string, (x: number) => number> = {
  '√': Math.sqrt,
  ln: Math.log,
  exp: Math.exp,
  'log₂': Math.log2,
};
const TOKEN = /\s*(√|ln(?=\s*\()|exp(?=\s*\()|log₂|\$?\d[\d,]*(?:\.\d+)?%?|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[+−×÷/()])/y;

/** A written figure; one with decimals may be rounded by half of its last place. */
export function figureOf(text: string): Rounded {
  const digits = text.replace(/[$,%]/g, '');
  const scale = text.endsWith('%') ? 0.01 : 1;
  const places = digits.split('.')[1]?.length ?? 0;
  return { value: Number(digits) * scale, error: places > 0 ? (0.5 * scale) / 10 ** places : 0 };
}

/** @throws SyntaxError where something isn't part of a sum */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (let offset = 0; text.slice(offset).trim() !== ''; offset = TOKEN.lastIndex) {
    TOKEN.lastIndex = offset;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new SyntaxError(`"${text.slice(offset)}" is no part of a sum`);
    tokens.push(token);
  }
  return tokens;
}

function apply(run: (x: number) => number, { value, error }: Rounded): Rounded {
  const moved = error === 0 ? 0 : Math.abs(run(value + error) - run(value));
  return { value: run(value), error: moved };
}

function multiply(left: Rounded, sign: string, right: Rounded): Rounded {
  const value = sign === '×' ? left.value * right.value : left.value / right.value;
  const share = left.error / Math.abs(left.value || 1) + right.error / Math.abs(right.value || 1);
  return { value, error: Math.abs(value) * share };
}

function add(left: Rounded, sign: string, right: Rounded): Rounded {
  const value = sign === '+' ? left.value + right.value : left.value - right.value;
  return { value, error: left.error + right.error };
}

/** A recursive descent over the tokens of one sum. */
class Sum {
  private next = 0;
  private readonly tokens: string[];

  constructor(tokens: string[]) {
    this.tokens = tokens;
  }

  whole(): Rounded {
    const result = this.terms();
    if (this.next < this.tokens.length) throw new SyntaxError('something follows the sum');
    return result;
  }

  private take(...wanted: string[]): string | undefined {
    return wanted.includes(this.tokens[this.next] ?? '') ? this.tokens[this.next++] : undefined;
  }

  private terms(): Rounded {
    let left = this.factors();
    for (let sign = this.take('+', '−'); sign; sign = this.take('+', '−'))
      left = add(left, sign, this.factors());
    return left;
  }

  private factors(): Rounded {
    let left = this.power();
    for (let sign = this.take('×', '÷', '/'); sign; sign = this.take('×', '÷', '/'))
      left = multiply(left, sign, this.power());
    return left;
  }

  private power(): Rounded {
    if (this.take('−')) return apply((x) => -x, this.power());
    const run = FUNCTIONS[this.take(...Object.keys(FUNCTIONS)) ?? ''];
    const base = run ? apply(run, this.atom()) : this.atom();
    const digits = [...(this.tokens[this.next] ?? '')].map((digit) => SUPERSCRIPTS.indexOf(digit));
    if (digits.length === 0 || digits.includes(-1)) return base;
    this.next++;
    return apply((x) => x ** Number(digits.join('')), base);
  }

  private atom(): Rounded {
    if (this.take('(')) {
      const inner = this.terms();
      if (!this.take(')')) throw new SyntaxError('a parenthesis is open');
      return inner;
    }
    const token = this.tokens[this.next++];
    if (!token || !/^\$?\d/.test(token)) throw new SyntaxError('a figure is missing');
    return figureOf(token);
  }
}

/** Works out a sum as it is written in prose, "16 × 0.09 ÷ 0.0001"; undefined where the text isn't one, or only part of one. */
export function evaluateSum(text: string): Rounded | undefined {
  try {
    return new Sum(tokensOf(text)).whole();
  } catch (error) {
    if (error instanceof SyntaxError) return;
    throw error;
  }
}
