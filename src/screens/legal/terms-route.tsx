import { Link } from 'react-router';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { ContactLink, LegalPage, Section } from './legal-page.tsx';

export const meta = () =>
  pageMeta(
    PAGES.terms.title,
    'What you can expect from Dryrun and what it expects from you, in plain language.',
  );

export default function TermsRoute() {
  return (
    <LegalPage
      title="Terms of Use"
      summary="In short: Dryrun is free, needs no account, runs in your browser and comes without a guarantee. What you make with it is yours."
    >
      <Section title="What these terms cover">
        <p>
          These terms apply to your use of this website and of the application it delivers, together called
          Dryrun. By using Dryrun you agree to them. If you do not agree, please do not use it.
        </p>
      </Section>
      <Section title="What Dryrun is">
        <p>
          Dryrun helps you prepare for job interviews: practice questions, lessons, a code editor that can run
          your programs, and notes you keep for yourself. It is delivered as files and runs on your own
          device. There is no account, no subscription and nothing to pay.
        </p>
        <p>Some results are simulated until you turn on the real thing. A simulated result always says so.</p>
        <p>
          It is meant for everyone. How it supports keyboards, screen readers and other needs is described
          under <Link to={paths.accessibility}>accessibility</Link>.
        </p>
      </Section>
      <Section title="What is yours">
        <p>
          Code, answers, notes, drawings and documents that you make in Dryrun belong to you. They are stored
          in your browser and are not sent to us, so we claim no right to them and could not use them. How
          they are stored is described under <Link to={paths.privacy}>Privacy</Link>.
        </p>
        <p>
          Because your work lives only in your browser, keeping a copy is up to you. Clearing the browser’s
          data for this site deletes it, and we cannot bring it back.
        </p>
      </Section>
      <Section title="What is ours">
        <p>
          Dryrun’s program is open source under the MIT License, which is part of its source code and says
          what you may do with it. It includes work by others, listed with their{' '}
          <Link to={paths.licenses}>licenses</Link>. Names of companies, contests and websites that appear in
          Dryrun belong to their owners. Dryrun is not affiliated with any of them.
        </p>
      </Section>
      <Section title="Fair use">
        <p>Please do not use Dryrun to</p>
        <ul>
          <li>break the law or the rights of others;</li>
          <li>interfere with the service for other people, for instance by overloading it;</li>
          <li>
            cheat: in a real interview, contest or exam, the rules of whoever runs it apply, and following
            them is your responsibility.
          </li>
        </ul>
        <p>
          Programs that you run in Dryrun run on your device. You are responsible for what you run, including
          code that you copied from elsewhere.
        </p>
      </Section>
      <Section title="No guarantee">
        <p>
          We work to keep the questions, solutions and lessons right, but they may contain mistakes, and
          Dryrun may be unavailable or change at any time. It is provided as it is, without warranty of any
          kind. Practicing with it is no promise of an interview, an offer or a job, and nothing in it is
          legal, financial or career advice.
        </p>
      </Section>
      <Section title="Liability">
        <p>
          As far as the law allows, we are not liable for loss that results from using Dryrun or from not
          being able to use it, including lost work and lost data. Nothing in these terms limits a liability
          that the law does not allow to be limited, or a right that you have as a consumer.
        </p>
      </Section>
      <Section title="Links to other sites">
        <p>
          Dryrun links to other websites, such as contest platforms. We do not run them and are not
          responsible for them; their own terms and privacy rules apply there.
        </p>
      </Section>
      <Section title="Changes to these terms">
        <p>
          We may change these terms. A change is announced here at least 30 days before it takes effect. If
          you keep using Dryrun after that, the new terms apply. The date at the top is today’s date: this is
          the version in effect today.
        </p>
      </Section>
      <Section title="Contact">
        <p>
          Questions about these terms: <ContactLink />.
        </p>
      </Section>
    </LegalPage>
  );
}
