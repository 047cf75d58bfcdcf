// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createNative } from './createNative.ts';

afterEach(() => void vi.restoreAllMocks());

test('an address that nothing can share or copy is shown', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const shown: string[] = [];
  const native = createNative('WEB', null, async (address) => void shown.push(address));
  const url = 'https://oficina.exemplo.pt/client/service-details-lite?token=a';
  expect(await native.share({ title: 'Revisão', url })).toBe('dismissed');
  expect(shown).toEqual([url]);
});
