// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createNative } from './createNative.ts';
import { webNative } from './webNative.ts';

afterEach(() => void vi.restoreAllMocks());

test('an address that nothing can share or copy is shown', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const shown: string[] = [];
  const native = createNative('WEB', null, {
    showAddress: async (address) => void shown.push(address),
    tell: vi.fn<() => void>(),
  });
  const url = 'https://oficina.exemplo.pt/client/service-details-lite?token=a';
  expect(await native.share({ title: 'Revisão', url })).toBe('dismissed');
  expect(shown).toEqual([url]);
});

test('a browser that saves a file for the calendar says so, with its name; a wrapper shows its own [NAT-06]', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const event = {
    title: 'Revisão',
    start: '2026-03-02T09:00:00.000Z',
    end: '2026-03-02T10:00:00.000Z',
  };
  const told: string[] = [];
  const say = {
    showAddress: async () => undefined,
    tell: (words: string) => void told.push(words),
  };
  await createNative('WEB', null, say).addToCalendar(event);
  expect(saved).toHaveBeenCalledOnce();
  expect(told).toEqual([
    'Ficheiro marcacao.ics guardado. Abra-o para juntar a marcação ao calendário.',
  ]);
  const wrapper = { ...webNative, addToCalendar: async () => null };
  await createNative('ANDROID', Promise.resolve(wrapper), say).addToCalendar(event);
  expect(told).toHaveLength(1);
});

test('in an application that opens no calendar nothing is saved, and nothing is said to be [NAT-06] [C-958]', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 PortalClienteApp/ios/2');
  const told: string[] = [];
  const say = {
    showAddress: async () => undefined,
    tell: (words: string) => void told.push(words),
  };
  await createNative('IOS', Promise.resolve(null), say).addToCalendar({
    title: 'Revisão',
    start: '2026-03-02T09:00:00.000Z',
    end: '2026-03-02T10:00:00.000Z',
  });
  expect(saved).not.toHaveBeenCalled();
  expect(told).toEqual(['Esta aplicação não abriu o calendário. A marcação não foi adicionada.']);
});
