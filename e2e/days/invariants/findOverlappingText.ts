import type { Page } from '@playwright/test';
import { readScreen } from './readScreen.ts';

/** Two texts that are drawn over each other, within what moves together: a bar over the page is meant to be. */
export function findOverlappingText(page: Page): Promise<string[]> {
  return readScreen(page, (screen) => {
    const found: string[] = [];
    const lines = screen.texts().flatMap(({ node, holder }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = screen.layerOf(holder);
      return [...range.getClientRects()].map((box) => ({ box, holder, layer, node }));
    });
    const sorted = lines.toSorted((first, second) => first.box.top - second.box.top);
    for (const [index, upper] of sorted.entries()) {
      for (const lower of sorted.slice(index + 1)) {
        if (lower.box.top >= upper.box.bottom) break;
        if (lower.node === upper.node || lower.layer !== upper.layer) continue;
        const right = Math.min(upper.box.right, lower.box.right);
        const width = right - Math.max(upper.box.left, lower.box.left);
        const height = Math.min(upper.box.bottom, lower.box.bottom) - lower.box.top;
        const least = Math.min(upper.box.height, lower.box.height);
        if (width <= 3 || height <= least / 2) continue;
        found.push(`${screen.describe(upper.holder)} and ${screen.describe(lower.holder)} overlap`);
      }
    }
    return found;
  });
}
