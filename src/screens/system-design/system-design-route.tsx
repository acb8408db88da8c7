import answerRows from 'virtual:dataset/answer-rows';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { HeaderCard } from '#ui/header-card.tsx';
import { ListPage } from '#ui/list-page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { QuestionTable } from '#ui/question-table/question-table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DESIGN_TABS, useDesignTab } from './use-design-tab.ts';

export const meta = () =>
  pageMeta(
    PAGES.systemDesign.title,
    'System design questions: high level, low level, concurrency, machine learning.',
  );

const tabs = DESIGN_TABS.map(({ id, label, questions }) => ({
  id,
  label,
  rows: answerRows.filter(({ databaseId }) => databaseId?.startsWith(questions)),
}));

export default function SystemDesignRoute() {
  const [tab, setTab] = useDesignTab();
  return (
    <ListPage
      area="system-design"
      title="System Design"
      text="Draw the design, estimate the numbers, then grade yourself with a rubric."
      cards={
        <>
          <HeaderCard
            to={paths.speedrun}
            title="System Design Speed Run"
            text="15 lessons on the building blocks of every design."
          />
          <HeaderCard
            to={paths.designPrinciples}
            title="Design Principles"
            text="The classic patterns and SOLID, with code."
          />
          <HeaderCard
            to={paths.designFoundations}
            title="Foundations"
            text="The 45 minutes, estimates, APIs, databases, reliability and security."
          />
        </>
      }
    >
      <section aria-labelledby="questions" className="mt-10">
        <h2 id="questions" className="mb-2 text-xl font-semibold">
          Questions
        </h2>
        <Tabs
          label="Kind of question"
          inPage
          active={tab}
          onChange={setTab}
          tabs={tabs.map(({ id, label, rows }) => ({
            id,
            label,
            content: <QuestionTable key={id} rows={rows} page="system-design" />,
          }))}
        />
      </section>
    </ListPage>
  );
}
