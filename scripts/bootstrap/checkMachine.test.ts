import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { checkDisk, isNodeRecentEnough, Problem } from './checkMachine.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is recent enough', (version) => {
  expect(isNodeRecentEnough(version)).toBe(true);
});

test.each(['18.20.0', '20.18.9', '19.99.0'])('Node %s is too old', (version) => {
  expect(isNodeRecentEnough(version)).toBe(false);
});

test('a disk that is too full is said in one sentence', () => {
  expect(() => checkDisk(tmpdir(), 0)).not.toThrow();
  expect(() => checkDisk(tmpdir(), 1e9)).toThrow(Problem);
  expect(() => checkDisk(tmpdir(), 1e9)).toThrow('free some space');
});
