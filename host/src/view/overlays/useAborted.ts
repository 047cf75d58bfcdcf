import { useEffect, useEffectEvent } from 'react';

/** Calls `onAborted` once the signal is aborted, or at once where it was before. */
export function useAborted(signal: AbortSignal | undefined, onAborted: () => void): void {
  const end = useEffectEvent(onAborted);
  useEffect(() => {
    if (signal === undefined) return undefined;
    const onAbort = () => end();
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    return () => signal.removeEventListener('abort', onAbort);
  }, [signal]);
}
