import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';
import { mayImplement, namedRequirements, unnamedRequirements } from './namedRequirements.ts';
import { readInventory } from './readInventory.ts';

const inventory = readInventory(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
const named = namedRequirements(root);

test('each requirement is named beside the code that implements it', () => {
  expect(
    unnamedRequirements(inventory, named),
    'No source names these rows. Write the identifier, as in «(API-27)», into the docstring of what implements each, or into a comment there.',
  ).toEqual([]);
});

test('a row that only a document names is found, a range in words is no name', () => {
  const rows = readInventory('| BKG-01 | One. |\n| BKG-02 | Two. |\n| PAY-01 | Three. |');
  expect(unnamedRequirements(rows, new Set(['BKG-01', 'PAY-09']))).toEqual(['BKG-02', 'PAY-01']);
  expect(named.has('ZZZ-01')).toBe(false);
  expect(named.size).toBeGreaterThan(500);
});

test.each([
  ['mf-booking/src/booking/bookingState.ts', true],
  ['host/src/view/App.tsx', true],
  ['host/src/early/early.mjs', true],
  ['shared/ui/src/SwipeTabs/SwipeTabs.module.css', true],
  ['backend/migrations/0014-triggers-news.sql', true],
  ['mf-booking/src/booking/bookingReducer.test.ts', false],
  ['mf-booking/src/testing/schedulePage.testing.tsx', false],
  ['mf-services/src/testing/aWork.ts', false],
  ['backend/src/testing/calls/createProvider.ts', false],
  ['shared/ui/src/SwipeTabs/SwipeTabs.catalogue.tsx', false],
  ['e2e/journeys/host/shell.spec.ts', false],
  ['e2e/support/smallPicture.ts', false],
  ['scripts/src/checks/testOutcome.ts', false],
  ['mf-booking/webpack.config.ts', false],
  ['docs/requirements.md', false],
  ['backend/src/openapi/examples.json', false],
])('%s may implement a requirement: %s', (path, may) => {
  expect(mayImplement(path)).toBe(may);
});
