"""Mutants of a Python program: each is the program with one small mistake.

Reads `{"source", "most", "least"}` as JSON from stdin and prints a list of `{"line", "text", "source"}`. `text` is the changed
statement's head before and after. The same program always gives the same mutants, spread evenly over it.
"""

import ast
import json
import sys
import warnings

COMPARISONS = {
    # First the boundary moved, then the comparison turned round.
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
NOT_RUN = ("annotation", "returns", "decorator_list", "type_comment")
OPPOSITES = {"min": "max", "max": "min", "append": "appendleft", "appendleft": "append", "pop": "popleft", "popleft": "pop"}

SIDES = {"left": "right", "right": "left"}


class Mutation:
    """One field of a node (or of a list in it) that takes another value; `statement` is the innermost one around it."""

    def __init__(self, statement, place, key, value, line):
        self.statement, self.place, self.key, self.value, self.line = statement, place, key, value, line

    def swap(self):
        if isinstance(self.place, list):
            self.place[self.key], self.value = self.value, self.place[self.key]
        else:
            before = getattr(self.place, self.key)
            setattr(self.place, self.key, self.value)
            self.value = before


def head(statement):
    """Its first line, decorators aside."""
    return next(line for line in ast.unparse(statement).splitlines() if not line.startswith("@"))


def statements(tree):
    """Every node that runs, with the innermost statement around it, in the order of the text."""

    def visit(node, statement):
        if isinstance(node, ast.stmt):
            statement = node
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            return
        if statement is not None:
            yield node, statement
        for name, child in ast.iter_fields(node):
            if name in NOT_RUN:
                continue
            for item in child if isinstance(child, list) else [child]:
                if isinstance(item, ast.AST):
                    yield from visit(item, statement)

    return visit(tree, None)


def shifted(bound, by):
    return ast.BinOp(bound, ast.Add() if by > 0 else ast.Sub(), ast.Constant(1))


def mutations(node, statement):
    """The mistakes that people make: boundaries, off by one, the wrong operator."""

    def to(place, key, value):
        return Mutation(statement, place, key, value, node.lineno)

    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                yield to(node.ops, index, other())
    elif isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp)) and type(node.op) in OPERATORS:
        yield to(node, "op", OPERATORS[type(node.op)]())
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield to(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) in (int, float):
        yield to(node, "value", node.value + 1)
        yield to(node, "value", node.value - 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield to(node, "op", ast.UAdd())
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
        index = 0 if len(node.args) == 1 else 1
        # A bound that is written with a number has that number moved already.
        if index < len(node.args) and not any(isinstance(part, ast.Constant) for part in ast.walk(node.args[index])):
            yield to(node.args, index, shifted(node.args[index], 1))
            yield to(node.args, index, shifted(node.args[index], -1))


def coarse_mutations(node, statement, names):
    """For programs so short that the above find too little: another variable, a call left out, the wrong end or way on."""

    def to(place, key, value):
        return Mutation(statement, place, key, value, node.lineno)

    if isinstance(node, ast.Name) and node.id in OPPOSITES:
        yield to(node, "id", OPPOSITES[node.id])
    elif isinstance(node, ast.Name) and node.id in names and isinstance(node.ctx, ast.Load):
        for other in names:
            yield to(node, "id", other)
    elif isinstance(node, ast.Attribute) and node.attr in {**OPPOSITES, **SIDES}:
        yield to(node, "attr", {**OPPOSITES, **SIDES}[node.attr])
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
        yield to(node, "test", ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.Call) and len(node.args) > 1 and not node.keywords and not symmetric(node.func):
        yield to(node, "args", node.args[::-1])
    elif isinstance(node, (ast.Tuple, ast.List)) and len(node.elts) > 1 and isinstance(node.ctx, ast.Load):
        yield to(node, "elts", node.elts[::-1])
    elif isinstance(node, ast.Return) and node.value is not None:
        yield to(node, "value", ast.UnaryOp(ast.Not(), node.value))
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq):
        for other in COMPARISONS:
            yield to(node.ops, 0, other())
    if isinstance(node, ast.Assign):
        yield to(node, "value", ast.Constant(None))
    for name, child in ast.iter_fields(node):
        if isinstance(node, (ast.stmt, ast.expr)) and name not in NOT_RUN:
            place, items = (child, enumerate(child)) if isinstance(child, list) else (node, [(name, child)])
            for key, call in items:
                if isinstance(call, ast.Call) and call.args:
                    yield to(place, key, call.args[0])


def symmetric(function):
    return isinstance(function, ast.Name) and function.id in ("min", "max", "gcd")


def variables(tree):
    """Names the program itself gives values to, in order."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.arg != "self":
            found[node.arg] = True
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = True
    return list(found)


def left_out(tree):
    """Each step of a body replaced by `pass`."""
    for node, _ in statements(tree):
        for name in ("body", "orelse"):
            body = getattr(node, name, None)
            for index, step in enumerate(body if isinstance(body, list) else []):
                if isinstance(step, (ast.Expr, ast.AugAssign, ast.Break, ast.Continue, ast.Assign)) and not is_text(step):
                    yield Mutation(step, body, index, ast.Pass(), step.lineno)


def is_text(step):
    return isinstance(step, ast.Expr) and isinstance(step.value, ast.Constant)


def printed(tree, found, known):
    """Mutants that are programs, each once."""
    for mutation in found:
        before = head(mutation.statement)
        mutation.swap()
        ast.fix_missing_locations(tree)
        source = ast.unparse(tree)
        after = "pass" if isinstance(mutation.place, list) and isinstance(mutation.place[mutation.key], ast.Pass) else head(mutation.statement)
        mutation.swap()
        if source in known:
            continue
        known.add(source)
        try:
            compile(source, "mutant", "exec")
        except (SyntaxError, ValueError):
            continue
        yield {"line": mutation.line, "text": f"{before} → {after}", "source": source}


def spread(mutants, most):
    mutants.sort(key=lambda mutant: mutant["line"])
    if len(mutants) <= most:
        return mutants
    return [mutants[index * len(mutants) // most] for index in range(most)]


def make(source, most, least):
    tree = ast.parse(source)
    known = {ast.unparse(tree)}
    nodes = list(statements(tree))
    mutants = list(printed(tree, (each for node in nodes for each in mutations(*node)), known))
    if len(mutants) < least:
        names = variables(tree)
        coarse = [each for node in nodes for each in coarse_mutations(*node, names)] + list(left_out(tree))
        mutants += spread(list(printed(tree, coarse, known)), least - len(mutants))
    return spread(mutants, most)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    json.dump(make(**json.load(sys.stdin)), sys.stdout)
