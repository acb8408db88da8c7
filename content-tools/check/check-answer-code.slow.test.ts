import { expect, it } from 'vitest';
import { runProgram } from './check-answer-code.ts';

it('says nothing of a program whose assertions hold', () => {
  expect(runProgram('python', 'assert 1 + 1 == 2')).toBeUndefined();
});

it('says which assertion does not hold, without the folder it ran in', () => {
  const message = runProgram('python', 'x = 1\nassert x == 2, "x is 1"');
  expect(message).toMatch(/File "main\.py", line 2/);
  expect(message).toMatch(/AssertionError: x is 1/);
});

it('runs Java with its assertions on', { timeout: 60_000 }, () => {
  const java = (condition: string) =>
    `final class Main {\n    public static void main(String[] args) {\n        assert ${condition};\n    }\n}`;
  expect(runProgram('java', java('args.length == 0'))).toBeUndefined();
  expect(runProgram('java', java('args.length == 1'))).toMatch(/AssertionError[\s\S]*Main\.java:3/);
});

it('says what g++ warns of', { timeout: 60_000 }, () => {
  expect(runProgram('cpp', 'int main() { return 0; }')).toBeUndefined();
  expect(runProgram('cpp', 'int main() { int unused; }')).toMatch(/unused variable/);
});
