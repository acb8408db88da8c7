import { Link } from 'react-router';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { ContactLink, Section } from './legal-page.tsx';

export const meta = () =>
  pageMeta(
    PAGES.accessibility.title,
    'What Dryrun does for everyone to be able to use it, what was tested and how.',
  );

export default function AccessibilityRoute() {
  return (
    <article className="max-w-2xl pb-12">
      <h1 className="text-2xl font-semibold">Accessibility</h1>
      <p className="mt-6 rounded-lg border bg-surface px-4 py-3">
        Dryrun aims at level AA of the Web Content Accessibility Guidelines 2.2. Everything can be done with
        the keyboard. What the next three sections say is tested anew with every change.
      </p>
      <div className="prose mt-2 [&_section>*+*]:mt-[0.85em] [&_section]:mt-8">
        <Section title="With the keyboard">
          <ul>
            <li>
              Every page is reached by search (Ctrl+K, or Cmd+K on a Mac) or by Tab. The question mark lists
              all keys.
            </li>
            <li>In the code editor Tab writes spaces. Escape, then Tab, leaves it.</li>
            <li>
              On the drawing canvas shapes are added, joined, moved, named and removed with keys; the question
              mark lists them there. Escape, then Tab, leaves it.
            </li>
            <li>
              A pipeline is built with its buttons and the fields of the selected node. Lists are sorted with
              Space and the arrow keys.
            </li>
            <li>A dialog takes the focus, keeps it, and gives it back to where it was.</li>
            <li>
              When what you delete takes its button along, the focus goes to the next row or the nearest
              control.
            </li>
          </ul>
        </Section>
        <Section title="With a screen reader">
          <p>
            Controls, pictures and fields have names, and changes are announced. A drawing has an outline that
            reads every shape and arrow, a pipeline is also told in words, and each chart’s name says what it
            shows.
          </p>
        </Section>
        <Section title="As you see best">
          <ul>
            <li>Pages fit a phone, and at 200 % every control can be reached without scrolling sideways.</li>
            <li>Text stands out from its background by at least 4.5 to 1 in the light and the dark theme.</li>
            <li>Your own colors are kept where your system forces them, in drawings and charts too.</li>
            <li>Where you ask for less motion, nothing moves by itself.</li>
          </ul>
        </Section>
        <Section title="How it is tested">
          <p>
            The rules of axe-core run on every page, on a phone’s and a desktop’s screen and in both themes,
            and on forms, dialogs and results, from a wrong answer to the drawing of a program’s growth. Tests
            press keys alone to draw and join a design, to build a pipeline, to solve a coding question, to
            answer a behavioral one, to upload, make and manage a resume, to write a cover letter, to import a
            backup, to read and review, to ask, to search and to hold a mock interview, and follow the focus
            after every kind of deletion. All of it runs in Chromium, and none of it replaces a person.
          </p>
        </Section>
        <Section title="What is known not to work">
          <ul>
            <li>
              No person who relies on assistive technology has tested Dryrun for us yet, and no screen reader
              runs in the tests: they look at names, roles and focus, not at how it sounds. Firefox and Safari
              are not tested.
            </li>
            <li>
              PDF files that Dryrun writes hold real text, but no tags. The Word and Markdown files of the
              same resume are structured.
            </li>
            <li>Recordings of spoken answers have no transcript.</li>
          </ul>
        </Section>
        <Section title="Something in your way?">
          <p>
            Tell us what you tried and with what: <ContactLink />. Themes and other preferences are in the{' '}
            <Link to={paths.settings}>settings</Link>.
          </p>
        </Section>
      </div>
    </article>
  );
}
