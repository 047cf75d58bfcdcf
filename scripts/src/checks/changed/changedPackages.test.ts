import { expect, test } from 'vitest';
import type { WorkspacePackage } from '../../packages.ts';
import { changedPackages } from './changedPackages.ts';

const named = (path: string, ...uses: string[]): WorkspacePackage => ({
  name: path,
  path,
  folder: `/portal/${path}`,
  uses,
});
const all = [
  named('backend', 'shared/domain'),
  named('e2e', 'shared/domain'),
  named('mf-booking', 'shared/ui'),
  named('mf-payment', 'shared/ui'),
  named('shared/domain'),
  named('shared/ui', 'shared/domain'),
];
const pathsOf = (...files: string[]) => changedPackages(files, all)?.map(({ path }) => path);

test('what only one package has concerns it alone, its journeys included', () => {
  expect(pathsOf('mf-booking/src/remote.tsx')).toEqual(['mf-booking']);
  expect(pathsOf('e2e/journeys/mf-payment/pay.spec.ts')).toEqual(['mf-payment']);
  expect(pathsOf('e2e/support/time.ts', 'mf-booking/README.md')).toEqual(['e2e', 'mf-booking']);
});

test('what others use concerns them too, directly or through others', () => {
  expect(pathsOf('shared/ui/src/Button.tsx')).toEqual(['mf-booking', 'mf-payment', 'shared/ui']);
  expect(pathsOf('shared/domain/src/nif.ts')).toEqual(all.map(({ path }) => path));
});

test('prose concerns nobody, and what lies in no package concerns everybody', () => {
  expect(pathsOf('docs/rollouts.md', 'README.md', 'docs/portal.png')).toEqual([]);
  expect(pathsOf('pnpm-lock.yaml', 'mf-booking/src/remote.tsx')).toBeUndefined();
});
