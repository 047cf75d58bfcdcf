import { useEffect, useRef } from 'react';

/** Says once that the shell has drawn something: beside what throws while it is drawn it is never reached. */
export function Started({ onStarted }: { onStarted: () => void }) {
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    onStarted();
  }, [onStarted]);
  return null;
}
