import { TOAST_MS } from '@portal/domain/limits';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

export type ClickHandler = (event: MouseEvent<HTMLElement>) => unknown;

export interface PendingClick {
  /** A promise of the handler has not settled. */
  pending: boolean;
  /** The last promise was kept a moment ago. */
  justDone: boolean;
  run: (event: MouseEvent<HTMLElement>) => Promise<void>;
}

/**
 * Lets one click through at a time: while the handler's promise runs, and while its success is
 * shown, further clicks are swallowed. A refused promise ends the wait and goes on to the caller.
 */
export function usePendingClick(
  onClick: ClickHandler | undefined,
  options: { blocked: boolean; showsDone: boolean },
): PendingClick {
  const [phase, setPhase] = useState<'idle' | 'pending' | 'done'>('idle');
  // State arrives with the next render; a second click may come before it.
  const held = useRef(false);

  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(() => {
      held.current = false;
      setPhase('idle');
    }, TOAST_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  async function run(event: MouseEvent<HTMLElement>): Promise<void> {
    if (options.blocked || held.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    held.current = true;
    setPhase('pending');
    let next: 'idle' | 'done' = 'idle';
    try {
      await result;
      if (options.showsDone) next = 'done';
    } finally {
      held.current = next === 'done';
      setPhase(next);
    }
  }

  return { pending: phase === 'pending', justDone: phase === 'done', run };
}
