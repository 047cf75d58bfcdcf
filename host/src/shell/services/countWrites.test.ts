import { expect, test, vi } from 'vitest';
import { countWrites } from './countWrites.ts';

test('a call that changes something counts until it was answered or failed, one that only asks does not', async () => {
  let writing = 0;
  const call = vi.fn<typeof fetch>(async () => {
    expect(writing).toBe(expected);
    if (expected === 1) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const counted = countWrites(call, (by) => {
    writing += by;
  });
  let expected = 0;
  await counted('/a');
  expected = 1;
  await expect(counted('/a', { method: 'POST' })).rejects.toThrow('Failed to fetch');
  await expect(counted(new Request('http://a/', { method: 'PATCH' }))).rejects.toThrow('Failed');
  expect(writing).toBe(0);
});
