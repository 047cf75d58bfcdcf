import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { checkDisk } from './checkDisk.mjs';
import { Problem } from './problem.mjs';

test('a disk that is too full is said in one sentence', () => {
  expect(() => checkDisk(tmpdir(), 0)).not.toThrow();
  expect(() => checkDisk(tmpdir(), 1e9)).toThrow(Problem);
  expect(() => checkDisk(tmpdir(), 1e9)).toThrow('free some space');
});
