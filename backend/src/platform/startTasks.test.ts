import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTasks } from './startTasks.ts';
import { createTestBackend, type TestBackend } from '../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

test('the end waits for a task that ends, and not for ever for one that does not', async () => {
  let ended = 0;
  let release: (() => void) | undefined;
  let hanging = 0;
  const tasks = startTasks(portal.backend, [
    {
      name: 'ends',
      everySeconds: 0.01,
      run: async () => {
        await new Promise<void>((resolve) => (release ??= resolve));
        ended += 1;
      },
    },
    {
      name: 'hangs',
      everySeconds: 0.01,
      run: () => {
        hanging += 1;
        return new Promise(() => undefined);
      },
    },
  ]);
  await expect.poll(() => hanging === 1 && release !== undefined).toBe(true);
  const stopped = tasks.stop(500);
  release?.();
  const began = performance.now();
  await stopped;
  expect(ended).toBe(1);
  expect(performance.now() - began).toBeLessThan(5000);
});
