import { Link, useNavigate } from 'react-router';
import type { DesignQuestion, MlQuestion } from '#dataset/answer-question.ts';
import { paths } from '#paths.ts';
import { hideDifficulty, usePreference } from '#storage/settings.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Examples } from '#ui/question/examples.tsx';
import { Hints } from '#ui/question/hints.tsx';
import { HtmlList } from '#ui/question/html-list.tsx';
import { Part } from '#ui/question/part.tsx';
import { QuestionTrail } from '#ui/question/question-trail.tsx';
import { Companies, Topics } from '#ui/question/topics.tsx';
import { Brief } from './brief.tsx';
import { QuestionHead } from './question-head.tsx';

/** An interviewer in the browser is announced; until then the button leads to its announcement. */
function MockInterviewButton() {
  const navigate = useNavigate();
  return (
    <Button size="sm" onClick={() => void navigate(paths.comingSoon)}>
      Mock Interview
      <span className="rounded border px-1 text-xs font-semibold tracking-wide text-muted">SOON</span>
    </Button>
  );
}

/** The left panel of a system design or machine learning question: everything that is asked. */
export function DesignPanel({ question }: { question: DesignQuestion | MlQuestion }) {
  const [hidden] = usePreference(hideDifficulty);
  return (
    <article className="px-5 pt-3 pb-10">
      <div className="mb-2">
        <QuestionTrail databaseId={question.databaseId} />
      </div>
      <QuestionHead question={question}>
        <MockInterviewButton />
        <Link to={paths.mockInterview} className={buttonClass({ size: 'sm', variant: 'quiet' })}>
          Practice against the clock
        </Link>
        {/* On a small screen the canvas lies below all of this. */}
        <Link to="#canvas" className={`${buttonClass({ size: 'sm' })} lg:hidden`}>
          Go to the canvas
        </Link>
      </QuestionHead>
      <Brief question={question} />
      <Part title="Constraints">
        <HtmlList items={question.constraints} />
      </Part>
      <Examples examples={question.examples} />
      {!hidden && <Topics databaseId={question.databaseId} title="Keywords" topics={question.keywords} />}
      <Hints hints={question.hints} />
      <Companies databaseId={question.databaseId} companies={question.companies} />
    </article>
  );
}
