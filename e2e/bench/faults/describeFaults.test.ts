import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURE_CODES } from '@portal/contract/failureCodes';
import { root } from '@portal/scripts/packages';
import { expect, test } from 'vitest';
import { describeCell, describeFaults } from './describeFaults.ts';
import { FAULT_CELLS } from './faultCells.ts';
import type { FaultResult } from './faultResult.ts';
import { findBreaches } from './findBreaches.ts';
import { readFaults } from './readFaults.ts';

const ON_TRIAL = 'entry of a release on trial';

const result: FaultResult = {
  kind: 'font',
  fault: 'missing',
  isOnce: true,
  said: null,
  there: 600,
  presses: 0,
  codes: [],
};

test.each([
  [{}, '0.6 s'],
  [{ codes: ['REMOTE-LOAD'] }, '0.6 s `REMOTE-LOAD`'],
  [{ said: 410, presses: 1, there: 260 }, 'said 0.4 s, after a press 0.3 s'],
  [{ said: 410, presses: 2, there: 4100 }, 'said 0.4 s, after 2 presses 4.1 s'],
  [{ said: 410, there: 900 }, 'said 0.4 s, by itself 0.9 s'],
  [{ said: 410, presses: 8, there: null }, 'said 0.4 s, **never there**'],
  [{ there: null }, '**never, and nobody says so**'],
])('of what a customer met the table says %o', (met, words) => {
  expect(describeCell({ ...result, ...met })).toBe(words);
});

test('the page has every kind of file with every fault, once and always, and nothing in it breaks a rule', () => {
  const results = readFaults(readFileSync(join(root, 'docs', 'faults.md'), 'utf8'));
  const nameOf = (kind: string, fault: string, isOnce: boolean) => `${kind}, ${fault}, ${isOnce}`;
  expect(results.map(({ kind, fault, isOnce }) => nameOf(kind, fault, isOnce)).sort()).toEqual(
    FAULT_CELLS.map(({ kind, fault, isOnce }) => nameOf(kind.name, fault, isOnce)).sort(),
  );
  expect(results.flatMap((one) => findBreaches(one))).toEqual([]);
  const codes = new Set(results.flatMap((one) => one.codes));
  // The first is told before the shell runs.
  expect(['SHELL-START', ...FAILURE_CODES]).toEqual(expect.arrayContaining([...codes]));
});

test.each([
  [{ there: null }, 'is never there'],
  [{ said: 7000, codes: ['REMOTE-SLOW'] }, 'is neither there nor said in time'],
  [{ there: 7000 }, 'is neither there nor said in time'],
  [{ said: 400 }, 'is said and not told'],
  [
    { kind: ON_TRIAL, said: 1500, there: 2100, codes: ['REMOTE-SLOW'] },
    'does not give way in time',
  ],
  [{ kind: ON_TRIAL, presses: 1 }, 'does not give way in time'],
])('%o breaks a rule: it %s', (met, breach) => {
  expect(findBreaches({ ...result, ...met }).join()).toContain(breach);
  expect(findBreaches({ ...result, kind: ON_TRIAL })).toEqual([]);
});

test('what a busy machine takes for the same way with nothing spoilt may come on top, and no press', () => {
  const slow = { ...result, kind: ON_TRIAL, said: 1900, there: 2400, codes: ['REMOTE-SLOW'] };
  expect(findBreaches(slow, 700)).toEqual([
    'entry of a release on trial, missing: does not give way in time',
  ]);
  expect(findBreaches(slow, 900)).toEqual([]);
  expect(findBreaches({ ...result, there: 6500 }, 600)).toEqual([]);
  expect(findBreaches({ ...slow, presses: 1 }, 9000)).toHaveLength(1);
  expect(findBreaches({ ...result, there: null }, 9000)).toHaveLength(1);
});

test('what the page says is read as it was measured', () => {
  const results: FaultResult[] = [
    { ...result, codes: ['REMOTE-LOAD'] },
    { ...result, fault: 'hang', said: 1500, presses: 2, there: 4100, codes: ['REMOTE-SLOW'] },
    { ...result, fault: 'hang', isOnce: false, said: 400, there: null, presses: 8 },
  ];
  const [first, second, third] = readFaults(`# Faults\n\n${describeFaults(results)}\n`);
  expect([first, second, third]).toEqual([results[0], results[1], { ...results[2], presses: 0 }]);
});
