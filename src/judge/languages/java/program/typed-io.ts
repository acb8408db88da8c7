/** Java's reader of each type that needs no method of its own; `in` is the reader. */
const READERS: Record<string, string> = {
  int: 'in.integer()',
  Integer: 'in.integer()',
  long: 'in.whole()',
  Long: 'in.whole()',
  double: 'in.real()',
  Double: 'in.real()',
  boolean: 'in.bool()',
  Boolean: 'in.bool()',
  char: 'in.character()',
  Character: 'in.character()',
  String: 'in.string()',
  'int[]': 'in.integers()',
  ListNode: 'DryrunListNode.read(in)',
  TreeNode: 'DryrunTreeNode.read(in)',
  Node: 'DryrunGraphNode.read(in)',
};

const WRITERS: Record<string, string> = {
  ListNode: 'DryrunListNode.write',
  TreeNode: 'DryrunTreeNode.write',
  Node: 'DryrunGraphNode.write',
};

const BOXES: Record<string, string> = {
  int: 'Integer',
  long: 'Long',
  double: 'Double',
  boolean: 'Boolean',
  char: 'Character',
};

/** The helper of the judge for a node class. */
export const nodeHelper = (javaType: string): string | undefined =>
  WRITERS[javaType]?.slice(0, -'.write'.length);

const boxed = (type: string) => BOXES[type] ?? type;

/** What a list or an array is made of. */
export function elementOf(type: string): string {
  return type.endsWith('[]') ? type.slice(0, -2) : type.slice('List<'.length, -1);
}

const isMany = (type: string) => type.endsWith('[]') || type.startsWith('List<');

/** `new int[size][]` for `int[][]`. */
function newArray(type: string): string {
  const base = type.replaceAll('[]', '');
  return `new ${base}[items.size()]${type.slice(base.length + 2)}`;
}

/** Methods that read and write values of the types that a program names, each made once. */
export class TypedIo {
  readonly #readers = new Map<string, string>();
  readonly #writers = new Map<string, string>();
  /** Declarations, in the order of need. */
  readonly methods: string[] = [];

  /** An expression that reads a value with the reader `in`. */
  read(type: string): string {
    const known = READERS[type] ?? this.#readers.get(type);
    if (known) return known;
    const expression = `dryrunRead${this.#readers.size}(in)`;
    this.#readers.set(type, expression);
    const element = elementOf(type);
    const item = this.read(element);
    const made = type.endsWith('[]')
      ? `${type} array = ${newArray(type)}; for (int i = 0; i < array.length; i++) array[i] = items.get(i); return array;`
      : 'return items;';
    this.methods.push(
      `static ${type} ${expression.replace('in', 'Reader in')} { ArrayList<${boxed(element)}> items = new ArrayList<>(); ` +
        `in.open(); while (in.more()) items.add(${item}); ${made} }`,
    );
    return expression;
  }

  /** A statement that writes the value of an expression to the answer `out`. */
  write(type: string, value: string): string {
    if (type in BOXES) return `out.write(${value});`;
    const helper = WRITERS[type] ?? this.#writer(type);
    return `${helper}(out, ${value});`;
  }

  #writer(type: string): string {
    const known = this.#writers.get(type);
    if (known) return known;
    const name = `dryrunWrite${this.#writers.size}`;
    this.#writers.set(type, name);
    const body = isMany(type)
      ? `out.raw("["); int index = 0; for (${elementOf(type)} item : value) { out.item(index++); ` +
        `${this.write(elementOf(type), 'item')} } out.raw("]");`
      : 'out.write(value);';
    this.methods.push(
      `static void ${name}(Answer out, ${type} value) { if (value == null) { out.raw("null"); return; } ${body} }`,
    );
    return name;
  }

  /** Statements that write the first `size` items of an array. */
  writePrefix(type: string, value: string, size: string): string {
    const item = type.endsWith('[]') ? `${value}[i]` : `${value}.get(i)`;
    return (
      `out.raw("["); for (int i = 0; i < ${size}; i++) { out.item(i); ${this.write(elementOf(type), item)} } ` +
      'out.raw("]");'
    );
  }
}
