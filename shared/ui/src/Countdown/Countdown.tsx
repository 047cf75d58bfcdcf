import { formatCountdown } from '@portal/domain/time/formatCountdown';
import { useRef, useState } from 'react';
import { texts } from './texts.ts';
import styles from './Countdown.module.css';
import { useSecondsLeft } from '../useSecondsLeft/useSecondsLeft.ts';

export interface CountdownProps {
  /** When it ends, in milliseconds since 1970. */
  endsAt: number;
  /** The whole time, in seconds: the full bar. */
  totalSeconds: number;
  /** Called once; at once when the end is in the past. */
  onEnd?: () => void;
  /** «para aceitar» */
  caption?: string;
}

/** Seconds left that are spoken. */
const ANNOUNCED = [60, 10];

/** Time that runs out: the figures and a bar that empties (PAY-16). Spoken at 60 and 10 seconds. */
export function Countdown(props: CountdownProps) {
  const { endsAt, totalSeconds, onEnd, caption } = props;
  const [spoken, setSpoken] = useState('');
  // An effect may run twice; an end is told once.
  const endedAt = useRef<number>(undefined);
  const seconds = useSecondsLeft(endsAt, (before, now) => {
    // A tab that slept passes several at once: what is said is what is left.
    const isPassed = ANNOUNCED.some((at) => before > at && now <= at);
    if (now === 0 && endedAt.current !== endsAt) {
      endedAt.current = endsAt;
      onEnd?.();
    } else if (isPassed && before !== Infinity && now > 0) setSpoken(texts.announce(now));
  });
  const share = totalSeconds > 0 ? seconds / totalSeconds : 0;
  const percent = Math.min(100, Math.round(share * 100));
  return (
    <div className={styles.countdown}>
      <div className={styles.line}>
        <p
          className={styles.figures}
          role="timer"
          aria-label={texts.remaining(Math.floor(seconds / 60), seconds % 60)}
        >
          {formatCountdown(seconds)}
        </p>
        {caption && <p className={styles.caption}>{caption}</p>}
      </div>
      <svg
        className={styles.meter}
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.share(percent)}
      >
        <rect className={styles.rest} x="0" y="5.5" width="100" height="3" />
        <rect className={styles.left} x="0" y="0" width={percent} height="14" />
      </svg>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
