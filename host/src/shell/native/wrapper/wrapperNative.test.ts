// @vitest-environment happy-dom
import { appMessages, type Capability } from '@portal/contract/native/messages';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testWire } from '../testing/testWire.ts';
import { createBridge } from '../bridge/createBridge.ts';
import { webNative } from '../webNative.ts';
import { wrapperNative } from './wrapperNative.ts';

const message = v.object({ type: v.string(), id: v.string(), payload: v.unknown() });
const place = { latitude: 38.7, longitude: -9.1 };
const event = { title: 'Revisão', start: '2026-03-02T09:00:00Z', end: '2026-03-02T10:00:00Z' };
const file = { url: '/api/main/media/8?s=1', name: 'disco.jpg' };

const web = {
  download: vi.spyOn(webNative, 'download'),
  share: vi.spyOn(webNative, 'share'),
  addToCalendar: vi.spyOn(webNative, 'addToCalendar'),
  locate: vi.spyOn(webNative, 'locate'),
};

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('https://mirante.example/client/services');
  web.download.mockResolvedValue();
  web.share.mockResolvedValue('copied');
  web.addToCalendar.mockResolvedValue('saved');
  web.locate.mockResolvedValue(null);
});
afterEach(() => void vi.clearAllMocks());

function setUp(...capabilities: Capability[]) {
  const wire = testWire();
  const bridge = createBridge({
    transport: wire.transport,
    origin: 'https://mirante.example',
    onRefused: () => undefined,
  });
  const asked = () => v.parse(message, wire.sent.at(-1));
  return {
    native: wrapperNative(bridge, (capability) => capabilities.includes(capability)),
    asked,
    sent: wire.sent,
    answer: (payload: object) => wire.say({ portal: 1, answers: asked().id, ok: true, payload }),
    refuse: () => wire.say({ portal: 1, answers: asked().id, ok: false, error: 'failed' }),
  };
}

test('what the wrapper can do goes to it, with whole addresses [NAT-04] [NAT-06]', async () => {
  const { native, asked, answer } = setUp('download', 'share', 'calendar', 'location');
  const downloading = native.download(file);
  expect(asked()).toMatchObject({
    type: appMessages.download.type,
    payload: { url: 'https://mirante.example/api/main/media/8?s=1', name: 'disco.jpg' },
  });
  answer({});
  await downloading;
  const sharing = native.share({ title: 'A', url: '/client/services' });
  answer({ result: 'dismissed' });
  expect(await sharing).toBe('dismissed');
  const adding = native.addToCalendar(event, 'mirante.example');
  answer({ added: false });
  expect(await adding).toBeNull();
  const locating = native.locate();
  answer({ place });
  expect(await locating).toEqual(place);
  for (const capabilities of Object.values(web)) expect(capabilities).not.toHaveBeenCalled();
});

test('a place that is not told is not asked for again [NAT-06]', async () => {
  const { native, answer } = setUp('location');
  const locating = native.locate();
  answer({ place: null });
  expect(await locating).toBeNull();
  expect(web.locate).not.toHaveBeenCalled();
});

test('an event is the customer’s to decide on: after two minutes without an answer nothing is said of it [NAT-06] [C-926]', async () => {
  vi.useFakeTimers();
  const { native, answer } = setUp('calendar');
  const deciding = native.addToCalendar(event, 'mirante.example');
  await vi.advanceTimersByTimeAsync(110_000);
  answer({ added: true });
  expect(await deciding).toBeNull();
  expect(web.addToCalendar).not.toHaveBeenCalled();
  const unanswered = native.addToCalendar(event, 'mirante.example');
  await vi.advanceTimersByTimeAsync(119_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await unanswered).toBeNull();
  expect(web.addToCalendar).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('what the wrapper lacks the browser does at once [NAT-04] [NAT-06]', async () => {
  const { native, sent } = setUp();
  await native.download(file);
  expect(await native.share({ title: 'A', url: '/client' })).toBe('copied');
  expect(await native.addToCalendar(event, 'mirante.example')).toBe('saved');
  await native.locate();
  expect(sent).toEqual([]);
  for (const capabilities of Object.values(web)) expect(capabilities).toHaveBeenCalledOnce();
});

test('what the wrapper fails at the browser does [NAT-04] [NAT-06]', async () => {
  const { native, refuse } = setUp('download', 'share', 'calendar', 'location');
  const calls = [
    () => native.download(file),
    () => native.share({ title: 'A', url: '/client' }),
    () => native.addToCalendar(event, 'mirante.example'),
    () => native.locate(),
  ];
  for (const call of calls) {
    const going = call();
    refuse();
    await going;
  }
  for (const capabilities of Object.values(web)) expect(capabilities).toHaveBeenCalledOnce();
});

test('an address elsewhere never goes to the wrapper, which would send it the session [NAT-04]', async () => {
  const { native, sent } = setUp('download');
  await native.download({ url: 'https://evil.example/x', name: 'x' });
  expect(sent).toEqual([]);
  expect(web.download).toHaveBeenCalledOnce();
});
