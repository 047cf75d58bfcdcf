import { expect, test } from 'vitest';
import { describeTimes } from './describeTimes.ts';

const steps = [
  { title: 'Format', milliseconds: 800 },
  { title: 'Browser tests', milliseconds: 1_320_000 },
];

test('says the seconds of each step, and those of the slowest files over all their tests', () => {
  const outcomes = [
    { file: 'a.test.ts', milliseconds: 900 },
    { file: 'b.spec.ts', milliseconds: 700 },
    { file: 'b.spec.ts', milliseconds: 700 },
  ];
  expect(describeTimes(steps, outcomes)).toBe(
    [
      'Time of each step:',
      '     0.8 s  Format',
      '  1320.0 s  Browser tests',
      'Slowest files:',
      '     1.4 s  b.spec.ts',
      '     0.9 s  a.test.ts',
    ].join('\n'),
  );
});

test('names ten files at most, and none where no test ran', () => {
  const many = Array.from({ length: 30 }, (_, number) => ({
    file: `${number}.test.ts`,
    milliseconds: number,
  }));
  expect(describeTimes(steps, many).split('\n')).toHaveLength(3 + 1 + 10);
  expect(describeTimes(steps, many)).not.toContain('19.test.ts');
  expect(describeTimes(steps, [])).not.toContain('files');
});
