import { setupPrepaymentSchema } from '@portal/api/setup/setupPrepayment';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '../../testing/calls/ownerOf.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

const portal = await createTestBackend();
afterAll(() => portal.close());

test('prepaying is said of each service of the draft in the sentences of the portal, by its own rule before that of all [SET-18] [C-801]', async () => {
  await portal.backend.clock.moveTo(lisbonInstant('2027-07-12', '10:00'));
  const owner = await ownerOf(portal, 'barbearia.pt');
  const draft = async () => Object((await owner.call('GET', '/draft')).body);
  const save = async (values: object) => {
    const { revision } = await draft();
    expect((await owner.call('PATCH', '/draft', { revision, values })).status).toBe(200);
  };
  const said = async () => {
    const { body } = await owner.call('GET', '/prepayment');
    return v.parse(setupPrepaymentSchema, body).services.map((service) => ({
      ...service,
      sentences: service.sentences.map((words) => words.replaceAll('\u00a0', ' ')),
    }));
  };
  const cut = { name: 'Corte', duration_minutes: 30, position: 1, payment: 20 };
  await save({
    services: {
      corte: cut,
      barba: { name: 'Barba', duration_minutes: 30, position: 2, payment: 15 },
      conversa: { name: 'Conversa', duration_minutes: 15, position: 3 },
    },
  });
  // Without a rule it is as before there were any: everything now, everything back in time (POL-01).
  expect(await said()).toEqual([
    {
      ...{ id: 'corte', name: 'Corte', price: 20 },
      sentences: [
        'Paga agora 20,00 € de pré-pagamento.',
        'Pode cancelar sem custos até 11 ago. 2027 às 08:00.',
      ],
    },
    {
      ...{ id: 'barba', name: 'Barba', price: 15 },
      sentences: [
        'Paga agora 15,00 € de pré-pagamento.',
        'Pode cancelar sem custos até 11 ago. 2027 às 08:00.',
      ],
    },
    { id: 'conversa', name: 'Conversa', price: null, sentences: [] },
  ]);
  const half = {
    ...{ prepayment: 'percent', value: 50, free_until_hours: 24 },
    ...{ late_percent: 50, no_show_percent: 100 },
  };
  const none = {
    ...{ prepayment: 'none', free_until_hours: 336, late_percent: 0, no_show_percent: 0 },
  };
  await save({ policy: { policy: half }, services: { corte: { ...cut, policy: none } } });
  expect((await said()).map(({ sentences }) => sentences)).toEqual([
    ['Paga 20,00 € no local.', 'Pode cancelar sem custos até 28 jul. 2027 às 10:00.'],
    [
      'Paga agora 7,50 € de pré-pagamento.',
      'O resto, 7,50 €, paga no local.',
      'Pode cancelar sem custos até 10 ago. 2027 às 10:00.',
      'Depois, ficam retidos 50 % do pré-pagamento (3,75 €).',
      'Se não comparecer, ficam retidos 100 % do pré-pagamento (7,50 €).',
    ],
    [],
  ]);
  await save({ settings: { cancel_notice_minutes: 1440 } });
  // Late is too late for the portal then (C-551).
  expect((await said())[1]?.sentences.slice(2)).toEqual([
    'Pode cancelar sem custos até 10 ago. 2027 às 10:00.',
    'Se não comparecer, ficam retidos 100 % do pré-pagamento (7,50 €).',
  ]);
});
