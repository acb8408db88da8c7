export { buildPatternIndex, compilePattern } from '../../scripts/content/compile-pattern.ts';
