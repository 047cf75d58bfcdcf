import { expect, test } from 'vitest';
import { formatDistance } from './formatDistance.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('distances below 1000 are in m, others in km [PRV-11]', () => {
  expect(
    [0, 850.4, 999, 999.6, 1000, 1234, 45_678].map((metres) => spaced(formatDistance(metres))),
  ).toEqual(['0 m', '850 m', '999 m', '1,0 km', '1,0 km', '1,2 km', '45,7 km']);
});
