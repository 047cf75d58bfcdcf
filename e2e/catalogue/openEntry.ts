import { expect, type Page, type Request } from '@playwright/test';
import { texts } from '@portal/catalogue/texts';

/** How an entry is looked at; the rest as the catalogue has it. */
export interface EntryLook {
  theme?: 'light' | 'dark';
  /** `#rrggbb`. */
  brand?: string;
  text?: '100' | '200';
  /** Which state, for a component that takes the whole window. */
  state?: number;
}

/** Follows what a page asks for; the answer waits until nothing is on its way and what came has taken its place. */
function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const begin = (request: Request) => open.add(request);
  const end = (request: Request) => open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const heightAfterFrames = () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    });
  return async () => {
    let height = await heightAfterFrames();
    await expect(async () => {
      const before = height;
      height = await heightAfterFrames();
      expect([...open].map((request) => request.url())).toEqual([]);
      expect(height).toBe(before);
    }).toPass({ intervals: [0], timeout: 20_000 });
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

/** Opens one component alone and waits until it stands. */
export async function openEntry(page: Page, entry: string, look: EntryLook = {}): Promise<void> {
  const words = new URLSearchParams({ entry, bare: '1' });
  if (look.theme) words.set('theme', look.theme);
  if (look.brand) words.set('brand', look.brand.slice(1));
  if (look.text) words.set('text', look.text);
  if (look.state) words.set('state', String(look.state));
  const untilLoaded = followRequests(page);
  await page.goto(`/?${words.toString()}`);
  await expect(page.locator('#catalogue')).not.toBeEmpty();
  await expect(page.getByText(texts.unknown(entry))).toHaveCount(0);
  // Parts that load when shown must be there before anything is measured.
  await untilLoaded();
  // React keeps a lazy part back for a while after it has come.
  if (entry === 'VirtualGrid') await expect(page.locator('[aria-setsize]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** How many states are shown one by one: 1 when they stand below each other. */
export async function statesAlone(page: Page): Promise<number> {
  const alone = page.locator('[data-alone]');
  return (await alone.count()) === 0 ? 1 : Number(await alone.getAttribute('data-alone'));
}

/** Calls `look` for every state of an entry that is shown alone, or once for all of them. */
export async function eachState(
  page: Page,
  entry: string,
  look: EntryLook,
  visit: (state: number) => Promise<void>,
): Promise<void> {
  await openEntry(page, entry, look);
  const states = await statesAlone(page);
  for (let state = 0; state < states; state += 1) {
    if (state > 0) await openEntry(page, entry, { ...look, state });
    await visit(state);
  }
}
