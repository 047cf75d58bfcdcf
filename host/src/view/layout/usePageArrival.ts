import type { PortalLocation } from '@portal/contract/navigation';
import type { PageManifest } from '@portal/contract/remoteManifest';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageTitleAtom } from '../../shell/state/panelAtom.ts';
import { focusHeading } from './focusHeading.ts';

/** What a visit has shown, whoever drew it: pages of remotes come and go with their outlet. */
function createVisit() {
  const scrolled = new Map<string, number>();
  let shown: string | null = null;
  /** Entry of the history that is on the page; null from when it is left until the next one has arrived. */
  let entry: string | null = null;
  const remember = () => {
    if (entry !== null) scrolled.set(entry, window.scrollY);
  };
  return {
    /** The page that was shown before this one, or null for the first. */
    arriveAt({ pathname, key }: PortalLocation): string | null {
      const before = shown;
      shown = pathname;
      entry = key;
      return before;
    },
    /** Another entry of the page that is shown, if it is one. */
    goOn({ pathname, key }: PortalLocation): void {
      if (pathname === shown) entry = key;
    },
    /** How far the page is scrolled, in px. */
    remember,
    /** The page is left. What is scrolled from here on, by whatever takes its place, is not its own. */
    leave(): void {
      remember();
      entry = null;
    },
    scrollOf: (key: string) => scrolled.get(key) ?? 0,
  };
}

const visitAtom = atom(createVisit);

/**
 * What happens when another page has arrived: the focus goes to its heading, which is how screen
 * readers learn of it; new pages start at the top, earlier ones where they were left.
 * The first page of a visit leaves the focus to the browser.
 * @param location what is drawn, which comes after what the address says
 */
export function usePageArrival(page: PageManifest | null, location: PortalLocation): () => void {
  const setTitle = useSetAtom(pageTitleAtom);
  const movedBack = useNavigationType() === 'POP';
  const visit = useAtomValue(visitAtom);
  const { key: wanted } = useLocation();
  const { key, pathname } = location;

  useEffect(() => {
    window.addEventListener('scroll', visit.remember, { passive: true });
    return () => window.removeEventListener('scroll', visit.remember);
  }, [visit]);
  // While it still stands there: browsers tell of what was scrolled last only with their next picture.
  useLayoutEffect(() => {
    if (wanted !== key) visit.leave();
  }, [wanted, key, visit]);
  useEffect(() => visit.goOn(location), [location, visit]);
  useEffect(() => setTitle(null), [page, pathname, setTitle]);

  return () => {
    const before = visit.arriveAt(location);
    if (before === null || before === pathname) return;
    window.scrollTo(0, movedBack ? visit.scrollOf(key) : 0);
    focusHeading();
  };
}
