export { compileQuestion } from '../../scripts/content/compile-question.ts';
