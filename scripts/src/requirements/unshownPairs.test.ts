import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';
import { identifiersOfTests, rowsOfDecisions, unshownPairs } from './unshownPairs.ts';
import { rowsIn } from './rowsIn.ts';

test('a test that shows a decision is one of each row that the decision changes', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const tests = listed
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith('scripts/src/requirements/'))
    .flatMap((path) => identifiersOfTests(readFileSync(join(root, path), 'utf8')));
  const decisions = rowsOfDecisions(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
  expect(decisions.size).toBeGreaterThan(400);
  expect(
    unshownPairs(decisions, tests),
    'The first column of a decision says which rows it changes. Give the test that shows it for such a row the tag of the row, or write one; a row that is only mentioned belongs into another column.',
  ).toEqual([]);
});

test.each([
  ['SHL-49 to SHL-52, C-12', ['SHL-49', 'SHL-50', 'SHL-51', 'SHL-52']],
  ['DET-07 beside DET-09 to DET-11', ['DET-07', 'DET-09', 'DET-10', 'DET-11']],
  ['LIM-99 to LIM-101', ['LIM-100', 'LIM-101', 'LIM-99']],
  ['nothing, 1§4', []],
])('%s names %j', (sentence, rows) => {
  expect(rowsIn(sentence)).toEqual(rows);
});

test.each(['CKE-09..13', 'CKE-09–CKE-13', 'CKE-09-13', 'CKE-09 to 13', 'CKE-09 and 10'])(
  'rows written as %s are refused, because only the first would be found',
  (written) => {
    expect(() => rowsIn(`Refusing cookies, ${written}`)).toThrow('one by one');
  },
);

test('a pair is found that no test has, and none where the decision has no test', () => {
  const document = '| C-10 | AAA-01 to AAA-03 | x BBB-01 | |\n| C-11 | AAA-09 | x | |';
  const source =
    "// [AAA-02]\ntest.each([['AAA-01']])('x %s [C-10]');\n  test('y [AAA-03] [C-10]');";
  expect(unshownPairs(rowsOfDecisions(document), identifiersOfTests(source))).toEqual([
    'C-10 AAA-02',
  ]);
});
