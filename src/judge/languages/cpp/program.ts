import { classShape } from '#judge/class-shape.ts';
import type {
  ClassSignature,
  FunctionSignature,
  Param,
  RoundTripSignature,
  Signature,
} from '#judge/signature.ts';
import { cppType } from './starter.ts';

/** Name under which compilers know the user's source. */
export const USER_FILE = 'solution.cpp';
/** Name of the lines around it. */
const HARNESS_FILE = 'harness.cpp';

const NODE_HEADERS: Record<string, string> = {
  ListNode: 'list_node.hpp',
  TreeNode: 'tree_node.hpp',
  GraphNode: 'graph_node.hpp',
};

/** Words of the lines below the user's text, which people give other meanings to, above all by `#define int long long`. */
const OWN_WORDS = [
  ...[
    'int',
    'long',
    'double',
    'bool',
    'char',
    'const',
    'auto',
    'new',
    'return',
    'for',
    'if',
    'else',
    'true',
    'false',
    'nullptr',
  ],
  ...[
    'main',
    'std',
    'string',
    'vector',
    'size_t',
    'size',
    'data',
    'empty',
    'dryrun',
    'void',
    'find',
    'substr',
    'erase',
    'npos',
    'Solution',
    'ListNode',
    'TreeNode',
    'Node',
  ],
];

/** Names of the harness's own, so that neither the user's names nor their macros meet them. */
const local = (name: string) => `dryrun_${name}`;
const nodesOf = (name: string) => local(`nodes_of_${name}`);
const text = (value: string) => JSON.stringify(value);

const isNode = (type: string) => type.replaceAll('[]', '') in NODE_HEADERS;
const nodeClass = (type: string) => cppType(type.replaceAll('[]', '')).replace('*', '');

/** Statements that make every argument of a call; `place` is where an argument's JSON is found. */
function buildArguments(params: Param[], place: (param: Param, index: number) => string): string[] {
  const read = (type: string, from: string) => `dryrun::read<${cppType(type)}>(${from})`;
  const values = params.flatMap((param, index) => {
    if (param.nodeOf) return [];
    const made = [`auto ${local(param.name)} = ${read(param.type, place(param, index))};`];
    if (isNode(param.type)) {
      made.push(`const auto ${nodesOf(param.name)} = dryrun::Nodes<${nodeClass(param.type)}>::take();`);
    }
    return made;
  });
  const references = params.flatMap((param, index) => {
    const { name, nodeOf, cycleAt } = param;
    const found: string[] = [];
    if (nodeOf) {
      const value = read('int', place(param, index));
      found.push(`auto ${local(name)} = dryrun::find_node(${nodesOf(nodeOf)}, ${value});`);
    }
    if (cycleAt) found.push(`dryrun::tie_cycle(${nodesOf(name)}, ${local(cycleAt)});`);
    return found;
  });
  return [...values, ...references];
}

const passed = (params: Param[]) =>
  params
    .filter((param) => param.passed)
    .map(({ name }) => local(name))
    .join(', ');

const timed = (call: string) => `dryrun::timed([&] { return ${call}; })`;
/** A value of the signature's type, whatever the user's method returns. */
const result = (type: string, call: string) => `${cppType(type)} dryrun_result = ${timed(call)};`;
/** The answer to the last input is the test's; those before it are worked out, and forgotten. */
const answer = (expression: string) =>
  `{ const std::string dryrun_said = ${expression}; if (dryrun_last) dryrun::finish("answer", dryrun_said); return; }`;
/** What each input's fields are read from: the last line, or one before it. */
const FIELDS = 'auto dryrun_fields = dryrun::fields(dryrun_input);';

function functionAnswer({ params, returns, output }: FunctionSignature): string[] {
  if (output.argument) {
    const target = params.find(({ name }) => name === output.argument);
    if (!target) throw new Error(`output.argument: there is no parameter named ${output.argument}`);
    const value = local(target.name);
    const prefix = `dryrun::keep_prefix(${value}, dryrun_result, ${text(target.name)});`;
    return [...(output.prefix ? [prefix] : []), answer(`dryrun::text_of<${cppType(target.type)}>(${value})`)];
  }
  if (output.valueOnly) return [answer('dryrun::value_of(dryrun_result)')];
  const copy = output.freshCopyOf;
  return [
    `const std::string dryrun_answer = dryrun::text_of<${cppType(returns)}>(dryrun_result);`,
    ...(copy ? [`dryrun::require_fresh(${nodesOf(copy)}, ${text(copy)});`] : []),
    answer('dryrun_answer'),
  ];
}

