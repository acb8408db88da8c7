import type { z } from 'zod/mini';

type Issue = z.core.$ZodIssue;

const NAMES: Record<string, string> = {
  array: 'a list',
  object: 'fields of its own',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
};

/** What a schema's own message says besides what is wrong: nothing to do about it. */
const PLAIN = /^(?:Invalid input: expected|Too (?:small|big):|Unrecognized key)/;

const COUNTED: Record<string, [one: string, many: string]> = {
  array: ['entry', 'entries'],
  string: ['character', 'characters'],
};

function countCure(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string | undefined {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const counted = COUNTED[issue.origin];
  if (!counted) return;
  const many = `${limit} ${counted[Number(limit) === 1 ? 0 : 1]}`;
  const how = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  return `${issue.code === 'too_small' ? 'has too few' : 'has too many'}; write ${how} ${many}`;
}

/** What is wrong where a file does not fit its schema, and the cure. A schema's own words stay as they are. */
export function schemaMessage(issue: Issue): string {
  if (!PLAIN.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}; rename or drop it`;
    case 'invalid_type': {
      const expected = NAMES[issue.expected] ?? issue.expected;
      return issue.message.endsWith('received undefined')
        ? `is missing; write ${expected}`
        : `is something else than ${expected}; write ${expected}`;
    }
    case 'too_small':
    case 'too_big':
      return countCure(issue) ?? issue.message;
    default:
      return issue.message;
  }
}

/** The issue to begin with: a field that does not exist is often the misspelled name of one that is missing. */
export const firstIssue = (issues: readonly Issue[]): Issue | undefined =>
  issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
