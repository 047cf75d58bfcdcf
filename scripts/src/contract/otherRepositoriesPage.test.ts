import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalSelectors } from '@portal/rollout/release/globalSelectors';
import { RELEASE_BUDGET } from '@portal/rollout/release/releaseBudget';
import { rolloutEditRequestSchema } from '@portal/rollout/rolloutEdit';
import { reactLibraries } from '@portal/webpack/sharedLibraries';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

const page = readFileSync(join(root, 'docs', 'other-repositories.md'), 'utf8');

test('what the page sends to mgmt is what mgmt takes', () => {
  const body = page.match(/`(\{"edit": [^`]*\})`/)?.[1] ?? '';
  expect(v.is(rolloutEditRequestSchema, JSON.parse(body))).toBe(true);
});

test('keys, budgets and selectors are those of the shell', () => {
  expect(page).toContain(`(${reactLibraries.map((key) => `\`${key}\``).join(', ')})`);
  const { entry, view } = RELEASE_BUDGET;
  expect(page).toContain(
    `the entry ${entry / 1024} KB; a page or panel with all that it needs ${view / 1024} KB`,
  );
  expect(globalSelectors('.card-x3Fa1_ > a{}')).toEqual([]);
  const refused = [':root', 'body', 'header a', '.button'];
  expect(globalSelectors(refused.map((selector) => `${selector}{}`).join(''))).toEqual(refused);
  for (const selector of ['.card-x3Fa1_ > a', ...refused])
    expect(page).toContain(`\`${selector}\``);
});

test('the kit comes from files or a registry of the installation, never from whoever owns its scope elsewhere', () => {
  const papers = ['remote-kit', 'remote-react'].map((name) =>
    readFileSync(join(root, 'scripts/kit', `${name}.md`), 'utf8'),
  );
  expect([page, ...papers].filter((text) => text.includes('npmjs.com'))).toEqual([]);
  expect(page).toMatch(/`@portal:registry=https:\/\/[^`]+` in `\.npmrc`/);
  expect(page).not.toMatch(/npm publish <file>(?! --registry)/);
});
