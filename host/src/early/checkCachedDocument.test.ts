// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { LOAD_TICKET } from '../address/loadTicket.ts';
import { checkCachedDocument } from './checkCachedDocument.ts';

afterEach(() => vi.unstubAllGlobals());

test('a document that was kept and still is the one to show gets a fresh ticket for its loads', async () => {
  document.head.innerHTML = `<meta name="${LOAD_TICKET.meta}" content="of yesterday">`;
  const headers = { [LOAD_TICKET.header]: 'of today' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('same', { headers })));
  expect(await checkCachedDocument('same')).toBe(true);
  const ticket = () => document.querySelector('meta')?.getAttribute('content');
  expect(ticket()).toBe('of today');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('same')));
  expect(await checkCachedDocument('same')).toBe(true);
  expect(ticket()).toBe('of today');
});
