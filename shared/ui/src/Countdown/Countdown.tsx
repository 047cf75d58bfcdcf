import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../texts.ts';
import styles from './Countdown.module.css';

export interface CountdownProps {
  /** When it ends, in milliseconds since 1970. */
  endsAt: number;
  /** The whole time, in seconds: the full bar. */
  totalSeconds: number;
  onEnd?: () => void;
  /** «para aceitar» */
  caption?: string;
  /** Seconds left that are spoken. */
  announceAt?: readonly number[];
}

const usualAnnouncements = [60, 10];

/** Whole seconds from now until the end, never below zero. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** «03:42» */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time that runs out: the figures and a bar that empties. Spoken at 60 and 10 seconds. */
export function Countdown(props: CountdownProps) {
  const { endsAt, totalSeconds, onEnd, caption, announceAt = usualAnnouncements } = props;
  const [now, setNow] = useState(() => Date.now());
  const [spoken, setSpoken] = useState('');
  const seconds = secondsLeft(endsAt, now);

  const end = useEffectEvent(() => onEnd?.());
  const announce = useEffectEvent((left: number) => {
    if (announceAt.includes(left)) setSpoken(texts.countdown.announce(left));
  });

  useEffect(() => {
    if (secondsLeft(endsAt, Date.now()) === 0) {
      end();
      return;
    }
    const timer = setInterval(() => {
      const current = Date.now();
      const left = secondsLeft(endsAt, current);
      setNow(current);
      announce(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  const percent = Math.min(100, Math.round((seconds / totalSeconds) * 100));
  return (
    <div className={styles.countdown}>
      <div className={styles.line}>
        <p
          className={styles.figures}
          role="timer"
          aria-label={texts.countdown.remaining(Math.floor(seconds / 60), seconds % 60)}
        >
          {clockText(seconds)}
        </p>
        {caption && <p className={styles.caption}>{caption}</p>}
      </div>
      <svg
        className={styles.meter}
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.countdown.share(percent)}
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
