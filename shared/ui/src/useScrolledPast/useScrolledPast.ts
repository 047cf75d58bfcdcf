import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the page, or the box when one is given, has been scrolled down by more than
 * `distance` pixels.
 */
export function useScrolledPast(distance: number, box?: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = box?.current ?? null;
    if (box && !element) return undefined;
    const target = element ?? window;
    const read = () => setPast((element ? element.scrollTop : window.scrollY) > distance);
    read();
    target.addEventListener('scroll', read, { passive: true });
    return () => target.removeEventListener('scroll', read);
  }, [distance, box]);
  return past;
}
