import { Link } from 'react-router';
import { ReferenceAnswer } from '#ui/answer-question/reference-answer.tsx';
import { SampleAnswers } from '#ui/answer-question/sample-answers.tsx';
import { ReferenceDrawings } from '#ui/canvas/drawing-view.tsx';
import { PipelineView } from '#ui/pipeline/pipeline-view.tsx';
import { EditorialText } from '#ui/question/editorial-text.tsx';
import { type AskedQuestion, questionAddress } from '../asked-question.ts';

/** What an answer is compared with is called. */
export const referenceLabel = ({ form }: AskedQuestion): string =>
  form === 'code' ? 'the editorial' : form === 'star' ? 'sample answers' : 'the reference answer';

/** What to compare the own answer with, and the way to the question's own page. */
export function Reference({ asked }: { asked: AskedQuestion }) {
  const { form, question } = asked;
  return (
    <>
      {form === 'code' && <EditorialText question={question} />}
      {form === 'star' && <SampleAnswers question={question} />}
      {form === 'diagram' && (
        <ReferenceAnswer
          question={question}
          drawing={{ below: 'Architecture', content: <ReferenceDrawings question={question} /> }}
        />
      )}
      {form === 'pipeline' && (
        <ReferenceAnswer
          question={question}
          drawing={{
            below: 'Framing',
            content: <PipelineView pipeline={question.pipeline} label="Reference pipeline" />,
          }}
        />
      )}
      <p className="mt-6 text-sm">
        <Link
          to={questionAddress(question.databaseId)}
          className="rounded text-accent underline underline-offset-2"
        >
          {question.title}, on its own page
        </Link>
      </p>
    </>
  );
}
