import type { Page } from '@playwright/test';
import { readScreen } from './readScreen.ts';

/** What a program shows where it meant nothing: `undefined`, `NaN`, `[object Object]`, or a number bare among elements. */
export function findStrayValues(page: Page): Promise<string[]> {
  return readScreen(page, (screen) =>
    screen
      .texts()
      .filter(({ node, holder }) => {
        const text = node.data.trim();
        if (/\b(undefined|NaN|null|Invalid DateTime)\b|\[object /.test(text)) return true;
        // A count has an element of its own, or stands in a sentence.
        const isAlone = [...holder.childNodes].every(
          (other) => other === node || !(other instanceof Text) || other.data.trim() === '',
        );
        const display = (element: Element) => getComputedStyle(element).display;
        const isAmongBlocks = [...holder.children].some((element) =>
          /^(block|flex|grid)$/.test(display(element)),
        );
        return /^\d+$/.test(text) && isAlone && isAmongBlocks;
      })
      .map(({ node, holder }) => `«${node.data.trim()}» stands bare in ${screen.describe(holder)}`),
  );
}
