import { lisbonTime } from '@portal/domain/time/isoDate';
import { useEffect, useRef, useState } from 'react';
import styles from './LiveMark.module.css';
import { texts } from './texts.ts';
import { washNews } from './washNews.ts';

/** How long a change counts as just made, in milliseconds; then its time is said (motion.html). */
const JUST_NOW_MS = 60_000;
/** After how long the name is said: by then whoever made the change themselves stands on it. */
const SPEAK_MS = 200;

export interface LiveMarkProps {
  /** The name of the stage that the work is in. */
  state: string;
}

/**
 * Since when it is so: above the name of a stage that was reached while the page was open. What changes beside it is
 * washed (C-827).
 */
export default function LiveMark({ state }: LiveMarkProps) {
  const [known, setKnown] = useState({ state, changes: 0 });
  if (known.state !== state) setKnown({ state, changes: known.changes + 1 });
  useEffect(() => {
    const page = document.querySelector('main');
    return page ? washNews(page) : undefined;
  }, []);
  return known.changes > 0 ? <Reached key={known.changes} state={state} /> : null;
}

/** Says the name once. */
function Reached({ state }: LiveMarkProps) {
  const [at] = useState(() => new Date());
  const [isNow, setNow] = useState(true);
  const [spoken, setSpoken] = useState('');
  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const speaking = setTimeout(() => {
      const isRead = mark.current?.parentElement?.contains(document.activeElement);
      if (!isRead) setSpoken(state);
    }, SPEAK_MS);
    const settling = setTimeout(() => setNow(false), JUST_NOW_MS);
    return () => {
      clearTimeout(speaking);
      clearTimeout(settling);
    };
  }, [state]);
  return (
    <>
      <p ref={mark} className={styles.mark}>
        {isNow ? texts.justNow : texts.changedAt(lisbonTime(at))}
      </p>
      <span role="status" className="visually-hidden">
        {spoken}
      </span>
    </>
  );
}
