import { ArrowRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { lessonSummaries } from '#dataset/content.server.ts';
import type { LessonSummary } from '#dataset/lesson.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { useLessons } from '#storage/use-lessons.ts';
import { BackLink } from '#ui/back-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/ml-fundamentals-route.ts';

const { title, subtitle } = lessonCollections['ml-fundamentals'];

export const meta = () => pageMeta(title, subtitle);

export const loader = () => lessonSummaries('ml-fundamentals');

// Asked of the kept data file where the fallback page stands in for the prerendered one, offline.
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

function TopicCard({ topic, completed }: { topic: LessonSummary; completed: boolean }) {
  return (
    <section aria-label={topic.title} className="flex h-full flex-col rounded-lg border bg-surface p-5">
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        {topic.title}
        {completed && <CircleCheck size={17} className="text-easy" role="img" aria-label="Completed" />}
      </h2>
      <p className="mt-1 text-sm text-muted">{topic.description}</p>
      <ul className="mt-4 mb-5 grid list-disc gap-x-8 gap-y-1 pl-4 text-sm marker:text-muted sm:grid-cols-2">
        {topic.topics.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="mt-auto flex items-center justify-between gap-3">
        <Link to={topic.to} className={buttonClass()}>
          Learn More
          <span className="sr-only">about {topic.title}</span>
          <ArrowRight size={15} aria-hidden />
        </Link>
        <span className="text-sm text-muted">{topic.duration}</span>
      </div>
    </section>
  );
}

/** The topics that every machine learning interview assumes. */
export default function MlFundamentalsRoute({ loaderData }: Route.ComponentProps) {
  const read = useLessons();
  return (
    <Page>
      <BackLink to={paths.machineLearning} label="Machine Learning" />
      <h1 className="mt-5 text-2xl leading-tight font-semibold">{title}</h1>
      <p className="mt-1 text-muted">{subtitle}</p>
      <ul className="mt-7 grid gap-3 md:grid-cols-2">
        {loaderData.map((topic) => (
          <li key={topic.id}>
            <TopicCard topic={topic} completed={read.get(topic.id) === 'completed'} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
