import { expect, test as base, type Page } from '@playwright/test';
import { startDrawingEdge, type DrawingEdge } from './edges/startDrawingEdge.ts';

/** A test with an edge that has pages drawn for who opens them, and what hydration says against it. */
export const test = base.extend<{ mismatches: string[] }, { edge: DrawingEdge }>({
  edge: [
    async ({ browserName: _browser }, use, { parallelIndex }) => {
      const edge = await startDrawingEdge(parallelIndex);
      await use(edge);
      await edge.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // What hydration says of a drawing that is not what the code draws.
  mismatches: async ({ page }, use) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (/HYDRATION|Content Security Policy/.test(message.text())) told.push(message.text());
    });
    await use(told);
  },
});

/** Holds the code of the shell back until it is let go. */
export async function holdCode(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/host\/main\.[^/]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The page is drawn in its document, once the service has begun with this release. */
export async function openDrawn(page: Page, address: string): Promise<void> {
  const root = page.locator('#root:is([data-visit], [data-session])');
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(root.locator('h1')).toBeAttached({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}
