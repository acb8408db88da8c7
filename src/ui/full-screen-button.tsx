import { Maximize2, Minimize2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface Props {
  /** What fills the window, as in "Show the editor in full screen". */
  of: string;
  full: boolean;
  onToggle: () => void;
}

export function FullScreenButton({ of, full, onToggle }: Props) {
  return (
    <IconButton
      label={full ? 'Exit full screen (Esc)' : `Show the ${of} in full screen`}
      icon={full ? Minimize2 : Maximize2}
      className="!size-8"
      onClick={onToggle}
    />
  );
}
