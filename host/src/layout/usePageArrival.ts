import type { PortalLocation } from '@portal/contract/navigation';
import type { PageManifest } from '@portal/contract/remoteManifest';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { pageTitleAtom } from '../state/atoms.ts';
import { focusHeading } from './focusHeading.ts';

/**
 * What happens when another page has arrived: the focus goes to its heading, which is how screen
 * readers learn of it; new pages start at the top, earlier ones where they were left.
 * The first page of a visit leaves the focus to the browser.
 */
export function usePageArrival(page: PageManifest, location: PortalLocation): () => void {
  const setTitle = useSetAtom(pageTitleAtom);
  const movedBack = useNavigationType() === 'POP';
  const arrived = useRef<string>(null);
  const positions = useRef(new Map<string, number>());
  const { key, pathname } = location;

  useEffect(() => {
    const kept = positions.current;
    const remember = () => kept.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  useEffect(() => setTitle(null), [page, pathname, setTitle]);

  return () => {
    const before = arrived.current;
    arrived.current = pathname;
    if (before === null || before === pathname) return;
    window.scrollTo(0, movedBack ? (positions.current.get(key) ?? 0) : 0);
    focusHeading();
  };
}
