import { expect, test } from '@playwright/test';
import { catalogueEntries } from './catalogueEntries.ts';
import { findClipped } from './findClipped.ts';
import { eachState } from './openEntry.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const entry of catalogueEntries()) {
  for (const text of ['100', '200'] as const) {
    test(`${entry}: nothing is cut off at 320 px with ${text} % text`, async ({ page }) => {
      await eachState(page, entry, { text }, async (state) => {
        expect(await findClipped(page), `state ${state}`).toEqual([]);
      });
    });
  }
}
