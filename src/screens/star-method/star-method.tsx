import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { BarePage } from '#shell/bare-page.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Rewrite } from './rewrite.tsx';
import { StarBar } from './star-bar.tsx';
import { question, starParts, tips } from './star-text.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-14">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

const letter = 'grid size-8 shrink-0 place-items-center rounded-md bg-accent-soft font-semibold text-accent';

function Explanation() {
  return (
    <ul className="mt-6 grid gap-3 sm:grid-cols-2">
      {starParts.map((part) => (
        <li key={part.letter} className="rounded-lg border bg-surface p-4 sm:p-5">
          <h3 className="flex items-center gap-3 text-lg font-semibold">
            <span aria-hidden className={letter}>
              {part.letter}
            </span>
            {part.name}
          </h3>
          <p className="mt-3 font-medium">{part.asks}</p>
          <p className="mt-1.5 text-base">{part.text}</p>
          <p className="mt-3 border-l-2 border-medium pl-3 text-sm text-muted">
            <span className="font-medium text-medium">Common mistake. </span>
            {part.mistake}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Example() {
  return (
    <>
      <p className="mt-3 border-l-2 border-accent pl-4 text-lg font-medium">“{question}”</p>
      <dl className="mt-6 space-y-6">
        {starParts.map((part) => (
          <div key={part.letter} className="gap-5 sm:flex">
            <dt className="mb-1.5 flex w-28 shrink-0 items-center gap-2.5 self-start text-sm font-medium text-muted">
              <span aria-hidden className={letter}>
                {part.letter}
              </span>
              {part.name}
            </dt>
            <dd className="space-y-3 text-lg leading-[1.7]">
              {part.example.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-muted">
        About 360 words, two and a half minutes at a relaxed pace. The action takes about 60% of them.
      </p>
    </>
  );
}

/** The STAR method: what it is, a whole answer, a rewrite and six tips. Its two addresses differ in the way back only. */
export function StarMethod({ back }: { back: { to: string; label: string } }) {
  return (
    <BarePage back={back} width="reading">
      <h1 className="text-2xl leading-tight font-semibold sm:text-3xl">STAR Method</h1>
      <p className="mt-3 text-lg text-muted">A structure for answering “tell me about a time when…”.</p>
      <div className="prose mt-6 text-lg">
        <p>
          Behavioral questions ask about one thing that happened, because what you did is a better predictor
          than what you say you would do. Under pressure, most people tell a story in the order they remember
          it: long on background, vague in the middle, with no ending. STAR fixes that. Its four parts,
          Situation, Task, Action and Result, each answer a question the interviewer would otherwise have to
          ask.
        </p>
        <p>
          It’s a checklist, not a script. Nobody should hear the four letters; they should just never have to
          wonder where you were, what your job was, what you did, or what came of it.
        </p>
      </div>
      <StarBar />
      <Part title="The four parts">
        <Explanation />
      </Part>
      <Part title="An example answer">
        <Example />
      </Part>
      <Part title="From weak to strong">
        <Rewrite />
      </Part>
      <Part title="Six tips">
        <ol className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {tips.map((tip, index) => (
            <li key={tip.title} className="flex gap-3.5">
              <span aria-hidden className="font-semibold text-accent tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold">{tip.title}</h3>
                <p className="mt-1 text-base text-muted">{tip.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <div className="mt-14 flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-surface p-5">
        <p className="text-base">Every behavioral question has a builder for your own four parts.</p>
        <Link to={paths.behavioral} className={buttonClass({ variant: 'primary' })}>
          Choose a question
        </Link>
      </div>
    </BarePage>
  );
}
