import { classShape } from '#judge/class-shape.ts';
import type {
  ClassSignature,
  FunctionSignature,
  Param,
  RoundTripSignature,
  Signature,
} from '#judge/signature.ts';
import { type CompilerMessage, ENTRY, HARNESS_FILE, USER_FILE } from '../messages.ts';
import { IMPORTS, nodeSources } from '../nodes.ts';
import { javaType } from '../starter.ts';
import { nodeHelper, TypedIo } from './typed-io.ts';

/** Imported one by one: classes of these names that the user declares are not meant. */
const HARNESS_IMPORTS = [
  ...['Answer', 'Reader', 'Refused', 'Seen'].map((name) => `dryrun.judge.${name}`),
  ...['Boolean', 'Character', 'Double', 'Integer', 'Long', 'String', 'System', 'Throwable'].map(
    (name) => `java.lang.${name}`,
  ),
  'java.util.ArrayList',
];

/** A line of the judge's class, and what the user's class lacks where the compiler refuses it. */
interface Line {
  text: string;
  needs?: string;
}

/** Names of parameters, apart from the judge’s own. */
const local = (name: string) => `given_${name}`;
const nodesOf = (name: string) => local(`nodes_of_${name}`);
const text = (value: string) => JSON.stringify(value);
const typeOf = ({ type, java }: Param) => javaType(type, java);
const passed = (params: Param[]) => params.filter((param) => param.passed);
const names = (params: Param[]) =>
  passed(params)
    .map(({ name }) => local(name))
    .join(', ');
const types = (params: Param[]) => passed(params).map(typeOf).join(', ');

/** Counts the time of a call of the user's. */
const timed = (statement: string) =>
  `dryrun_start = System.nanoTime(); ${statement} dryrun_spent += System.nanoTime() - dryrun_start;`;

/** Lines that make every argument of a call; `place` is what reads an argument's JSON. */
function buildArguments(io: TypedIo, params: Param[], place: (param: Param) => string): Line[] {
  const values = params.map((param) => {
    const type = param.nodeOf ? 'int' : typeOf(param);
    const name = param.nodeOf ? local(`value_of_${param.name}`) : local(param.name);
    return { text: `in = ${place(param)}; ${type} ${name} = ${io.read(type)};` };
  });
  const references = params.flatMap((param) => {
    const { name, nodeOf, cycleAt } = param;
    const helper = nodeHelper(typeOf(param));
    const found: Line[] = [];
    if (nodeOf) {
      const value = local(`value_of_${name}`);
      found.push({ text: `${typeOf(param)} ${local(name)} = ${helper}.find(${local(nodeOf)}, ${value});` });
    }
    if (cycleAt) found.push({ text: `${helper}.tie(${local(name)}, ${local(cycleAt)});` });
    return found;
  });
  return [...values, ...references];
}

function constructing(name: string, params: Param[]): Line {
  return {
    text: timed(`dryrun_object = new ${name}(${names(params)});`),
    needs: `class ${name} needs a constructor ${name}(${types(params)})`,
  };
}

interface Call {
  className: string;
  name: string;
  params: Param[];
  returns: string;
}

/** `returns`: Java's type, or void. */
function calling({ className, name, params, returns }: Call): Line {
  const call = `dryrun_object.${name}(${names(params)});`;
  const needs = `class ${className} needs a method ${returns} ${name}(${types(params)})`;
  if (returns === 'void') return { text: timed(call), needs };
  return { text: `${returns} dryrun_result; ${timed(`dryrun_result = ${call}`)}`, needs };
}

function functionAnswer(io: TypedIo, signature: FunctionSignature): string {
  const { params, returns, javaReturns, output } = signature;
  if (output.argument) {
    const target = params.find(({ name }) => name === output.argument);
    if (!target) throw new Error(`output.argument: there is no parameter named ${output.argument}`);
    const [type, value] = [typeOf(target), local(target.name)];
    if (!output.prefix) return io.write(type, value);
    const size = type.endsWith('[]') ? `${value}.length` : `${value}.size()`;
    const said = `"the returned k must be from 0 to " + ${size} + ", the length of ${target.name}"`;
    return (
      `if (dryrun_result < 0 || dryrun_result > ${size}) throw new Refused(${said}); ` +
      io.writePrefix(type, value, 'dryrun_result')
    );
  }
  if (returns === 'void') return 'out.raw("null");';
  const type = javaType(returns, javaReturns);
  if (output.valueOnly) return `${nodeHelper(type)}.writeValue(out, dryrun_result);`;
  const fresh = output.freshCopyOf;
  const check = fresh
    ? ` Seen.requireFresh(${nodeHelper(type)}.nodes(dryrun_result), ${nodesOf(fresh)}, ${text(fresh)});`
    : '';
  return io.write(type, 'dryrun_result') + check;
}

function functionLines(io: TypedIo, signature: FunctionSignature): Line[] {
  const { name, params, returns, javaReturns, output } = signature;
  const fresh = params.find((param) => param.name === output.freshCopyOf);
  return [
    { text: 'Reader dryrun_fields = new Reader(dryrun_given, 0);' },
    ...buildArguments(io, params, (param) => `dryrun_fields.field(${text(param.name)})`),
    ...(fresh
      ? [{ text: `Seen ${nodesOf(fresh.name)} = ${nodeHelper(typeOf(fresh))}.nodes(${local(fresh.name)});` }]
      : []),
    { text: 'Solution dryrun_object;', needs: 'there is no class named Solution' },
    constructing('Solution', []),
    calling({ className: 'Solution', name, params, returns: javaType(returns, javaReturns) }),
    { text: functionAnswer(io, signature) },
  ];
}

