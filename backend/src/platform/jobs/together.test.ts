import { expect, test } from 'vitest';
import { together } from './together.ts';

test('what is asked for within a moment is done by one call, what comes later by another', async () => {
  const calls: (readonly number[])[] = [];
  const ask = together<number>(1, async (items) => {
    calls.push(items);
  });
  await Promise.all([ask(1), ask(2), ask(3)]);
  await ask(4);
  expect(calls).toEqual([[1, 2, 3], [4]]);
});

test('a call that fails fails for all who asked, and for nobody after them', async () => {
  let fails = true;
  const ask = together<number>(1, () =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve(),
  );
  const asked = await Promise.allSettled([ask(1), ask(2)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  await expect(ask(3)).resolves.toBeUndefined();
});
