import tracks from 'virtual:dataset/tracks';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/track-route.ts';
import { CuratedList } from './curated-list.tsx';

const trackOf = (id: string) => tracks.find((track) => track.id === id);

export const meta = ({ params }: Route.MetaArgs) => {
  const track = trackOf(params.track);
  return pageMeta(track?.title ?? 'Track not found', track?.description ?? 'We couldn’t find that track.');
};

/** One of the home page's tracks, topic by topic. */
export default function TrackRoute({ params }: Route.ComponentProps) {
  const track = trackOf(params.track);
  if (!track) {
    return (
      <main id="main">
        <PageMessage title="Track not found" text="We couldn’t find that track.">
          <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
            Home page
          </Link>
        </PageMessage>
      </main>
    );
  }
  return (
    <CuratedList
      key={track.id}
      title={track.title}
      text={track.description}
      categories={track.topics.map((topic) => ({ ...topic, totalQuestions: topic.questions.length }))}
      bounds={{ easy: 4, medium: 8 }}
      back={{ to: paths.home, label: 'Home' }}
    />
  );
}
