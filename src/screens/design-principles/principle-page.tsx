import type { PrinciplePageData } from '#dataset/pattern.ts';
import { CodeTabs } from '#ui/code-tabs.tsx';
import { Html } from '#ui/html.tsx';
import { PageHead } from './page-head.tsx';
import { Part } from './part.tsx';

/** A principle: its statement, signs that it is broken, the reasons, and the same program before and after. */
export function PrinciplePage({ principle }: { principle: PrinciplePageData }) {
  return (
    <>
      <PageHead group="solid" title={principle.title} text={principle.statement} />
      <Part title="Signs of a violation">
        <ul className="prose text-base">
          {principle.smells.map((smell) => (
            <li key={smell} className="ml-[1.3em] list-disc">
              {smell}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="What it says">
        <Html className="prose" html={principle.html} />
      </Part>
      <Part title="Before">
        <CodeTabs label="Language of the program before" code={principle.before} />
      </Part>
      <Part title="After">
        <CodeTabs label="Language of the program after" code={principle.after} />
      </Part>
    </>
  );
}
