import { expect, test } from 'vitest';
import { SharedRuns } from './sharedRuns.ts';

/** A run that ends when it is told to. */
function controlled() {
  const started: ((value: number) => void)[] = [];
  const run = () => new Promise<number>((resolve) => started.push(resolve));
  return { started, run };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('questions that arrive during a run share the next one, never the one that has begun', async () => {
  const runs = new SharedRuns<number>();
  const { started, run } = controlled();
  const first = runs.ask('key', run);
  const second = runs.ask('key', run);
  const third = runs.ask('key', run);
  expect(started).toHaveLength(1);
  started[0]?.(1);
  expect(await first).toBe(1);
  await turn();
  expect(started).toHaveLength(2);
  const fourth = runs.ask('key', run);
  started[1]?.(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await turn();
  started[2]?.(3);
  expect(await fourth).toBe(3);
  const fifth = runs.ask('key', run);
  expect(started).toHaveLength(4);
  started[3]?.(4);
  expect(await fifth).toBe(4);
});

test('other keys do not wait, and a failure reaches those who shared it only', async () => {
  const runs = new SharedRuns<number>();
  const { started, run } = controlled();
  void runs.ask('one', run);
  void runs.ask('two', run);
  expect(started).toHaveLength(2);
  const failing = runs.ask('three', () => Promise.reject(new Error('away')));
  const after = runs.ask('three', () => Promise.resolve(5));
  await expect(failing).rejects.toThrow('away');
  expect(await after).toBe(5);
});
