import { Outlet } from 'react-router';
import { useNoteOrigin } from '#ui/question/origin.ts';
import { SkipLink } from './skip-link.tsx';

/** Pages without sidebar and top bar; each has its own way back. */
export default function BareLayout() {
  useNoteOrigin();
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  );
}
