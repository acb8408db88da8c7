import type { DesignQuestion, MlQuestion } from '#dataset/answer-question.ts';
import { HtmlList } from '#ui/question/html-list.tsx';
import { Part } from '#ui/question/part.tsx';

/** What a design has to do, in short: it stands beside the paper in full screen. */
export function Brief({ question }: { question: DesignQuestion | MlQuestion }) {
  const { functional, non_functional } = question.requirements;
  return (
    <>
      <Part title="Functional requirements">
        <HtmlList items={functional} />
      </Part>
      <Part title="Non-functional requirements">
        <HtmlList items={non_functional} />
      </Part>
    </>
  );
}
