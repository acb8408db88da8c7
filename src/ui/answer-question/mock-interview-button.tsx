import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';

/** An interviewer in the browser is announced; until then the button leads to its announcement. */
export function MockInterviewButton() {
  const navigate = useNavigate();
  return (
    <Button size="sm" onClick={() => void navigate(paths.comingSoon)}>
      Mock Interview
      <span className="rounded border px-1 text-xs font-semibold tracking-wide text-muted">SOON</span>
    </Button>
  );
}
