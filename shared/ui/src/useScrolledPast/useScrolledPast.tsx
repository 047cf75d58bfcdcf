import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the page, or the box when one is given, has been scrolled down by more than
 * `distance` pixels.
 */
export function useScrolledPast(distance: number, box?: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const target = box ? box.current : window;
    if (!target) return undefined;
    const read = () =>
      setPast((target instanceof Window ? target.scrollY : target.scrollTop) > distance);
    read();
    target.addEventListener('scroll', read, { passive: true });
    return () => target.removeEventListener('scroll', read);
  }, [distance, box]);
  return past;
}
