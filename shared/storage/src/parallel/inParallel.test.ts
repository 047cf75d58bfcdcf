import { expect, test } from 'vitest';
import { atMostAtOnce } from './atMostAtOnce.ts';
import { inParallel } from './inParallel.ts';

/** Work that ends when it is told to, and knows what began and how much ran together. */
function controlled() {
  const ends: ((error?: Error) => void)[] = [];
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (item: number): Promise<number> => {
    began.push(item);
    running += 1;
    most = Math.max(most, running);
    try {
      await new Promise<void>((resolve, reject) => {
        ends[item] = (error) => (error === undefined ? resolve() : reject(error));
      });
    } finally {
      running -= 1;
    }
    return item * 10;
  };
  return { work, ends, began, most: () => most };
}

/** Lets everything that can go on without another end do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('no more run together than may, the others in their order, and results stand in theirs', async () => {
  const { work, ends, began, most } = controlled();
  const results = inParallel(2, [0, 1, 2, 3], work);
  await settle();
  expect(began).toEqual([0, 1]);
  for (const item of [1, 0, 3, 2]) {
    ends[item]?.();
    await settle();
  }
  expect([await results, began, most()]).toEqual([[0, 10, 20, 30], [0, 1, 2, 3], 2]);
});

test('after a failure nothing is begun, what runs is waited for, and the first error is told', async () => {
  const { work, ends, began } = controlled();
  let isOver = false;
  const results = inParallel(2, [0, 1, 2], work).finally(() => (isOver = true));
  const told = results.catch(String);
  await settle();
  ends[0]?.(new Error('first'));
  await settle();
  expect([began, isOver]).toEqual([[0, 1], false]);
  ends[1]?.(new Error('second'));
  expect([await told, began]).toEqual(['Error: first', [0, 1]]);
});

test('one that fails leaves its place to the next', async () => {
  const { work, ends, began } = controlled();
  const oneByOne = atMostAtOnce(1);
  const [first, second] = [oneByOne(() => work(0)), oneByOne(() => work(1))];
  const told = first.catch(String);
  await settle();
  ends[0]?.(new Error('no'));
  expect(await told).toBe('Error: no');
  await settle();
  ends[1]?.();
  expect([await second, began]).toEqual([10, [0, 1]]);
});
