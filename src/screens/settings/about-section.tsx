import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { startTour } from '#shell/tour/start-tour.ts';
import { Button } from '#ui/button.tsx';
import { version } from '../../../package.json';
import { Section } from './section.tsx';

const LINKS = [
  { to: paths.whatsNew, label: 'What’s new' },
  { to: paths.accessibility, label: 'Accessibility' },
  { to: paths.licenses, label: 'Licenses' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.privacy, label: 'Privacy' },
];

/** What this is and what can be read about it. */
export function AboutSection() {
  return (
    <Section title="About" text={`Dryrun ${version}, open source under the MIT License.`}>
      <Button onClick={startTour}>
        <Compass size={15} aria-hidden />
        Take the tour
      </Button>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="text-accent underline underline-offset-2">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
