import type { PortalLocation } from '@portal/contract/navigation';
import type { PageManifest } from '@portal/contract/remoteManifest';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { pageTitleAtom } from '../../shell/state/panelAtom.ts';
import { focusHeading } from './focusHeading.ts';

/** What a visit has shown, whoever drew it: pages of remotes come and go with their outlet. */
function createVisit() {
  const scrolled = new Map<string, number>();
  let shown: string | null = null;
  return {
    /** The page that was shown before this one, or null for the first. */
    arriveAt(pathname: string): string | null {
      const before = shown;
      shown = pathname;
      return before;
    },
    /** How far an entry of the history is scrolled, in px. */
    rememberScroll: (key: string, position: number) => void scrolled.set(key, position),
    scrollOf: (key: string) => scrolled.get(key) ?? 0,
  };
}

const visitAtom = atom(createVisit);

/**
 * What happens when another page has arrived: the focus goes to its heading, which is how screen
 * readers learn of it; new pages start at the top, earlier ones where they were left.
 * The first page of a visit leaves the focus to the browser.
 */
export function usePageArrival(page: PageManifest | null, location: PortalLocation): () => void {
  const setTitle = useSetAtom(pageTitleAtom);
  const movedBack = useNavigationType() === 'POP';
  const visit = useAtomValue(visitAtom);
  const { key, pathname } = location;

  useEffect(() => {
    const remember = () => visit.rememberScroll(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, visit]);
  useEffect(() => setTitle(null), [page, pathname, setTitle]);

  return () => {
    const before = visit.arriveAt(pathname);
    if (before === null || before === pathname) return;
    window.scrollTo(0, movedBack ? visit.scrollOf(key) : 0);
    focusHeading();
  };
}
