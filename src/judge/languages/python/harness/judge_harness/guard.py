"""Notices a program's changes to modules that outlive it."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import types


def _changed(attributes, pristine):
    if len(attributes) != len(pristine):
        return True
    # By identity: comparing would run methods of whatever was put there.
    return any(attributes.get(name, pristine) is not value for name, value in pristine.items())


class Guard:
    """What some modules hold; of `own` ones also what their classes and functions are made of."""

    def __init__(self, modules, own, changing):
        """`changing`: names that the harness itself sets."""
        self.modules = [(module.__dict__, dict(module.__dict__)) for module in modules]
        self.own = [(module.__dict__, dict(module.__dict__)) for module in own]
        self.changing = changing
        values = [value for _, pristine in self.own for value in pristine.values()]
        own_names = {module.__name__ for module in own}
        classes = [value for value in values if type(value) is type and value.__module__ in own_names]
        self.classes = [(class_.__dict__, dict(class_.__dict__)) for class_ in classes]
        functions = values + [value for _, pristine in self.classes for value in pristine.values()]
        self.functions = [
            (value, value.__code__, value.__defaults__) for value in functions if type(value) is types.FunctionType
        ]

    def restore(self):
        """Undoes changes to the modules. True when there were any, and for changes that cannot be undone."""
        tampered = any(_changed(attributes, pristine) for attributes, pristine in self.classes)
        for function, code, defaults in self.functions:
            if function.__code__ is not code or function.__defaults__ is not defaults:
                tampered = True
        for attributes, pristine in self.own:
            for name in self.changing:
                if name in pristine:
                    pristine[name] = attributes.get(name)
        for attributes, pristine in self.modules + self.own:
            if _changed(attributes, pristine):
                tampered = True
                attributes.clear()
                attributes.update(pristine)
        return tampered