function classLines(io: TypedIo, { name, constructorParams, methods }: ClassSignature): Line[] {
  const place = () => 'dryrun_next(dryrun_calls)';
  const branches = methods.flatMap((method): Line[] => {
    const returns = javaType(method.returns, method.javaReturns);
    return [
      { text: `} else if (dryrun_name.equals(${text(method.name)})) {` },
      ...buildArguments(io, method.params, place),
      calling({ className: name, name: method.name, params: method.params, returns }),
      { text: returns === 'void' ? 'out.raw("null");' : io.write(returns, 'dryrun_result') },
    ];
  });
  return [
    { text: 'Reader dryrun_fields = new Reader(dryrun_given, 0);' },
    { text: 'Reader dryrun_names = dryrun_fields.field("operations");' },
    { text: 'Reader dryrun_calls = dryrun_fields.field("arguments");' },
    { text: `${name} dryrun_object = null;`, needs: `there is no class named ${name}` },
    { text: 'out.raw("["); dryrun_names.open(); dryrun_calls.open();' },
    { text: 'for (int dryrun_call = 0; dryrun_names.more(); dryrun_call++) {' },
    { text: 'dryrun_calls.more(); dryrun_calls.open(); out.item(dryrun_call);' },
    { text: 'String dryrun_name = dryrun_names.string();' },
    { text: 'if (dryrun_call == 0) {' },
    ...buildArguments(io, constructorParams, place),
    constructing(name, constructorParams),
    { text: 'out.raw("null");' },
    ...branches,
    { text: '}' },
    { text: 'dryrun_calls.more();' },
    { text: '}' },
    { text: 'out.raw("]");' },
  ];
}

/** An object is given to encode, a text to decode: each run does one of the two, so that only the text carries anything over. */
function roundTripLines(io: TypedIo, { name, encode, decode, param }: RoundTripSignature): Line[] {
  const type = typeOf(param);
  const data = { name: 'data', type: 'string', passed: true };
  return [
    { text: `${name} dryrun_object;`, needs: `there is no class named ${name}` },
    constructing(name, []),
    { text: `if (dryrun_given.charAt(0) == '"') {` },
    { text: `in = new Reader(dryrun_given, 0); String ${local('data')} = in.string();` },
    calling({ className: name, name: decode, params: [data], returns: type }),
    { text: io.write(type, 'dryrun_result') },
    { text: '} else {' },
    ...buildArguments(io, [param], () => `new Reader(dryrun_given, 0).field(${text(param.name)})`),
    calling({ className: name, name: encode, params: [param], returns: 'String' }),
    { text: io.write('String', 'dryrun_result') },
    { text: '}' },
  ];
}

function body(io: TypedIo, signature: Signature): Line[] {
  switch (signature.kind) {
    case 'function':
      return functionLines(io, signature);
    case 'class':
      return classLines(io, signature);
    case 'round-trip':
      return roundTripLines(io, signature);
  }
}

function mainLines(signature: Signature): Line[] {
  const io = new TypedIo();
  const lines = body(io, signature);
  return [
    { text: `${HARNESS_IMPORTS.map((name) => `import ${name};`).join(' ')} import java.util.List;` },
    { text: `final class ${ENTRY} {` },
    { text: 'private static Reader dryrun_next(Reader in) { in.more(); return in; }' },
    { text: 'public static String run(String dryrun_inputs) throws Throwable {' },
    { text: 'for (int dryrun_end; (dryrun_end = dryrun_inputs.indexOf(10)) >= 0; ) {' },
    { text: 'dryrun_use(dryrun_inputs.substring(0, dryrun_end));' },
    { text: 'dryrun_inputs = dryrun_inputs.substring(dryrun_end + 1);' },
    { text: '}' },
    { text: 'return dryrun_use(dryrun_inputs);' },
    { text: '}' },
    { text: 'private static String dryrun_use(String dryrun_given) throws Throwable {' },
    { text: 'Answer out = new Answer(); Reader in; long dryrun_start; long dryrun_spent = 0;' },
    ...lines,
    { text: 'return out.reply(dryrun_spent);' },
    { text: '}' },
    ...io.methods.map((method) => ({ text: method })),
    { text: '}' },
  ];
}

/** A program to compile, and what the user's class lacks where the compiler refuses a line of the judge's, from line 1 on. */
export interface JavaProgram {
  message: CompilerMessage;
  needs: (string | undefined)[];
}

/**
 * The Java program that judges `source`: the user's text under its own line numbers, the node classes that the question speaks of,
 * and a class that reads one test and answers it.
 */
export function javaProgram(signature: Signature, source: string): JavaProgram {
  const { nodes } = classShape(signature);
  const lines = mainLines(signature);
  const sources = {
    [USER_FILE]: IMPORTS + source,
    [HARNESS_FILE]: lines.map((line) => line.text).join('\n'),
    ...nodeSources(nodes, source),
  };
  return { message: { sources, entry: ENTRY, nodes }, needs: lines.map(({ needs }) => needs) };
}
