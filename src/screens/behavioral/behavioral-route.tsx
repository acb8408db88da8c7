import answerRows from 'virtual:dataset/answer-rows';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { HeaderCard } from '#ui/header-card.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { QuestionTable } from '#ui/question-table/question-table.tsx';

export const meta = () =>
  pageMeta(
    PAGES.behavioral.title,
    'Behavioral questions: build STAR answers, practice them out loud and keep your stories.',
  );

const rows = answerRows.filter(({ databaseId }) => databaseId?.startsWith('behavioral/'));

export default function BehavioralRoute() {
  return (
    <ListPage
      area="behavioral"
      title="Behavioral"
      text="Build your answer step by step, practice it out loud, and save the story for the next question."
      cards={
        <HeaderCard
          to={paths.starMethod}
          title="STAR Method"
          text="Situation, Task, Action, Result: a structure that’s easy to follow."
        />
      }
    >
      <section aria-labelledby="questions" className="mt-10">
        <h2 id="questions" className="mb-4 text-xl font-semibold">
          Questions
        </h2>
        <QuestionTable rows={rows} page="behavioral" />
      </section>
    </ListPage>
  );
}
