"""What each line of a program can change, read from its syntax tree: so a step compares little.

An object that a line changes without running the user's own code is one that it assigns into, or that it hands to a built-in
function: either way it is reached from a name on that line, by as many links as are written there.
"""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import ast

# They change nothing that they are given. A user's own of the same name has steps of its own.
_PURE = set(
    "len range min max sum sorted abs enumerate zip int str float bool ord chr print isinstance set list dict tuple frozenset "
    "reversed round divmod pow type repr any all bin hash id items keys values get lower upper isalnum isalpha isdigit "
    "isspace join split strip count index startswith endswith find replace copy deque Counter defaultdict OrderedDict "
    "bisect_left bisect_right bisect gcd sqrt isqrt ceil floor bit_count bit_length union intersection difference super "
    "ListNode TreeNode Node".split()
)
# They change what they are called on, and nothing else.
_OWN = set(
    "append appendleft extend extendleft pop popleft popitem add remove discard insert clear update setdefault sort reverse "
    "move_to_end rotate subtract difference_update intersection_update symmetric_difference_update".split()
)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_LINKS = (ast.Attribute, ast.Subscript)


class Line:
    """`stores`: names it assigns. `reaches`: by name, how many links below it objects may change. `defaults`: the same for those
    that change only where a look-up adds a default. `rebinds`: those of both that it assigns too, as `node = node.setdefault(c, {})`
    does: what changes is what they held before."""

    __slots__ = ("stores", "reaches", "defaults", "rebinds")

    def __init__(self):
        self.stores, self.reaches, self.defaults, self.rebinds = {}, {}, {}, ()


def _own_parts(statement):
    """The expressions that run as the statement's own lines, not those of the statements inside it."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return statement.decorator_list
    if isinstance(statement, (ast.For, ast.AsyncFor)):
        return [statement.target, statement.iter]
    if isinstance(statement, (ast.While, ast.If)):
        return [statement.test]
    if isinstance(statement, (ast.With, ast.AsyncWith)):
        return [part for item in statement.items for part in (item.context_expr, item.optional_vars) if part]
    if isinstance(statement, ast.Match):
        return [statement.subject]
    if isinstance(statement, ast.match_case):
        return [part for part in (statement.pattern, statement.guard) if part]
    if isinstance(statement, (ast.Try, getattr(ast, "TryStar", ast.Try), ast.ExceptHandler)):
        return [statement.type] if getattr(statement, "type", None) else []
    return [statement]


class _Reader:
    """Adds to a line what a part of a statement does."""

    def __init__(self, own):
        """`own`: the functions and classes that the program defines."""
        self.own, self.line = own, Line()

    def reach(self, node, into, more=0):
        """Whatever `node` evaluates to may change, and what is `more` links below it."""
        links = more
        while isinstance(node, _LINKS):
            node, links = node.value, links + 1
        if type(node) is ast.Name:
            into[node.id] = max(links, into.get(node.id, 0))
        else:
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    self.reach(child, into, links + 1)

    def read(self, node, inside=False):
        """`inside`: a comprehension, whose own variables nobody sees."""
        line, kind = self.line, type(node)
        if kind is ast.Name:
            if type(node.ctx) is not ast.Load and not inside:
                line.stores[node.id] = True
        elif kind is ast.NamedExpr:
            line.stores[node.target.id] = True
        elif kind in (ast.MatchAs, ast.MatchStar) and node.name:
            line.stores[node.name] = True
        elif kind is ast.MatchMapping and node.rest:
            line.stores[node.rest] = True
        elif kind in _LINKS and type(node.ctx) is not ast.Load:
            self.reach(node.value, line.reaches)
        elif kind is ast.Subscript:
            self.reach(node.value, line.defaults)
        elif kind is ast.AugAssign and type(node.target) is ast.Name:
            self.reach(ast.Name(node.target.id, ast.Load()), line.reaches)
        elif kind is ast.Call:
            self.call(node)
        elif kind in (ast.Yield, ast.YieldFrom, ast.Await) and node.value:
            self.reach(node.value, line.reaches, 1)
        elif kind is ast.Lambda:
            inside = True
        inside = inside or kind in _COMPREHENSIONS
        for child in ast.iter_child_nodes(node):
            self.read(child, inside)

    def call(self, node):
        called = node.func
        named = type(called) is ast.Name
        name = called.id if named else called.attr if type(called) is ast.Attribute else ""
        if name in _OWN and not named:
            self.reach(called.value, self.line.reaches)
        elif name not in _PURE and name not in self.own:
            self.reach(called, self.line.reaches)
            for part in [*node.args, *(keyword.value for keyword in node.keywords)]:
                self.reach(part, self.line.reaches, 1)


def lines_of(tree):
    """Every line that does something, by number."""
    lines = {}
    nodes = list(ast.walk(tree))
    own = {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))}
    for statement in nodes:
        if not isinstance(statement, (ast.stmt, ast.ExceptHandler, ast.match_case)):
            continue
        parts = _own_parts(statement)
        if not parts:
            continue
        for number in range(parts[0].lineno, max(part.end_lineno for part in parts) + 1):
            reader = _Reader(own)
            reader.line = lines.setdefault(number, reader.line)
            for part in parts:
                reader.read(part)
    for line in lines.values():
        line.rebinds = [(name, depth) for name, depth in (line.defaults | line.reaches).items() if name in line.stores]
    # A line without effect is not looked at after it ran.
    return {number: line for number, line in lines.items() if line.stores or line.reaches or line.defaults}


def branches_of(tree):
    """The lines that decide, with the line that runs next when their condition is true: `[[line, next, kind], ...]`."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.If, ast.While, ast.For)) and node.body[0].lineno > node.lineno:
            found.append([node.lineno, node.body[0].lineno, type(node).__name__.lower()])
    return found


def globals_of(tree):
    """Names that the module itself assigns values to."""
    reader = _Reader(set())
    for statement in tree.body:
        if not isinstance(statement, (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)):
            for part in _own_parts(statement):
                reader.read(part)
    return sorted(reader.line.stores)
