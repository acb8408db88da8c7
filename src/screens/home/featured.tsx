import cards from 'virtual:dataset/track-cards';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type AreaId, areaById } from '#areas.ts';
import type { TrackCard } from '#dataset/schema.ts';
import { paths } from '#paths.ts';
import { useProgress } from '#storage/use-progress.ts';
import { AreaMark } from '#ui/area-mark.tsx';
import { ProgressBar, percent } from '#ui/progress-bar.tsx';

interface CardProps {
  area: AreaId;
  to: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ area: id, to, title, text, children }: CardProps) {
  const area = areaById(id);
  return (
    <Link
      to={to}
      data-hue={area.hue}
      className="group flex h-full flex-col rounded-lg border bg-surface p-5 transition-colors hover:border-border-strong"
    >
      <span className="flex items-center gap-2.5">
        <AreaMark area={area} />
        <span className="text-lg font-semibold">{title}</span>
        <ArrowRight
          size={16}
          aria-hidden
          className="ml-auto shrink-0 text-muted transition-transform group-hover:translate-x-0.5 group-hover:text-(--hue)"
        />
      </span>
      <span className="mt-2 text-sm text-pretty text-muted">{text}</span>
      <span className="mt-auto block pt-5 text-sm text-muted">{children}</span>
    </Link>
  );
}

function TrackProgress({ track }: { track: TrackCard }) {
  const progress = useProgress();
  const done = track.questions.filter((id) => progress.get(id) === 'solved').length;
  return (
    <>
      <span className="mb-1.5 flex justify-between tabular-nums">
        <span>
          {track.questions.length} questions in {track.topicCount} topics
        </span>
        <span>{percent(done, track.questions.length)}%</span>
      </span>
      <ProgressBar bare label={`${track.title} progress`} done={done} total={track.questions.length} />
    </>
  );
}

/** Four cards: both tracks, and a way into reading and speaking. */
export function Featured() {
  return (
    <section aria-labelledby="featured" className="mt-8">
      <h2 id="featured" className="mb-4 text-xl font-semibold">
        Featured Content
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cards.map((track) => (
          <li key={track.id}>
            <Card area="coding" to={paths.track(track.id)} title={track.title} text={track.description}>
              <TrackProgress track={track} />
            </Card>
          </li>
        ))}
        <li>
          <Card
            area="system-design"
            to={paths.speedrun}
            title="System Design Speed Run"
            text="15 building blocks, with the numbers and trade-offs interviewers ask about."
          >
            15 lessons with diagrams
          </Card>
        </li>
        <li>
          <Card
            area="behavioral"
            to={paths.starMethod}
            title="The STAR Method"
            text="Turn your experience into an answer that’s clear, credible and memorable."
          >
            Explanation, example, six tips
          </Card>
        </li>
      </ul>
    </section>
  );
}
