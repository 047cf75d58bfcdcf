import type { Browser, Page } from '@playwright/test';
import { stopClock } from '../pictures/takePictures.ts';

/** A phone, the narrowest that the portal is made for. */
const VIEWPORT = { width: 390, height: 844 };

/** A page that forgets between two views what remotes stored, and whose clock stands still. */
export async function openViewPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
  });
  await stopClock(page);
  await page.addInitScript(() => {
    if (!window.location.protocol.startsWith('http')) return;
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  return page;
}
