import rows from 'virtual:dataset/rows';
import { Link } from 'react-router';
import { areaById } from '#areas.ts';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { AreaHead } from '#ui/area-head.tsx';
import { HeaderCard } from '#ui/header-card.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { QuestionTable } from '#ui/question-table/question-table.tsx';
import { ListProgress } from './list-progress.tsx';

export const meta = () =>
  pageMeta(
    PAGES.dsa.title,
    'Data structure and algorithm questions, judged in your browser against hidden tests.',
  );

export default function DsaRoute() {
  return (
    <Page>
      <AreaHead area={areaById('coding')} title="Data Structures and Algorithms">
        Write code and submit it against hidden tests, all in your browser. Stuck?{' '}
        <Link to={paths.askQuestion} className="text-accent underline underline-offset-2">
          Ask a question
        </Link>
        .
      </AreaHead>
      <div className="mt-6 grid gap-3 sm:grid-cols-3">
        <HeaderCard to={paths.blind75} title="Blind 75" text="The short list that covers every pattern once.">
          <ListProgress list="blind-75" title="Blind 75" />
        </HeaderCard>
        <HeaderCard to={paths.leetcode150} title="LeetCode 150" text="150 questions in 11 topics.">
          <ListProgress list="leetcode-150" title="LeetCode 150" />
        </HeaderCard>
        <HeaderCard
          to="#all-questions"
          title="All Questions"
          text={`Browse and filter all ${rows.length} questions.`}
        />
      </div>
      <section id="all-questions" aria-labelledby="all-questions-title" className="mt-10 scroll-mt-20">
        <h2 id="all-questions-title" className="mb-4 text-xl font-semibold">
          All Questions
        </h2>
        <QuestionTable rows={rows} page="dsa" />
      </section>
    </Page>
  );
}
