import { expect, test } from 'vitest';
import { isNodeRecentEnough } from './checkNode.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is recent enough', (version) => {
  expect(isNodeRecentEnough(version)).toBe(true);
});

test.each(['18.20.0', '20.18.9', '19.99.0'])('Node %s is too old', (version) => {
  expect(isNodeRecentEnough(version)).toBe(false);
});
