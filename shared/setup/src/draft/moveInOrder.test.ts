import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveInOrder } from './moveInOrder.ts';

test('buttons move by one place, dragging by more, and the ends hold', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(moveInOrder(ids, 'c', -1)).toEqual(['a', 'c', 'b', 'd']);
  expect(moveInOrder(ids, 'a', 1)).toEqual(['b', 'a', 'c', 'd']);
  expect(moveInOrder(ids, 'd', -3)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveInOrder(ids, 'a', -1)).toEqual(ids);
  expect(moveInOrder(ids, 'b', 9)).toEqual(['a', 'c', 'd', 'b']);
  expect(moveInOrder(ids, 'x', 1)).toEqual(ids);
});

test('nothing is lost, the others keep their order, and the way back leads back', () => {
  const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(list, fc.nat(), fc.integer({ min: -9, max: 9 }), (ids, place, by) => {
      const moved = ids[place % ids.length] ?? '';
      const after = moveInOrder(ids, moved, by);
      expect(after.filter((id) => id !== moved)).toEqual(ids.filter((id) => id !== moved));
      expect(after.filter((id) => id === moved)).toEqual([moved]);
      const way = ids.indexOf(moved) - after.indexOf(moved);
      expect(moveInOrder(after, moved, way)).toEqual(ids);
    }),
  );
});
