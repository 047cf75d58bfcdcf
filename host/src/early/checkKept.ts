import { forgetDocuments } from '../browser/keptDocuments.ts';
import { CHECK_PATH, KEPT_ATTRIBUTE } from '../address/documentIdentity.ts';

/** How long the start waits for the check, in milliseconds; as while mgmt is away, it goes on without. */
const PATIENCE = 5000;

export function isKeptDocument(): boolean {
  return document.documentElement.hasAttribute(KEPT_ATTRIBUTE);
}

/** WebKit's worker cannot tell a reload from other navigations, so it answers both with what was kept. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/**
 * Asks the edge whether it would make the same document now; true also when it does not answer, or not in time.
 * A document that is no longer the one to show is forgotten, and the page loaded anew; a reload forgets any.
 */
export function checkKept(identity: string): Promise<boolean> {
  let isLate = false;
  const patience = new Promise<true>((resolve) => {
    setTimeout(() => {
      isLate = true;
      resolve(true);
    }, PATIENCE);
  });

  async function check(): Promise<boolean> {
    const answer = await fetch(CHECK_PATH, { cache: 'no-store' });
    if (!answer.ok || (!isReload() && (await answer.text()) === identity)) return true;
    await forgetDocuments();
    if (!isLate) window.location.reload();
    return false;
  }
  return Promise.race([check().catch(() => true), patience]);
}
