// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createNative } from './createNative.ts';
import { webNative, type DeviceCapabilities } from './webNative.ts';

afterEach(() => void vi.restoreAllMocks());

test('an address that nothing can share or copy is shown', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const shown: string[] = [];
  const native = createNative('WEB', null, {
    domain: 'mirante.pt',
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
    domain: 'mirante.pt',
    showAddress: async () => undefined,
    tell: (words: string) => void told.push(words),
  };
  await createNative('WEB', null, say).addToCalendar(event);
  expect(saved).toHaveBeenCalledOnce();
  expect(told).toEqual([
    'Ficheiro marcacao.ics guardado. Abra-o para juntar a marcação ao calendário.',
  ]);
  const asked: unknown[] = [];
  const wrapper: DeviceCapabilities = {
    ...webNative,
    async addToCalendar(...given) {
      asked.push(given);
      return null;
    },
  };
  const native = createNative('ANDROID', Promise.resolve(wrapper), say);
  await native.addToCalendar({ ...event, domain: 'lima.pt' });
  expect(told).toHaveLength(1);
  // The bridge knows no domain of events.
  expect(asked).toEqual([[event, 'lima.pt']]);
});

test('in an application that opens no calendar nothing is saved, and nothing is said to be [NAT-06] [C-958]', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 PortalClienteApp/ios/2');
  const told: string[] = [];
  const say = {
    domain: 'mirante.pt',
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
