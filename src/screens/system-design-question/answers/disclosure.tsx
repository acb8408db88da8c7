import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props {
  title: string;
  /** Stands at the end of the line, like a count of words. */
  aside?: ReactNode;
  children: ReactNode;
  /** Whether what is in it is only there once it has been opened. */
  late?: boolean;
}

/** A titled area that opens and closes; what is in it stays as it is. What opens comes into view. */
export function Disclosure({ title, aside, children, late = false }: Props) {
  const [open, setOpen] = useState(false);
  const opened = useRef(false);
  opened.current ||= open;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) section.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      // Below the top bar, which stays where the page scrolls.
      className="scroll-mt-16 border-b last:border-0 lg:scroll-mt-0"
    >
      <h2 className="text-sm">
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-2 px-3.5 py-2.5 text-left font-medium -outline-offset-2 hover:bg-surface-2"
        >
          <ChevronRight
            size={15}
            aria-hidden
            className={`text-muted transition-transform ${open ? 'rotate-90' : ''}`}
          />
          {title}
          <span className="ml-auto text-xs font-normal text-muted">{aside}</span>
        </button>
      </h2>
      <div id={id} hidden={!open} className="px-3.5 pb-4">
        {(!late || opened.current) && children}
      </div>
    </section>
  );
}
