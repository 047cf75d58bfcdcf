import { expect, test } from 'vitest';
import { describeFailures } from './describeFailures.ts';
import type { TestOutcome } from './testOutcome.ts';

function outcome(title: string, passed: boolean, complaint: string): TestOutcome {
  return { title, file: 'a.test.ts', passed, requirements: [], complaint, milliseconds: 0 };
}

test('says nothing of tests that passed at once', () => {
  expect(describeFailures([outcome('adds', true, '')])).toBe('');
});

test('names each failed test and each second try, with what it said', () => {
  const seed = 'Property failed after 3 tests\n{ seed: 7 }';
  expect(
    describeFailures([
      outcome('cuts', false, seed),
      outcome('adds', true, ''),
      outcome('books (phone)', true, 'no free time'),
    ]),
  ).toBe(
    [
      'Passed with a second try:',
      '  a.test.ts › books (phone)',
      '    no free time',
      'Failed tests:',
      '  a.test.ts › cuts',
      '    Property failed after 3 tests',
      '    { seed: 7 }',
    ].join('\n'),
  );
});

test('leaves the end of a long message to the output above', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  expect(describeFailures([outcome('cuts', false, long)])).not.toContain('line 20');
});
