import answerRows from 'virtual:dataset/answer-rows';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { HeaderCard } from '#ui/header-card.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { QuestionTable } from '#ui/question-table/question-table.tsx';

export const meta = () =>
  pageMeta(
    PAGES.machineLearning.title,
    'Machine learning design questions: draw the pipeline, defend your choices.',
  );

const rows = answerRows.filter(({ databaseId }) => databaseId?.startsWith('machine-learning/'));

export default function MachineLearningRoute() {
  return (
    <ListPage
      area="machine-learning"
      title="Machine Learning"
      text="Frame the problem, draw the pipeline, define how you would measure success."
      cards={
        <HeaderCard
          to={paths.mlFundamentals}
          title="Fundamentals"
          text="The ideas behind every one of these questions."
        />
      }
    >
      <section aria-labelledby="questions" className="mt-10">
        <h2 id="questions" className="mb-4 text-xl font-semibold">
          Questions
        </h2>
        <QuestionTable rows={rows} page="machine-learning" />
      </section>
    </ListPage>
  );
}
