import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onSeen` once, when the element is on screen while `waiting` is true: what was
 * shown below the fold was not read yet.
 * @param of what the element shows: something else is seen anew
 */
export function useSeenOnce<Element extends HTMLElement>(
  waiting: boolean,
  onSeen: () => void,
  of?: string,
) {
  const element = useRef<Element>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!waiting || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      seen();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [waiting, of]);
  return element;
}
