import type { LessonCollection, LessonPageData } from '#dataset/lesson.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Page } from '#ui/page.tsx';
import { LessonNotFound } from './lesson-not-found.tsx';
import { LessonView } from './lesson-view.tsx';

interface Props {
  collection: LessonCollection;
  /** Null where the collection has none at this address. */
  lesson: LessonPageData | null | undefined;
  /** What a lesson of this collection is called. */
  kind: 'lesson' | 'topic';
}

/** A lesson with the application's bars and the way back to its list. */
export function LessonPage({ collection, lesson, kind }: Props) {
  const { title, to } = lessonCollections[collection];
  if (!lesson) {
    const name = kind === 'topic' ? 'Topic' : 'Lesson';
    return <LessonNotFound title={`${name} not found`} to={to} label={`All ${kind}s`} />;
  }
  return (
    <Page>
      <div className="mb-5 print:hidden">
        <BackLink to={to} label={title} />
      </div>
      <LessonView key={lesson.id} lesson={lesson} />
    </Page>
  );
}
