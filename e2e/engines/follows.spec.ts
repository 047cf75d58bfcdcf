import { expect } from '@playwright/test';
import { workSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import { callApi } from '../support/api.ts';
import { domains, settings } from '../support/domains.ts';
import { openPortBeforeEdge, passOn } from '../support/edges/portBeforeEdge.ts';
import { registerCustomer } from '../support/people/customer.ts';
import { givenFor } from '../support/people/givenFor.ts';
import { logInByCode } from './logInByCode.ts';
import { test } from './engineTest.ts';

/** How the stream of a page is told from its other calls at the port before the edge. */
const STREAM = '/api/main/live';

/** The addresses of what the worker keeps. */
const KEPT = `
  return caches.keys().then(async (names) => {
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url).join(' ');
  });
`;
const HOME = '/client/services?document';
/** Without these the home is not opened. */
const NEEDED = [
  ...['/main/config', '/client/presignup', '/user/client/info'],
  ...['/services/active', '/services/scheduled', '/services/completed', '/menu/counters'],
];

test('an open page follows its stream, shows what it has without network, and sends what was written then', async ({
  view,
}) => {
  const customer = await registerCustomer(domains.workshop);
  const given = givenFor(customer);
  const work = await given.work(2, { symptom: 'Travões a chiar' });
  let isAway = false;
  let streams = 0;
  const before = await openPortBeforeEdge((incoming, outgoing) => {
    if (isAway) return incoming.destroy();
    if (incoming.url?.startsWith(STREAM)) streams += 1;
    return passOn(incoming, outgoing, settings.edgePort);
  });
  const origin = `http://${customer.domain}:${before.port}`;
  await logInByCode(view, customer, origin);
  await view.read('Travões a chiar');
  const address = `${origin}/client/service-details/${work}?s=I&t=0`;
  await view.open(address);
  await view.see({ field: 'Escrever mensagem' });
  await expect.poll(() => streams).toBeGreaterThan(0);
  await given.provider.sendMessage(work, 'A peça chega amanhã.');
  await view.read('A peça chega amanhã.');

  isAway = true;
  await view.type({ field: 'Escrever mensagem' }, 'Passo aí às 17:45');
  await view.click({ button: 'Enviar mensagem' });
  await view.read('Por enviar, ');
  isAway = false;
  const chat = async () => {
    const path = `/main/services/${work}/`;
    const answer = await callApi(customer.domain, path, { token: customer.token });
    return v.parse(workSchema, answer).chat.map(({ message }) => message);
  };
  await expect
    .poll(chat, { timeout: 60_000 })
    .toEqual(['A peça chega amanhã.', 'Passo aí às 17:45']);

  // A worker that the browser ends early keeps it at the next visit.
  await expect(async () => {
    await view.open(`${origin}/client/services`);
    await expect.poll(() => view.run(KEPT), { timeout: 15_000 }).toContain(HOME);
  }).toPass({ timeout: 60_000 });
  // The kept document brings no answers, so that its calls are kept.
  await view.open(`${origin}/client/services`);
  for (const needed of NEEDED) await expect.poll(() => view.run(KEPT)).toContain(needed);
  isAway = true;
  await view.open(`${origin}/client/services`);
  await view.read('O serviço não está a responder');
  await view.read('Travões a chiar');
  await before.stop();
});
