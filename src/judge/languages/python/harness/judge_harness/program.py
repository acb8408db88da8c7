"""One compiled program and the three kinds of call a signature can ask for."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

from time import perf_counter

from .answers import attribute, encode, join, listed, quote
from .arguments import Builder
from .limits import Refused, Rejected
from .nodes import unlink
from .prelude import fresh_module

FILENAME = "solution.py"


class Program:
    def __init__(self, signature, source):
        self.signature = signature
        self.code = compile(source, FILENAME, "exec", dont_inherit=True)
        self.seconds = 0.0
        # Every node of the running test, built or answered.
        self.nodes = []

    def builder(self, namespace):
        return Builder(namespace, self.nodes)

    def release(self):
        """Takes the test's nodes apart, as a long chain would be freed by recursion as deep."""
        nodes, self.nodes = self.nodes, []
        unlink(nodes)

    def timed(self, function, *arguments):
        start = perf_counter()
        try:
            return function(*arguments)
        finally:
            self.seconds += perf_counter() - start

    def called(self, returns, function, *arguments):
        """The answer of a user's function, as lists where it is made of other iterables."""
        return self.timed(listed, returns, self.timed(function, *arguments), self.signature.get("unordered", 0))

    def load(self):
        """The user's module, executed anew for every test: nothing of its globals survives from one to the next."""
        namespace = fresh_module()
        self.timed(exec, self.code, namespace)
        return namespace

    def make(self, namespace, name, arguments=()):
        made = namespace.get(name)
        if not isinstance(made, type):
            raise Rejected(f"there is no class named {name}")
        return self.timed(made, *arguments)

    def method(self, target, name):
        found = getattr(target, name, None)
        if not callable(found):
            raise Rejected(f"class {type(target).__name__} has no method named {name}")
        return found

    def function(self, namespace, values):
        signature = self.signature
        builder = self.builder(namespace)
        arguments = builder.arguments(signature["params"], values)
        passed = [arguments[param["name"]] for param in signature["params"] if param["passed"]]
        call = self.method(self.make(namespace, "Solution"), signature["name"])
        result = self.called(signature["returns"], call, *passed)
        return self.function_answer(arguments, builder, result)

    def function_answer(self, arguments, builder, result):
        rule, returns, nodes = self.signature["output"], self.signature["returns"], self.nodes
        target = rule.get("argument")
        if target:
            type_ = next(param["type"] for param in self.signature["params"] if param["name"] == target)
            value = arguments[target]
            if rule.get("prefix"):
                if type(result) is not int:
                    raise Rejected(f"expected int as the answer, not a value of type {type(result).__name__}")
                if not 0 <= result <= len(value):
                    raise Refused(f"the returned k must be from 0 to {len(value)}, the length of {target}")
                value = value[:result]
            return encode(type_, value, nodes)
        if rule.get("valueOnly"):
            return "null" if result is None else encode("int", attribute(result, "val", returns), nodes)
        answered = []
        try:
            text = encode(returns, result, answered)
        finally:
            nodes.extend(answered)
        original = rule.get("freshCopyOf")
        if original:
            own = {id(node) for node in builder.named[original]}
            if any(id(node) in own for node in answered):
                raise Refused(f"the returned nodes must be new, but some of them belong to {original}")
        return text

    def calls(self, namespace, values):
        signature = self.signature
        methods = {method["name"]: method for method in signature["methods"]}
        texts = []
        target = None
        for index, (operation, given) in enumerate(zip(values["operations"], values["arguments"])):
            method = methods.get(operation)
            params = signature["constructorParams"] if index == 0 else method["params"]
            named = {param["name"]: value for param, value in zip(params, given)}
            arguments = self.builder(namespace).arguments(params, named).values()
            if index == 0:
                target = self.make(namespace, signature["name"], arguments)
                texts.append("null")
            else:
                result = self.called(method["returns"], self.method(target, operation), *arguments)
                texts.append(encode(method["returns"], result, self.nodes))
        return join(texts)

    def encoded(self, namespace, values):
        """The text that the user's class makes of a value."""
        signature = self.signature
        param = signature["param"]
        arguments = self.builder(namespace).arguments([param], values)
        encoder = self.make(namespace, signature["name"])
        text = self.timed(self.method(encoder, signature["encode"]), arguments[param["name"]])
        if type(text) is not str:
            raise Rejected(f"{signature['encode']} must return a str, not a value of type {type(text).__name__}")
        return text

    def decoded(self, namespace, text):
        signature = self.signature
        type_ = signature["param"]["type"]
        decoder = self.make(namespace, signature["name"])
        return encode(type_, self.called(type_, self.method(decoder, signature["decode"]), text), self.nodes)

    def round_trip(self, namespace, values):
        # A module of its own: only the text may carry anything over.
        text = self.encoded(namespace, values)
        return self.decoded(self.load(), text)

    def half(self, values):
        """One half of a round trip, whose other half another interpreter does: a value is encoded, a text decoded."""
        if type(values) is str:
            return self.decoded(self.load(), values)
        return quote(self.encoded(self.load(), values))

    def answer(self, values, earlier=()):
        """The answer to the last of several inputs, for which the same classes were used one after the other."""
        kinds = {"function": self.function, "class": self.calls, "round-trip": self.round_trip}
        run, namespace = kinds[self.signature["kind"]], self.load()
        for given in earlier:
            run(namespace, given)
        self.seconds = 0.0
        return run(namespace, values)