function functionMain(signature: FunctionSignature): string[] {
  const { name, params, returns } = signature;
  const call = `dryrun_object->${name}(${passed(params)})`;
  return [
    FIELDS,
    ...buildArguments(params, (param) => `dryrun_fields[${text(param.name)}]`),
    `Solution* dryrun_object = ${timed('new Solution()')};`,
    returns === 'void' ? `${timed(call)};` : result(returns, call),
    returns === 'void' && !signature.output.argument
      ? answer('"null"')
      : functionAnswer(signature).join('\n  '),
  ];
}

function classMain({ name, constructorParams, methods }: ClassSignature): string[] {
  const place = (_param: Param, index: number) => `dryrun_given[${index}]`;
  const make = [
    ...buildArguments(constructorParams, place),
    `dryrun_object = ${timed(`new ${name}(${passed(constructorParams)})`)};`,
    'dryrun_answer += "null";',
  ];
  const branches = methods.map((method) => {
    const call = `dryrun_object->${method.name}(${passed(method.params)})`;
    const write = `dryrun::Value<${cppType(method.returns)}>::write(dryrun_answer, dryrun_result);`;
    const statements = [
      ...buildArguments(method.params, place),
      ...(method.returns === 'void'
        ? [`${timed(call)};`, 'dryrun_answer += "null";']
        : [result(method.returns, call), write]),
    ];
    return `} else if (dryrun_name == ${text(method.name)}) {\n    ${statements.join('\n    ')}`;
  });
  return [
    FIELDS,
    'const auto dryrun_names = dryrun::read<std::vector<std::string>>(dryrun_fields["operations"]);',
    'const auto dryrun_calls = dryrun::items(dryrun_fields["arguments"]);',
    `${name}* dryrun_object = nullptr;`,
    'std::string dryrun_answer = "[";',
    'for (size_t dryrun_call = 0; dryrun_call < dryrun_names.size(); dryrun_call++) {',
    '  const std::string& dryrun_name = dryrun_names[dryrun_call];',
    '  const auto dryrun_given = dryrun::items(dryrun_calls[dryrun_call]);',
    '  if (dryrun_call > 0) dryrun_answer += ",";',
    `  if (dryrun_call == 0) {\n    ${make.join('\n    ')}\n  ${branches.join('\n  ')}\n  }`,
    '  dryrun::check_size(dryrun_answer);',
    '}',
    'dryrun_answer += "]";',
    answer('dryrun_answer'),
  ];
}

/** Encoding and decoding are two processes: only the text may carry anything over. */
function roundTripMain({ name, encode, decode, param }: RoundTripSignature): string[] {
  return [
    `${name}* dryrun_object = ${timed(`new ${name}()`)};`,
    'if (dryrun::test.phase == "decode") {',
    '  std::string dryrun_text = dryrun::read<std::string>(dryrun::Cursor{dryrun::test.input.data()});',
    `  ${result(param.type, `dryrun_object->${decode}(dryrun_text)`)}`,
    `  ${answer(`dryrun::text_of<${cppType(param.type)}>(dryrun_result)`)}`,
    '}',
    FIELDS,
    ...buildArguments([param], () => `dryrun_fields[${text(param.name)}]`),
    `std::string dryrun_text = ${timed(`dryrun_object->${encode}(${local(param.name)})`)};`,
    'dryrun::finish("encoded", dryrun::text_of<std::string>(dryrun_text));',
  ];
}

function main(signature: Signature): string[] {
  switch (signature.kind) {
    case 'function':
      return functionMain(signature);
    case 'class':
      return classMain(signature);
    case 'round-trip':
      return roundTripMain(signature);
  }
}

/**
 * The C++ program that judges `source`: the precompiled `judge.hpp`, the node types the question speaks of, the user's text under
 * its own line numbers, then a `main` that reads one test and answers it (see `frame.ts`).
 */
export function cppProgram(signature: Signature, source: string): string {
  const headers = ['judge.hpp', ...classShape(signature).nodes.flatMap((node) => NODE_HEADERS[node] ?? [])];
  const undone = OWN_WORDS.map((word) => `#undef ${word}`).join('\n');
  return `${headers.map((name) => `#include "${name}"`).join('\n')}
#line 1 "${USER_FILE}"
${source}
${undone}
#line 1 "${HARNESS_FILE}"
void dryrun_use(const std::string& dryrun_input, bool dryrun_last) {
  ${main(signature).join('\n  ')}
}
int main() {
  std::string& dryrun_all = dryrun::test.input;
  for (size_t dryrun_end; (dryrun_end = dryrun_all.find('\\n')) != std::string::npos;) {
    const std::string dryrun_before = dryrun_all.substr(0, dryrun_end);
    dryrun_all.erase(0, dryrun_end + 1);
    dryrun_use(dryrun_before, false);
    dryrun::milliseconds = 0;
  }
  dryrun_use(dryrun_all, true);
}
`;
}
