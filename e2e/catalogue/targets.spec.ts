import { expect, test } from '@playwright/test';
import { catalogueEntries } from './catalogueEntries.ts';
import { findSmallTargets } from './findSmallTargets.ts';
import { eachState } from './openEntry.ts';

for (const entry of catalogueEntries()) {
  test(`${entry}: every target is at least 44 px wide and high`, async ({ page }) => {
    await eachState(page, entry, {}, async (state) => {
      expect(await findSmallTargets(page), `state ${state}`).toEqual([]);
    });
  });
}
