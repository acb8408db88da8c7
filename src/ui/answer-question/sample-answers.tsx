import { type BehavioralQuestion, type SampleAnswer, STAR_PARTS } from '#dataset/answer-question.ts';
import { Html } from '#ui/html.tsx';
import { HtmlList } from '#ui/question/html-list.tsx';
import { PART_TEXTS } from '#ui/star/parts.ts';
import { FollowUps } from './follow-ups.tsx';
import { Levels } from './levels.tsx';

/** What is listened for, two answers, what comes next, and what each level shows. */
export function SampleAnswers({ question }: { question: BehavioralQuestion }) {
  return (
    <div className="space-y-9">
      <p className="text-sm text-muted">Both answers are fictional, to show the difference.</p>
      <Section title="What the interviewer listens for">
        <HtmlList items={question.assessed} />
      </Section>
      <Sample title="A strong answer" whyTitle="Why it works" sample={question.strong} />
      <Sample title="A weak answer" whyTitle="Why it falls short" sample={question.weak} />
      <FollowUps followUps={question.followUps} />
      <Levels levels={question.levels} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Sample(props: { title: string; whyTitle: string; sample: SampleAnswer }) {
  return (
    <Section title={props.title}>
      <dl className="space-y-3 border-l-2 border-border-strong/60 pl-4">
        {STAR_PARTS.map((part) => (
          <div key={part}>
            <dt className="text-sm font-medium text-muted">{PART_TEXTS[part].label}</dt>
            <dd>
              <Html className="prose" html={props.sample.parts[part]} />
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-4 mb-1 text-base font-semibold">{props.whyTitle}</h3>
      <Html className="prose" html={props.sample.why} />
    </Section>
  );
}
