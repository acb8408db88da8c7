import './tour.css';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { tourOver, usePreference } from '#storage/settings.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isTyping } from '#ui/keys.ts';
import { pointAt } from './point-at.ts';
import { STEPS } from './steps.ts';

/** A few pages, one after the other, with a word on each. The pages stay usable; leaving it once is leaving it for good. */
export function Tour({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const [, setOver] = usePreference(tourOver);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const step = STEPS[at];
  const there = pathname.replace(/(.)\/$/, '$1') === step?.path;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step; where the user goes from there is up to them
  useEffect(() => {
    if (step) void navigate(step.path);
    heading.current?.focus();
  }, [at]);
  useEffect(() => (there && step ? pointAt(step.target) : undefined), [there, step]);

  const leave = () => {
    setOver(true);
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const finish = () => {
    leave();
    // The last step is about the settings, which is no place to begin.
    void navigate(paths.home);
  };
  const leaving = useRef(leave);
  leaving.current = leave;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // In a field, a dialog or a menu the key has a meaning of its own.
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return;
      if (!document.querySelector('dialog:modal, :popover-open')) leaving.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  if (!step) return null;
  const last = at === STEPS.length - 1;
  return (
    <dialog
      open
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="fixed inset-x-3 top-auto bottom-3 z-40 m-0 w-auto max-w-none rounded-xl border border-border-strong bg-surface p-5 text-text shadow-2xl sm:left-auto sm:right-5 sm:bottom-5 sm:w-[23rem]"
    >
      <p className="text-xs text-muted tabular-nums">
        Tour, {at + 1} of {STEPS.length}
      </p>
      <h2
        ref={heading}
        id={`${id}-title`}
        tabIndex={-1}
        className="mt-0.5 pr-8 text-lg font-semibold outline-none"
      >
        {step.title}
      </h2>
      <IconButton label="Leave the tour" icon={X} className="!absolute top-3 right-3" onClick={leave} />
      <p id={`${id}-text`} className="mt-1.5 text-base text-muted">
        {step.text}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
        {!there && <Button onClick={() => void navigate(step.path)}>Show me</Button>}
        <Button variant="primary" className="ml-auto" onClick={() => (last ? finish() : setAt(at + 1))}>
          {last ? 'Done' : 'Next'}
        </Button>
      </div>
    </dialog>
  );
}
