import { Bookmark } from 'lucide-react';
import { bookmarks } from '#storage/question-records.ts';
import { useBookmarks } from '#storage/use-bookmarks.ts';

/** Marks a question to come back to, or takes the mark away. */
export function BookmarkButton({ databaseId }: { databaseId: string }) {
  const marked = useBookmarks().has(databaseId);
  const toggle = () =>
    void (marked ? bookmarks.remove(databaseId) : bookmarks.put({ id: databaseId, at: Date.now() }));
  return (
    <button
      type="button"
      aria-label="Bookmark"
      title={marked ? 'Remove the bookmark' : 'Bookmark this question'}
      aria-pressed={marked}
      onClick={toggle}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text aria-pressed:text-accent"
    >
      <Bookmark size={17} strokeWidth={1.75} aria-hidden className={marked ? 'fill-current' : ''} />
    </button>
  );
}
