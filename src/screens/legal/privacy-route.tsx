import { Link } from 'react-router';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { ContactLink, LegalPage, Section } from './legal-page.tsx';

export const meta = () =>
  pageMeta(
    PAGES.privacy.title,
    'What Dryrun stores, where it stores it, and why nothing you make is sent to us.',
  );

export default function PrivacyRoute() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary="In short: what you make stays in your browser unless you turn on sync. There is no account, no tracking, no advertising and no cookies, and we receive nothing you type, upload or run."
    >
      <Section title="What stays on your device">
        <p>Dryrun keeps the following in your browser’s own storage for this site:</p>
        <ul>
          <li>your code, drafts, test cases, submissions, answers and recordings;</li>
          <li>your resumes, cover letters and job applications;</li>
          <li>your progress, notes, bookmarks, weekly checklists, upsolve list and mistake log;</li>
          <li>your preferences, such as the theme and whether the sidebar is collapsed;</li>
          <li>copies of Dryrun’s own files, so that it works offline.</li>
        </ul>
        <p>
          If you turn on sync in Settings, Dryrun also writes what you make, except recordings, to the folder
          or the account you choose. What goes to an account is encrypted in your browser with your passphrase
          first. We receive none of it. What whoever runs the account does with it is in their own privacy
          policy.
        </p>
        <p>
          Dryrun has no server that collects data. Files you choose, such as an image with a question, are
          read by the page on your device and are not uploaded.
        </p>
      </Section>
      <Section title="What we receive">
        <p>
          To show you a page, your browser asks a web server for its files. As with every website, whoever
          hosts Dryrun’s files sees that request: your IP address, the time, the file and the browser’s
          description of itself. Hosts usually keep such records for a while to run their service and fend off
          abuse. They contain nothing about what you do inside the pages.
        </p>
        <p>
          If you write to us, we receive your message and your address, use them to answer you, and delete
          them when they are no longer needed for that.
        </p>
      </Section>
      <Section title="What we do not do">
        <p>
          Dryrun sets no cookies, contains no analytics, advertising or tracking of any kind, loads nothing
          from third parties, sells nothing about you and makes no profile of you. No artificial intelligence
          service receives your questions or your code.
        </p>
      </Section>
      <Section title="Recent activity from other programs">
        <p>
          The <Link to={paths.competitiveCoding}>Competitive Coding Review</Link> can show activity that a
          browser extension of your choice sends to the page. Those entries stay in your browser like
          everything else. For what the extension itself collects, see its own privacy policy.
        </p>
      </Section>
      <Section title="Viewing, exporting and deleting your data">
        <p>
          Your data is on your device, so you control it. The <Link to={paths.settings}>settings</Link> show
          how much there is, export it as one file and delete it. Clearing this site’s data in your browser’s
          settings deletes all of it at once. Private windows and other browsers do not see it. Anyone who can
          use your browser profile can.
        </p>
        <p>
          Where the law gives you rights to access, correct or delete personal data, they apply to anything we
          hold, which at most is a message that you sent us. Write to <ContactLink />.
        </p>
      </Section>
      <Section title="Links to other sites">
        <p>
          When you follow a link to another website, that site learns what any site learns from a visit. Its
          own privacy rules apply.
        </p>
      </Section>
      <Section title="Children">
        <p>
          Dryrun is for people who are looking for a job. It is not meant for children under 13, and children
          under 13 may not use it. We do not knowingly collect anything from them; if you believe that a child
          under 13 has written to us, tell us and we will delete the message.
        </p>
      </Section>
      <Section title="Changes">
        <p>
          We give 30 days notice of changes: a change of the <Link to={paths.terms}>terms</Link> or of this
          policy is announced on this site at least 30 days before it takes effect. The date at the top is
          today’s date: this is the version in effect today.
        </p>
      </Section>
      <Section title="Contact">
        <p>
          Questions about privacy: <ContactLink />.
        </p>
      </Section>
    </LegalPage>
  );
}
