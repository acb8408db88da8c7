import './canvas.css';
import { ClipboardList, ListTree, Maximize2, Minimize2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useExpanded } from '../use-expanded.ts';
import { Announcer } from './announcer.tsx';
import { CanvasFoot } from './canvas-foot.tsx';
import { CanvasContext, type CanvasStore } from './canvas-store.ts';
import { HelpDialog } from './help-dialog.tsx';
import { LibraryMenu } from './library-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { Surface } from './surface.tsx';
import { ToolButtons } from './tool-buttons.tsx';
import { useKeys } from './use-keys.ts';

interface Props {
  store: CanvasStore;
  /** Names the canvas for assistive technology. */
  label: string;
  /** Of exported files, without their ending. */
  fileName: string;
  readOnly?: boolean;
  /** What is asked, to be read beside the paper in full screen. */
  brief?: ReactNode;
  /** Given, the canvas is full screen from the start, and this is what collapsing it does. */
  onClose?: () => void;
  className?: string;
}

const HELP = 'Tab moves through the shapes; Esc, then Tab leaves the canvas. Press ? for keyboard shortcuts.';

/** The drawing canvas: tools, paper, and what belongs to them. Fills the height it is given. */
export function Canvas({ store, label, fileName, readOnly = false, brief, onClose, className = '' }: Props) {
  const [expanded, setExpanded] = useState(onClose !== undefined);
  const [outlined, setOutlined] = useState(false);
  const [briefed, setBriefed] = useState(true);
  const root = useRef<HTMLElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const id = useId();
  useExpanded(root, expanded);
  const overlay = onClose !== undefined;
  useEffect(() => {
    if (!overlay) return;
    // Opened over the page, it takes the focus, so that Escape closes it, and gives it back.
    const before = document.activeElement;
    surface.current?.focus({ preventScroll: true });
    return () => {
      // The page comes back within reach only after this.
      if (before instanceof HTMLElement) queueMicrotask(() => before.focus({ preventScroll: true }));
    };
  }, [overlay]);
  const keys = useKeys(store);
  const toggle = () => (expanded && onClose ? onClose() : setExpanded(!expanded));
  const openHelp = () => help.current?.showModal();
  const press = (event: KeyboardEvent) => {
    keys.onKeyDown(event);
    if (event.isPropagationStopped() || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('textarea, input, select, dialog')) return;
    if (event.key === 'Escape' && expanded) toggle();
    if (event.key !== '?') return;
    // The canvas has a sheet of its own.
    event.preventDefault();
    openHelp();
  };
  return (
    <CanvasContext value={store}>
      <section
        ref={root}
        aria-label={label}
        onKeyDown={press}
        onKeyUp={keys.onKeyUp}
        onBlur={keys.onBlur}
        className={`flex flex-col overflow-hidden bg-surface ${expanded ? 'fixed inset-0 z-40' : `rounded-lg border ${className}`}`}
      >
        <div className="flex shrink-0 flex-wrap items-center gap-x-1 border-b px-1.5 py-1">
          {readOnly && <h2 className="px-2 text-sm font-medium">{label}</h2>}
          {!readOnly && <ToolButtons />}
          {!readOnly && <LibraryMenu onAdded={() => surface.current?.focus({ preventScroll: true })} />}
          <div className="ml-auto flex items-center">
            {brief && expanded && (
              <IconButton
                label="Requirements"
                icon={ClipboardList}
                aria-expanded={briefed}
                aria-controls={briefed ? `${id}-brief` : undefined}
                onClick={() => setBriefed(!briefed)}
                className={briefed ? '!bg-accent-soft !text-accent' : ''}
              />
            )}
            <IconButton
              label="Outline"
              icon={ListTree}
              aria-expanded={outlined}
              aria-controls={`${id}-outline`}
              onClick={() => setOutlined(!outlined)}
              className={outlined ? '!bg-accent-soft !text-accent' : ''}
            />
            <MoreMenu fileName={fileName} onHelp={openHelp} />
            <IconButton
              label={expanded ? 'Collapse the canvas' : 'Expand the canvas'}
              icon={expanded ? Minimize2 : Maximize2}
              onClick={toggle}
            />
          </div>
        </div>
        <div className="relative flex min-h-0 flex-1 max-sm:flex-col">
          {brief && expanded && briefed && (
            <section
              id={`${id}-brief`}
              aria-label="Requirements"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              className="w-80 shrink-0 overflow-y-auto border-r px-4 pb-6 text-sm max-sm:max-h-[35%] max-sm:w-full max-sm:border-r-0 max-sm:border-b"
            >
              {brief}
            </section>
          )}
          <div className="relative min-h-0 min-w-0 flex-1">
            <Surface label={label} surface={surface} space={keys.space} describedBy={`${id}-help`} />
            <CanvasFoot surface={surface} />
          </div>
          <OutlinePanel open={outlined} id={`${id}-outline`} />
        </div>
        <p id={`${id}-help`} className="sr-only">
          {HELP}
        </p>
        <Announcer />
        <HelpDialog dialog={help} />
      </section>
    </CanvasContext>
  );
}
