import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

/** What draws a number that can be rung with its cost, and is tested to do so. */
const WITH_COST = [
  'host/server/html/tooOldNotice.ts',
  'host/server/legal/aboutPage.ts',
  'shared/ui/src/CallButton/CallButton.tsx',
  'shared/ui/src/PhoneNumber/PhoneNumber.tsx',
];

/** Draws numbers of customers for their provider: no trader's, of which alone the law asks what calling costs. */
const OF_CUSTOMERS = 'shared/setup/src/today/CustomerLine.tsx';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:host|mf-[a-z]+|shared|backend)\//.test(file))
  .filter((file) => !/\.(?:test|testing|catalogue)\.tsx?$|\/testing\//.test(file));
const contains = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

test('wherever a number is shown to be rung, what draws it says what that costs [LAW-03] [LAW-04]', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(contains(/[`'"]tel:/)).toEqual([...WITH_COST, OF_CUSTOMERS].sort());
});

test('whatever shows the number of a provider shows it with its cost [LAW-03]', () => {
  const shows = contains(
    /(?:formatPhone|phoneWithCost|number=|number:)[({ ]+(?:contactPhone|phone|target\.phone)\b/,
  );
  const withCost = contains(/\b(?:CallButton|PhoneNumber|phoneWithCost|phoneCost)\b/);
  const ofProvider = shows.filter((file) =>
    /contactPhone|contactNumber|establishment/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(ofProvider.length).toBeGreaterThan(6);
  expect(ofProvider.filter((file) => !withCost.includes(file))).toEqual([]);
});

test('wherever a number of a provider is drawn, its own words about the cost are given along [LAW-03]', () => {
  const drawn = files
    .filter((file) => !/^shared\/(?:ui|catalogue)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [...text.matchAll(/<(?:PhoneNumber|CallButton)\b[^>]*>/g)].map(([tag]) => ({
        file,
        tag,
      }));
    });
  expect(drawn.length).toBeGreaterThan(6);
  expect(drawn.filter(({ tag }) => !tag.includes('ownCost='))).toEqual([]);
});
