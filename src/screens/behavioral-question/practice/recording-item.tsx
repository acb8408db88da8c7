import { Trash2 } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { type Recording, recordings } from '#storage/answer-records.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { formatSeconds } from '#ui/star/speaking-time.ts';
import { toast } from '#ui/toast.tsx';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  recording: Recording;
  /** Of the button that deletes it. */
  deleteRef: Ref<HTMLButtonElement>;
}

/** One recording with its player. */
export function RecordingItem({ recording, deleteRef }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(recording.sound);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [recording.sound]);
  const date = dateFormat.format(recording.at);
  const remove = () => {
    void recordings.remove(recording.id);
    toast({ text: 'Recording deleted.', undo: () => void recordings.put(recording) });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-2.5 last:border-0">
      <span className="text-sm tabular-nums">
        {date}
        <span className="text-muted">, {formatSeconds(recording.seconds)}</span>
      </span>
      {/* biome-ignore lint/a11y/useMediaCaption: the user's own voice, just spoken */}
      <audio
        controls
        preload="metadata"
        src={address}
        aria-label={`Recording of ${date}`}
        className="h-9 min-w-56 flex-1"
      />
      <IconButton ref={deleteRef} label={`Delete recording of ${date}`} icon={Trash2} onClick={remove} />
    </li>
  );
}
