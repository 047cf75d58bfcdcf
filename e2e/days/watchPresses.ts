import type { BrowserContext } from '@playwright/test';

/** What a person pressed so far. */
export interface Presses {
  taps: number;
  keys: number;
}

/** Counts what is pressed in the context's pages from now on. */
export async function watchPresses(context: BrowserContext): Promise<Presses> {
  const presses = { taps: 0, keys: 0 };
  await context.exposeBinding('countPress', (_, kind) => {
    if (kind === 'keydown') presses.keys += 1;
    else presses.taps += 1;
  });
  await context.addInitScript(() => {
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, ({ isTrusted }) => {
        const count: unknown = Reflect.get(window, 'countPress');
        if (isTrusted && typeof count === 'function') count(kind);
      });
  });
  return presses;
}
