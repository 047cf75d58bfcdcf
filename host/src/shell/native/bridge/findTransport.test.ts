// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { findTransport } from './findTransport.ts';

interface Own {
  PortalClienteAndroid?: object;
  webkit?: object;
  PortalCliente?: { receive: (text: string) => void };
}

/** A window of its own with what a wrapper has put there. */
function windowWith(own: Own, parent?: object): Window & Own {
  const page: Window & Own = Object.create(window);
  Object.defineProperty(page, 'parent', { value: parent ?? page });
  return Object.assign(page, own);
}

test('Android: texts go to the injected object, and its events come in with their origin [NAT-01]', () => {
  const sent: unknown[] = [];
  const heard: unknown[] = [];
  const injected = new EventTarget();
  const page = windowWith({
    PortalClienteAndroid: Object.assign(injected, {
      postMessage: (text: string) => sent.push(text),
    }),
  });
  const transport = findTransport('ANDROID', page);
  transport?.listen((message, origin) => heard.push([message, origin]));
  transport?.send('hello');
  injected.dispatchEvent(new MessageEvent('message', { data: 'a', origin: 'https://x.example' }));
  injected.dispatchEvent(new MessageEvent('message', { data: 'b' }));
  expect(sent).toEqual(['hello']);
  expect(heard).toEqual([
    ['a', 'https://x.example'],
    ['b', null],
  ]);
});

test('an older Android wrapper without events speaks to the object of the page', () => {
  const heard: unknown[] = [];
  const page = windowWith({ PortalClienteAndroid: { postMessage: () => undefined } });
  findTransport('ANDROID', page)?.listen((message) => heard.push(message));
  page.PortalCliente?.receive('a');
  expect(heard).toEqual(['a']);
});

test('iOS: texts go to the message handler, answers come to the object of the page [NAT-01]', () => {
  const sent: unknown[] = [];
  const heard: unknown[] = [];
  const handler = { postMessage: (text: string) => sent.push(text) };
  const page = windowWith({ webkit: { messageHandlers: { portalCliente: handler } } });
  const transport = findTransport('IOS', page);
  transport?.listen((message) => heard.push(message));
  transport?.send('hello');
  page.PortalCliente?.receive('a');
  expect(sent).toEqual(['hello']);
  expect(heard).toEqual(['a']);
});

test('nobody can put himself between page and wrapper afterwards', () => {
  const sent: unknown[] = [];
  const handler = { postMessage: (text: string) => void sent.push(text) };
  const page = windowWith({ webkit: { messageHandlers: { portalCliente: handler } } });
  const transport = findTransport('IOS', page);
  transport?.listen(() => undefined);
  handler.postMessage = () => undefined;
  transport?.send('secret');
  expect(sent).toEqual(['secret']);
  expect(() => Object.assign(page, { PortalCliente: { receive: () => undefined } })).toThrow(
    'PortalCliente',
  );
});

test('without a wire, on the web and in a foreign frame there is no transport [NAT-01]', () => {
  const own = { PortalClienteAndroid: { postMessage: () => undefined } };
  const foreign = Object.defineProperty({}, 'location', {
    get() {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  expect(findTransport('ANDROID', windowWith({}))).toBeNull();
  expect(findTransport('IOS', windowWith(own))).toBeNull();
  expect(findTransport('WEB', windowWith(own))).toBeNull();
  expect(findTransport('ANDROID', windowWith(own, foreign))).toBeNull();
});
