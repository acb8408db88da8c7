import { Link } from 'react-router';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { ContactLink, Section } from './legal-page.tsx';

export const meta = () =>
  pageMeta(PAGES.accessibility.title, 'How Dryrun works for everyone, what was tested and how.');

export default function AccessibilityRoute() {
  return (
    <Page width="reading">
      <h1 className="text-2xl font-semibold">Accessibility</h1>
      <p className="mt-6 rounded-lg border bg-surface px-4 py-3">
        Dryrun aims at level AA of the Web Content Accessibility Guidelines 2.2. You can do everything with
        the keyboard. The claims in the next three sections are tested with every change.
      </p>
      <div className="prose mt-2 [&_section>*+*]:mt-[0.85em] [&_section]:mt-8">
        <Section title="With the keyboard">
          <ul>
            <li>
              Reach any page with search (Ctrl+K, or Cmd+K on a Mac) or Tab. Press ? to list all shortcuts.
            </li>
            <li>In the code editor, Tab inserts spaces. Press Esc, then Tab to leave it.</li>
            <li>
              On the drawing canvas, you can add, connect, move, name and delete shapes with keys; press ?
              there to list them. Press Esc, then Tab to leave it.
            </li>
            <li>
              Build a pipeline with its buttons and the selected node’s fields. Reorder lists with Space and
              the arrow keys.
            </li>
            <li>A dialog takes focus, keeps it, and returns it to where it was.</li>
            <li>When you delete an item, focus moves to the next row or the nearest control.</li>
          </ul>
        </Section>
        <Section title="With a screen reader">
          <p>
            Controls, images and fields have names, and changes are announced. A drawing has an outline that
            lists every shape and arrow, a pipeline has a text version, and each chart’s name says what it
            shows.
          </p>
        </Section>
        <Section title="Zoom, contrast and motion">
          <ul>
            <li>
              Pages fit a phone, and at 200% zoom you can reach every control without scrolling sideways.
            </li>
            <li>Text has a contrast ratio of at least 4.5:1 in the light and the dark theme.</li>
            <li>High-contrast modes (forced colors) work, in drawings and charts too.</li>
            <li>If you turn on reduced motion, nothing moves by itself.</li>
          </ul>
        </Section>
        <Section title="How it’s tested">
          <p>
            axe-core runs on every page, at phone and desktop sizes and in both themes, and on forms, dialogs
            and results, from a wrong answer to a complexity chart. Keyboard-only tests draw and connect a
            design, build a pipeline, solve a coding question, answer a behavioral one, upload, create and
            manage a resume, write a cover letter, import a backup, read and review, ask, search and take a
            mock interview, and they track focus after every kind of deletion. All of it runs in Chromium, and
            none of it replaces testing with people.
          </p>
        </Section>
        <Section title="Known limitations">
          <ul>
            <li>
              Nobody who relies on assistive technology has tested Dryrun for us yet, and no screen reader
              runs in the tests: they check names, roles and focus, not how it sounds. Firefox and Safari
              aren’t tested.
            </li>
            <li>
              PDF files that Dryrun writes hold real text, but no tags. The Word and Markdown files of the
              same resume are structured.
            </li>
            <li>Recordings of spoken answers have no transcript.</li>
          </ul>
        </Section>
        <Section title="Found a barrier?">
          <p>
            Tell us what you tried and which tools you used: <ContactLink />. Themes and other preferences are
            in the <Link to={paths.settings}>settings</Link>.
          </p>
        </Section>
      </div>
    </Page>
  );
}
