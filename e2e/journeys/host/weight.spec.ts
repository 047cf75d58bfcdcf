import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema } from '@portal/contract/release';
import { builtPackages, root, workspacePackages } from '@portal/scripts/packages';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { watchRequests } from '../../bench/watchRequests.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { withoutAnswers } from '../../support/withoutAnswers.ts';

/** Brotli, with the headers of the answers. Libraries are taken as they come, which costs 3 KB (docs/speed.md). */
const HOME_BYTES = 140 * 1024;
/** The goal is 7 KB of brotli. */
const ENTRY_BYTES = 4 * 1024;

test(
  'the home draws its own content after 140 KB of JavaScript in four files, and fetches the rest later',
  { tag: ['@C-858'] },
  async ({ page, customer }) => {
    // A drawn home names a part more, for taking it over.
    await page.setExtraHTTPHeaders(withoutAnswers);
    await givenFor(customer).work(2);
    const seen = await watchRequests(await page.context().newCDPSession(page));
    const scripts = () => [...seen.values()].filter(({ kind }) => kind === 'JavaScript');
    await page.goto('/client/services');
    await page.locator('main a[href*="/service-details/"]').first().waitFor();
    const first = scripts();
    const names = first.map(({ url }) => url.replace(/^.*\/assets\/([^.]+)\..*$/, '$1')).sort();
    expect(names.filter((name) => name !== 'mf-services/slider')).toEqual([
      'host/main',
      'mf-services/page-services',
      'mf-services/remote',
      'mf-services/remoteEntry',
    ]);
    const needed = first.filter(({ url }) => !url.includes('/slider.'));
    expect(needed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(HOME_BYTES);
    // Dialogs, panels and what sends changes are there before anybody asks for them.
    const later = () =>
      scripts()
        .map(({ url }) => url)
        .join();
    await expect.poll(later).toContain('/host/overlays.');
    await expect.poll(later).toContain('/host/drawer.');
    await expect.poll(later).toContain('/host/ky.');
  },
);

test('the entry of every remote stays within 4 KB', () => {
  const remotes = builtPackages(workspacePackages()).filter(({ path }) => path !== 'host');
  const entries = remotes.map(({ path }) => {
    const file = readFileSync(join(root, path, 'dist', 'release.json'), 'utf8');
    const release = v.parse(releaseSchema, JSON.parse(file));
    const entry = release.files.find((asset) => asset.path === release.entry);
    return { path, isWithin: (entry?.brotliBytes ?? Infinity) <= ENTRY_BYTES };
  });
  expect(entries.length).toBeGreaterThan(4);
  expect(entries.filter(({ isWithin }) => !isWithin)).toEqual([]);
});
