import { alienDictionary } from './validators/alien-dictionary.ts';
import { courseScheduleII } from './validators/course-schedule-ii.ts';
import { findPeakElement } from './validators/find-peak-element.ts';
import { insertDeleteGetRandom } from './validators/insert-delete-getrandom-o1.ts';
import { longestPalindromicSubstring } from './validators/longest-palindromic-substring.ts';
import type { Validator } from './validators/validator.ts';

/** By the name that a question's `checker: { kind: validator, name }` gives. One file each in `validators/`. */
export const VALIDATORS: Readonly<Record<string, Validator>> = {
  'alien-dictionary': alienDictionary,
  'course-schedule-ii': courseScheduleII,
  'find-peak-element': findPeakElement,
  'insert-delete-getrandom-o1': insertDeleteGetRandom,
  'longest-palindromic-substring': longestPalindromicSubstring,
};
