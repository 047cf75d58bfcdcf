import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveInOrder } from '../draft/moveInOrder.ts';
import { placesMoved } from './placesMoved.ts';

test('a row moves past each row whose middle its own has passed', () => {
  const middles = [30, 90, 170];
  expect(placesMoved(middles, 0, 59)).toBe(0);
  expect(placesMoved(middles, 0, 61)).toBe(1);
  expect(placesMoved(middles, 0, 900)).toBe(2);
  expect(placesMoved(middles, 2, -81)).toBe(-1);
  expect(placesMoved(middles, 1, 0)).toBe(0);
  expect(placesMoved([], 0, 10)).toBe(0);
});

test('wherever a row is dropped, it stands there: what is above it was above the place', () => {
  const heights = fc.array(fc.integer({ min: 2, max: 200 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(heights, fc.nat(), fc.integer({ min: -3000, max: 3000 }), (sizes, pick, offset) => {
      const index = pick % sizes.length;
      let top = 0;
      const middles = sizes.map((size) => {
        top += size;
        return top - size / 2;
      });
      const ids = sizes.map((_, place) => String(place));
      const order = moveInOrder(ids, String(index), placesMoved(middles, index, offset));
      const now = (middles[index] ?? 0) + offset;
      const place = order.indexOf(String(index));
      for (const id of order.slice(0, place)) expect(middles[Number(id)]).toBeLessThanOrEqual(now);
      for (const id of order.slice(place + 1))
        expect(middles[Number(id)]).toBeGreaterThanOrEqual(now);
    }),
  );
});
