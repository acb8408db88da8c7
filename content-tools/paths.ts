import { paths } from '#paths.ts';
import { buildTracks } from './compile-index.ts';
import { buildLessonIndex } from './compile-lesson.ts';
import { buildPatternIndex } from './compile-pattern.ts';
import { answerQuestionIds } from './read-answer-question.ts';
import { isWritten, readDsaIndex } from './read-index.ts';

/** Pages for reading: lessons, patterns and the pages that list them. */
const readingPaths = (): string[] => [
  paths.speedrun,
  paths.designPrinciples,
  paths.starMethod,
  paths.mlStarMethod,
  paths.mlFundamentals,
  paths.learningCourses,
  paths.lowLevelDesign,
  ...buildLessonIndex().map(({ to }) => to),
  ...buildPatternIndex().map(({ to }) => to),
];

/** Every address that is prerendered to HTML at build time. */
export function prerenderPaths(): string[] {
  const questions = readDsaIndex()
    .filter((facts) => isWritten(facts.databaseId))
    .map((facts) => paths.question(facts.databaseId));
  return [
    paths.home,
    paths.review,
    ...buildTracks().map(({ id }) => paths.track(id)),
    paths.dsa,
    paths.blind75,
    paths.leetcode150,
    paths.systemDesign,
    paths.behavioral,
    paths.machineLearning,
    ...readingPaths(),
    paths.projects,
    paths.askQuestion,
    paths.mockInterview,
    paths.comingSoon,
    paths.resumes,
    paths.newResume,
    paths.resumesComingSoon,
    paths.settings,
    paths.terms,
    paths.privacy,
    paths.licenses,
    paths.whatsNew,
    paths.accessibility,
    paths.competitiveCoding,
    paths.llmRag,
    ...questions,
    ...answerQuestionIds('system-design').map(paths.systemDesignQuestion),
    ...answerQuestionIds('machine-learning').map(paths.mlQuestion),
    ...answerQuestionIds('behavioral').map(paths.behaviorQuestion),
  ];
}
