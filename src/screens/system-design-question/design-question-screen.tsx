import type { DesignQuestion } from '#dataset/answer-question.ts';
import { Brief } from '#ui/answer-question/brief.tsx';
import { QuestionSide } from '#ui/answer-question/question-side.tsx';
import { Canvas } from '#ui/canvas/canvas.tsx';
import { ReferenceDrawings } from '#ui/canvas/drawing-view.tsx';
import { useDrawing } from '#ui/canvas/use-drawing.ts';
import { Page } from '#ui/page.tsx';
import { Splitter } from '#ui/splitter.tsx';
import { AnswerAreas } from './answers/answer-areas.tsx';
import { useDesignAnswer } from './use-design-answer.ts';

/** A system design question: what is asked on the left, the drawing and the words that answer it on the right. */
export function DesignQuestionScreen({ question }: { question: DesignQuestion }) {
  const { store, loaded } = useDrawing(question.databaseId);
  const answer = useDesignAnswer(question.databaseId);
  return (
    // As high as the window below the top bar, so that the paper does not scroll away.
    <Page width="wide">
      <div className="lg:h-[calc(100dvh-4.5rem)] print:h-auto">
        <Splitter
          direction="columns"
          label="Width of the question"
          initial={36}
          first={
            <QuestionSide
              question={question}
              drawing={{
                below: 'Architecture',
                content: <ReferenceDrawings question={question} own={store} />,
              }}
            />
          }
          second={
            <Splitter
              direction="rows"
              label="Height of the canvas"
              initial={70}
              first={
                // What is drawn before the kept drawing is there would be lost.
                <div
                  id="canvas"
                  inert={!loaded}
                  className="mt-2 scroll-mt-16 h-[34rem] max-h-[75dvh] lg:mt-0 lg:h-full lg:max-h-none"
                >
                  <Canvas
                    store={store}
                    label="Your design"
                    fileName={question.id}
                    brief={<Brief question={question} />}
                    className="h-full"
                  />
                </div>
              }
              second={
                <div className="mt-2 lg:mt-0 lg:h-full">
                  <AnswerAreas model={answer} question={question} />
                </div>
              }
            />
          }
        />
      </div>
    </Page>
  );
}
