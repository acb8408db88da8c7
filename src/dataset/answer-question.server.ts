export {
  compileBehavioralQuestion,
  compileDesignQuestion,
  compileMlQuestion,
} from '../../scripts/content/compile-answer-question.ts';
