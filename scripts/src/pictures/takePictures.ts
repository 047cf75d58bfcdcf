import type { Page } from '@playwright/test';

/** Widths of a phone and of a desk, in pixels, with the height of the window. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** So many pictures are taken of a view that does not come to rest; the last one counts then. */
const MOST_TRIES = 5;
/** The day of the documented examples, so that what they say is today, soon or over stays so. */
const NOW = Date.UTC(2026, 5, 15, 9);

/** How a view looks in one theme and size. */
export interface Picture {
  /** `page-services.light.390`. */
  name: string;
  png: Buffer;
}

/** Lets the clock of every document of a page stand still; timers go on. */
export async function stopClock(page: Page): Promise<void> {
  // Methods, and no functions in variables: what runs these commands gives those a helper that pages do not have.
  await page.addInitScript((now) => {
    window.Date = new Proxy(window.Date, {
      construct(target, given, made): object {
        return Reflect.construct(target, given.length === 0 ? [now] : given, made);
      },
      get(target, key): unknown {
        return key === 'now' ? () => now : Reflect.get(target, key);
      },
    });
  }, NOW);
}

/** Waits until what a new size or theme changes is drawn: two frames, fonts, pictures. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** A picture of the whole page, once two in a row are the same. */
async function shoot(page: Page): Promise<Buffer> {
  await drawn(page);
  const take = () =>
    page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
  let before = await take();
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const after = await take();
    if (after.equals(before)) break;
    before = after;
  }
  return before;
}

/**
 * Pictures of the view that a page shows, in both themes on a phone and on a desk, with everything still that moves.
 * The page is left on a phone, light.
 * @param view `page-services`
 */
export async function takePictures(page: Page, view: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      pictures.push({ name: `${view}.${theme}.${size.width}`, png: await shoot(page) });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZES[0]);
  return pictures;
}
