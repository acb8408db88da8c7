import type { DsaQuestion, EditorialPart } from '#dataset/schema.ts';
import { CodeTabs } from '../code-tabs.tsx';
import { Html } from '../html.tsx';

type Texts = Pick<DsaQuestion, 'editorial' | 'solutions'>;

/** The programs of an approach; the one to aim for has the reference solutions. */
function Programs({
  part,
  solutions,
}: { part: Exclude<EditorialPart, { html: string }> } & Omit<Texts, 'editorial'>) {
  if ('programs' in part)
    return <CodeTabs label={`Language of approach ${part.approach}`} code={part.programs} />;
  const code = Object.fromEntries(Object.entries(solutions).map(([id, { html }]) => [id, html]));
  return <CodeTabs label="Solution language" code={code} />;
}

/** An editorial, with the program of each approach under its idea in one language at a time. */
export function EditorialText({ question: { editorial, solutions } }: { question: Texts }) {
  return editorial.map((part, index) =>
    'html' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
      <Html key={index} className="prose [&_:is(th,td)_code]:whitespace-nowrap" html={part.html} />
    ) : (
      <div key={part.approach} className="my-4">
        <Programs part={part} solutions={solutions} />
      </div>
    ),
  );
}
