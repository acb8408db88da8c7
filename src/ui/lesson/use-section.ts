import { useEffect, useState } from 'react';

/** A section is being read once its heading has passed this part of the window's height. */
const LINE = 0.35;

/** The id of the section on screen; undefined above the first heading. */
export function useSection(ids: string[]): string | undefined {
  const [section, setSection] = useState<string>();
  const key = ids.join();
  useEffect(() => {
    const headings = key
      .split(',')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight * LINE;
      // At the very end the last headings may never reach the line.
      const atEnd =
        window.scrollY > 0 && window.scrollY + window.innerHeight >= document.body.scrollHeight - 2;
      const passed = headings.filter((heading) => atEnd || heading.getBoundingClientRect().top < line);
      setSection(passed.at(-1)?.id);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [key]);
  return section;
}
