import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

const REPORT = { total: 2, shown: 1, areas: { BKG: { total: 2, shown: 1, missing: ['BKG-02'] } } };

test('--json writes the report on standard output and nothing on the other', () => {
  const program = `
    import { printRequirementsAsJson } from './scripts/src/requirements/printRequirements.ts';
    printRequirementsAsJson(${JSON.stringify({ ...REPORT, unknown: [] })}, ['BKG-02'], true);
  `;
  const ended = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program, '--', '--json'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(ended.stderr).toBe('');
  expect(JSON.parse(ended.stdout)).toEqual({
    ...{ ...REPORT, unknown: [] },
    ...{ unnamed: ['BKG-02'], stale: true },
  });
});
