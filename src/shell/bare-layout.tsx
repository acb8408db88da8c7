import { Outlet } from 'react-router';
import { SkipLink } from './skip-link.tsx';

/** Pages without sidebar and top bar; each has its own way back. */
export default function BareLayout() {
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  );
}
