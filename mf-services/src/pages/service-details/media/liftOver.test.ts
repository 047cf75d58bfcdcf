import { expect, test } from 'vitest';
import { liftOver } from './liftOver.ts';

const place = { top: 700, bottom: 744, left: 330, right: 374 };
const boxAt = (top: number, height: number, left = 0, right = 390) => ({
  ...{ top, bottom: top + height, left, right },
});

test('stays where it is while nothing is there, and goes over what is', () => {
  expect(liftOver(place, [])).toBe(0);
  expect(liftOver(place, [boxAt(700, 44, 0, 320), boxAt(600, 44), boxAt(760, 44)])).toBe(0);
  expect(liftOver(place, [boxAt(720, 44)])).toBe(32);
});

test('covers nothing, wherever what is operated stands', () => {
  const tops = Array.from({ length: 50 }, (_, step) => step * 17);
  for (const first of tops)
    for (const second of tops) {
      const boxes = [boxAt(first, 44), boxAt(second, 96)];
      const lift = liftOver(place, boxes);
      expect(lift).toBeGreaterThanOrEqual(0);
      const [top, bottom] = [place.top - lift, place.bottom - lift];
      for (const box of boxes) expect(box.bottom <= top || box.top >= bottom).toBe(true);
    }
});
