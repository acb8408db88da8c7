import type { Validator } from './validator.ts';

function isPalindrome(text: string): boolean {
  for (let left = 0, right = text.length - 1; left < right; left += 1, right -= 1) {
    if (text[left] !== text[right]) return false;
  }
  return true;
}

/** Any palindrome that occurs in `s` and is as long as the expected one. */
export const longestPalindromicSubstring: Validator = ({ s }, expected, actual) => {
  if (typeof actual !== 'string' || typeof s !== 'string' || typeof expected !== 'string') {
    return 'the answer must be text';
  }
  if (!s.includes(actual)) return 'the answer does not occur in s';
  if (!isPalindrome(actual)) return 'the answer is not a palindrome';
  return actual.length === expected.length || `a palindrome of ${expected.length} characters occurs in s`;
};
