import { java } from '@codemirror/lang-java';
import { python } from '@codemirror/lang-python';
import { describe, expect, test } from 'vitest';
import { formatSource } from './format-source.ts';

const JAVA = { mode: java(), indent: 4, braces: true };
const PYTHON = { mode: python(), indent: 4, braces: false };

describe('formatting', () => {
  test('indents blocks by braces and takes blanks off the ends', () => {
    const source =
      'class A {\nint f(int x) {  \nif (x > 0) {\n\t\t return 1;\n}\n      return 2;\n}\n}\n\n\n';
    expect(formatSource(source, JAVA)).toBe(
      'class A {\n    int f(int x) {\n        if (x > 0) {\n            return 1;\n        }\n        return 2;\n    }\n}\n',
    );
  });

  test('keeps the indents that are a Python program’s meaning', () => {
    const source = 'def f(x):\n\tif x:\n\t\treturn 1   \n\treturn 2';
    expect(formatSource(source, PYTHON)).toBe('def f(x):\n    if x:\n        return 1\n    return 2\n');
  });

  test('what is formatted stays as it is', () => {
    const once = formatSource('class A { int f() {\nreturn 1;\n} }', JAVA);
    expect(formatSource(once, JAVA)).toBe(once);
  });

  test('broken and empty programs come out whole', () => {
    expect(formatSource('', JAVA)).toBe('\n');
    expect(formatSource('class {{{ "', JAVA).replaceAll(/\s/g, '')).toBe('class{{{"');
  });
});
