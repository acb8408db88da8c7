import type { Programs } from '#dataset/programs.ts';

/** What the classes of a program are to each other. */
export interface ClassRelations {
  /** Every class, record, enum and interface. */
  classes: ReadonlySet<string>;
  interfaces: ReadonlySet<string>;
  /** For each class the program's own classes that it extends or implements. */
  parents: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Declaration {
  name: string;
  isInterface: boolean;
  bases: string[];
}

/** Text without what stands between brackets, those inside others included. */
function withoutBrackets(text: string): string {
  const shorter = text.replace(/<[^<>]*>|\([^()]*\)|\[[^[\]]*\]/g, ' ');
  return shorter === text ? text : withoutBrackets(shorter);
}

const namesIn = (text: string) => text.match(/\w+/g) ?? [];

/** Bases that make a class of Python an interface. */
const ABSTRACT = ['Protocol', 'ABC'];

function pythonClasses(source: string): Declaration[] {
  const code = source.replace(/#.*/g, '');
  return [...code.matchAll(/^[ \t]*class (\w+)(?:\[[^\]]*\])?(?:\(([^)]*)\))?/gm)].map(
    ([, name = '', list = '']) => {
      const bases = namesIn(withoutBrackets(list));
      return { name, bases, isInterface: bases.some((base) => ABSTRACT.includes(base)) };
    },
  );
}

function javaClasses(source: string): Declaration[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"/g, ' ');
  return [...code.matchAll(/\b(class|interface|enum|record)\s+(\w+)([^{};]*)\{/g)].map(
    ([, kind, name = '', rest = '']) => {
      const [heads = ''] = withoutBrackets(rest).split(/\bpermits\b/);
      const bases = heads.split(/\b(?:extends|implements)\b/).slice(1);
      return { name, bases: bases.flatMap(namesIn), isInterface: kind === 'interface' };
    },
  );
}

/** Reads the classes of one program written in Python and in Java: what either of them says holds. */
export function classRelations({ python = '', java = '' }: Programs): ClassRelations {
  const declared = [...pythonClasses(python), ...javaClasses(java)];
  const classes = new Set(declared.map(({ name }) => name));
  const parents = new Map<string, Set<string>>();
  for (const { name, bases } of declared)
    for (const base of bases)
      if (classes.has(base)) parents.set(name, (parents.get(name) ?? new Set()).add(base));
  const interfaces = declared.filter(({ isInterface }) => isInterface).map(({ name }) => name);
  return { classes, interfaces: new Set(interfaces), parents };
}
