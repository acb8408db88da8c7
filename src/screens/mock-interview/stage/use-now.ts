import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** The time, read again several times a second and whenever the tab is looked at; still while not `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    if (!running) return;
    const timer = setInterval(read, TICK_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [running]);
  return now;
}
