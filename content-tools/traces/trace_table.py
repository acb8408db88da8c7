"""Runs a reference solution and takes down the rows of its traced example.

JSON on standard input: `source`, `calls`, `at`, `after`, `columns` (pairs of a heading and an expression), `when`, `result`.
JSON on standard output: `rows` of cells and `result`, or `field` and `error`. A cell is what Markdown shows.
"""

import json
import sys

from judge_harness import prelude
from judge_harness.arguments import Builder

FILENAME = "solution.py"
MOST_ROWS = 14
MOST_CHARACTERS = 60
UNBOUND = "–"
NOT_FRAMES = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<lambda>", "<module>"}


class TraceError(Exception):
    """What an author must mend, with the field of `trace` that says so."""

    def __init__(self, field, message):
        super().__init__(message)
        self.field = field


class Plain(str):
    """A text that stands in code without quotes."""


class Note(str):
    """A text that stands in its cell as prose."""


def chain(node):
    """A linked list by its values; one with a cycle says where it goes back to."""
    values, seen = [], set()
    while node is not None and len(values) <= MOST_CHARACTERS:
        if id(node) in seen:
            return " → ".join([*values, f"back to {shown(node.val)}"])
        seen.add(id(node))
        values.append(shown(node.val))
        node = node.next
    return " → ".join(values)


def levels(root):
    """A tree's values level by level, as LeetCode writes them."""
    values, queue = [], [root]
    for node in queue:
        values.append(node.val if node else None)
        if node:
            queue += [node.left, node.right]
    while values and values[-1] is None:
        values.pop()
    return values


def walk(node, field="next"):
    """The nodes from this one on, each by the same field of the one before."""
    nodes = []
    while node is not None and node not in nodes:
        nodes.append(node)
        node = getattr(node, field)
    return nodes


def find(root, value):
    """The node of a tree that holds a value."""
    if root is None or root.val == value:
        return root
    return find(root.left, value) or find(root.right, value)


