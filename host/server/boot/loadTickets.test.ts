import { ticketReleases } from '@portal/rollout/ticketReleases';
import { loadTicketKey, readLoadTicket } from '@portal/storage/signed/loadTicket';
import { expect, test } from 'vitest';
import { LOAD_TICKET } from '../../src/address/loadTicket.ts';
import { BOOT } from '../testing/startTestEdge.ts';
import { contentOf, edgeForEachTest, get, session } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();
const KEY = 'a key that nobody else has';
const DOMAIN = 'auto-mirante.localhost';
const made = Date.parse(BOOT.resolvedAt);
const viewOf = (ticket: string) =>
  readLoadTicket(KEY, DOMAIN, ticketReleases(BOOT.remotes), ticket, made);
const ticketIn = (html: string) => contentOf(html, /<meta name="load-ticket" content="([^"]+)">/);

test('each page view has a ticket of its own for its releases, and none has the key', async () => {
  const ticketKey = loadTicketKey(KEY, DOMAIN, made);
  const edge = await start((backend) =>
    backend.get('/mgmt/boot', (c) => c.json({ ...BOOT, ticketKey })),
  );
  const open = async () => (await get(edge, '/client/services', session)).text();
  const [one, other] = [await open(), await open()];
  expect(viewOf(ticketIn(one))).toMatch(/^[\w-]{12}$/);
  expect(viewOf(ticketIn(other))).not.toBe(viewOf(ticketIn(one)));
  expect(one).not.toContain(ticketKey);
  // A document that the browser had kept is given a fresh one.
  const renewed = await get(edge, '/client/boot-identity', session);
  expect(viewOf(renewed.headers.get(LOAD_TICKET.header) ?? '')).toBeDefined();
});

test('a page without key for tickets, from an mgmt of before, has none and opens', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)));
  const answer = await get(edge, '/client/services', session);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain(LOAD_TICKET.meta);
});