def shown(value):
    """A value as a candidate writes it down."""
    if isinstance(value, Plain):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if value is None or isinstance(value, (bool, int, float, range)):
        return repr(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{shown(key)}: {shown(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (set, frozenset)):
        return "{" + ", ".join(sorted_texts(value)) + "}" if value else "set()"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(shown, value)) + (",)" if len(value) == 1 else ")")
    if isinstance(value, list) or type(value).__name__ in ("deque", "array", "bytearray"):
        return "[" + ", ".join(map(shown, value)) + "]"
    if hasattr(value, "val"):
        return shown(value.val)
    raise TypeError(f"a value of type {type(value).__name__} has no short form; name one of its fields")


def sorted_texts(values):
    """A set's members in order, as its own order is nobody's business."""
    try:
        return list(map(shown, sorted(values)))
    except TypeError:
        return sorted(map(shown, values))


def cell(value):
    """Markdown of a value. A list by its head is a list only where it stands alone."""
    if isinstance(value, Note):
        return value.replace("|", "\\|")
    text = chain(value) if hasattr(value, "val") and hasattr(value, "next") else shown(value)
    if len(text) > MOST_CHARACTERS:
        raise ValueError(f"{text[:30]}… has {len(text)} characters, and a cell holds {MOST_CHARACTERS}")
    fence = "``" if "`" in text else "`"
    pad = " " if "`" in text else ""
    return (fence + pad + text + pad + fence).replace("|", "\\|")


class Table:
    def __init__(self, asked, namespace):
        self.asked, self.namespace = asked, namespace
        self.rows, self.count, self.call, self.waiting = [], 0, "", {}
        lines = [line.strip() for line in asked["source"].split("\n")]
        self.at, self.after = (self.numbers(name, lines) for name in ("at", "after"))
        self.columns = [(heading, self.compiled(text, f"columns.{heading}")) for heading, text in asked["columns"]]
        self.when = self.compiled(asked["when"], "when")

    def numbers(self, field, lines):
        found = set()
        for text in self.asked[field]:
            times = lines.count(text.strip())
            if times != 1:
                cure = "copy the whole line" if times == 0 else "choose a line that differs from all others"
                raise TraceError(field, f'"{text}" stands {times} times in solution.py; {cure}')
            found.add(lines.index(text.strip()) + 1)
        return found

    def compiled(self, text, field):
        try:
            return compile(text, "expression", "eval")
        except SyntaxError as error:
            raise TraceError(field, f"{text} is no Python expression: {error.msg}") from None

    def row(self, names):
        """Takes a row where `when` holds; a name that isn't bound yet makes it false, and a cell a dash."""
        names = {**self.namespace, "call": Plain(self.call), **names}
        if not self.value(self.when, names, "when"):
            return
        self.count += 1
        if self.count > MOST_ROWS:
            return
        cells = []
        for heading, code in self.columns:
            cells.append(self.value(code, names, f"columns.{heading}", cell))
        self.rows.append([UNBOUND if text is None else text for text in cells])

    def value(self, code, names, field, make=bool):
        try:
            return make(eval(code, dict(names)))
        except NameError:
            return None
        except Exception as error:
            place = f"row {self.count}: " if self.count else ""
            raise TraceError(field, f"{place}{type(error).__name__}: {error}") from None

    def on_call(self, frame, event, arg):
        code = frame.f_code
        return self.on_event if code.co_filename == FILENAME and code.co_name not in NOT_FRAMES else None

    def on_event(self, frame, event, arg):
        if event not in ("line", "return"):
            return self.on_event
        if self.waiting.pop(id(frame), None):
            self.row({**names_of(frame), **({"returned": arg} if event == "return" else {})})
        if event == "line":
            if frame.f_lineno in self.at:
                self.row(names_of(frame))
            if frame.f_lineno in self.after:
                self.waiting[id(frame)] = True
        return self.on_event

    def run(self):
        """Runs the calls; the value of the last one."""
        asked, value = self.asked, None
        for index, line in enumerate(asked["calls"]):
            self.call, value = line, self.perform(line, index)
            if not self.at and not self.after:
                self.row({"returned": value})
        if self.count > MOST_ROWS:
            cure = "choose a smaller input, or skip rows with when"
            raise TraceError("call", f"gives {self.count} rows, and a table holds {MOST_ROWS}; {cure}")
        if not self.rows:
            raise TraceError("at", "gives no row; no call comes there, or when is never true")
        for index, (heading, text) in enumerate(asked["columns"]):
            if all(row[index] == UNBOUND for row in self.rows):
                raise TraceError(f"columns.{heading}", f"{text} holds a name that is never bound in these rows")
        return value

    def perform(self, line, index):
        try:
            try:
                code, run = compile(line, f"call {index + 1}", "eval"), eval
            except SyntaxError:
                code, run = compile(line, f"call {index + 1}", "exec"), exec
            sys.settrace(self.on_call)
            return run(code, self.namespace)
        except TraceError:
            raise
        except BaseException as error:
            raise TraceError("call", f"{line} ends with {type(error).__name__}: {error}") from None
        finally:
            sys.settrace(None)

    def result(self, value):
        """The last row: what was returned, or what an expression says of it."""
        wanted = self.asked["result"]
        if wanted is False:
            return None
        if wanted is True:
            value = levels(value) if hasattr(value, "left") and hasattr(value, "right") else value
            names, code, label = {"value": value}, compile("value", "result", "eval"), "→ returned "
        else:
            names, code, label = {**self.namespace, "returned": value}, self.compiled(wanted, "result"), f"→ `{wanted}` is "
        self.count = 0
        text = self.value(code, names, "result", cell)
        if text is None:
            raise TraceError("result", f"{wanted} holds a name that isn't bound")
        return label.replace("|", "\\|") + text


def names_of(frame):
    """A call's variables, and under them those of the calls that it is nested in."""
    names, outer = dict(frame.f_locals), frame.f_back
    while outer is not None:
        if frame.f_code.co_qualname.startswith(f"{outer.f_code.co_qualname}.<locals>."):
            names = {**outer.f_locals, **names}
        outer = outer.f_back
    return names


def namespace_of(source):
    """The program's names, the methods of Solution by themselves, and what builds arguments."""
    prelude.prepare()
    namespace = prelude.fresh_module()
    exec(compile(source, FILENAME, "exec", dont_inherit=True), namespace)
    builder = Builder(namespace, [])

    def linked(values, cycle=-1):
        head = builder.linked_list(values, "list")
        if cycle >= 0:
            builder.named["list"][-1].next = builder.named["list"][cycle - len(values)]
        return head

    namespace.update(linked=linked, find=find, levels=levels, walk=walk, note=Note)
    namespace.update(tree=lambda values: builder.tree(values, "tree"), graph=lambda lists: builder.graph(lists, "graph"))
    if "Solution" in namespace:
        solution = namespace["Solution"]()
        methods = [name for name in dir(solution) if not name.startswith("__")]
        namespace.update({name: getattr(solution, name) for name in methods})
    return namespace


def main():
    asked = json.load(sys.stdin)
    try:
        table = Table(asked, namespace_of(asked["source"]))
        result = table.result(table.run())
        answer = {"rows": table.rows, "result": result}
    except TraceError as error:
        answer = {"field": error.field, "error": str(error)}
    json.dump(answer, sys.stdout, ensure_ascii=False)


main()
