// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { haircut, oilChange, workshop } from '../testing/sampleServices.testing.ts';
import { NOW, open, portalWith, press } from '../testing/schedulePage.testing.tsx';

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const full = { ...workshop, notAvailable: true };
const services = (waiting_list: boolean) => ({
  'GET /schedule/services': () => ({ services: [oilChange, haircut, full], waiting_list }),
});
const config = (blockers: string[], days: object = {}, waiting_list = true, last_day?: string) => ({
  'GET /schedule/config': () => ({
    timeSlots: { morning: [], afternoon: [] },
    ...{ days, blockers, waiting_list, last_day },
  }),
});
const day = { '2026-07-16': { morning: ['09:30'], afternoon: [] } };

/** Step 2 with the service of two experts. */
async function reachTimes(portal: ReturnType<typeof portalWith>) {
  const page = open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Corte/ }));
  press('Continuar');
  page.follow();
  await screen.findByRole('heading', { name: 'Quando lhe dá jeito?' });
}

test('a service without vacancies offers to tell of one, for itself, where there is a waiting list [WAI-01] [C-640]', async () => {
  const portal = portalWith(services(true));
  open(portal);
  await screen.findByText('Vagas indisponíveis');
  const offered = await screen.findAllByRole('button', { name: /^Avisar-me se houver vaga/ });
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Avisar-me se houver vaga: Oficina',
  ]);
  press('Avisar-me se houver vaga: Oficina');
  expect(portal.visited).toEqual([
    '/client/waiting-list/nova?servicos=class&de=2026-07-09&parte=3',
  ]);
});

test('where something is brought it is offered once something that is kept was chosen, and takes that along [WAI-01] [C-889]', async () => {
  const item = { type: 'input', values: [], length: 255, identifier: false };
  const provider = {
    supportsItems: true,
    itemFields: [{ ...item, name: 'model', label: 'Modelo', required: true, position: 1 }],
  };
  const kept = [
    { id: 'I-5', title: 'Opel Corsa' },
    { id: 'I-6', title: 'Renault Clio' },
  ];
  const offered = () => screen.queryByRole('button', { name: /^Avisar-me/ });
  const withItems = (items: object[]) =>
    portalWith({ ...services(true), 'GET /items/': () => ({ items }) }, { provider });
  const portal = withItems(kept);
  open(portal);
  await screen.findByText('Vagas indisponíveis');
  const clio = await screen.findByRole('radio', { name: 'Renault Clio' });
  expect(offered()).toBeNull();
  fireEvent.click(clio);
  expect(offered()).toBeTruthy();
  // What is typed anew is kept with the booking, and not before.
  fireEvent.click(screen.getByRole('radio', { name: /^Adicionar / }));
  expect(offered()).toBeNull();
  fireEvent.click(clio);
  press('Avisar-me se houver vaga: Oficina');
  expect(portal.visited).toEqual([
    '/client/waiting-list/nova?servicos=class&registo=I-6&de=2026-07-09&parte=3',
  ]);
  cleanup();
  open(withItems([]));
  await screen.findByText('Vagas indisponíveis');
  await screen.findByLabelText('Modelo');
  expect(offered()).toBeNull();
});

test.each([
  ['a day', ['2026-07-20'], day],
  ['the whole month', ['2026-07-20', '2026-07-21'], {}],
  ['the last day', ['2026-07-20'], day, '2026-07-20'],
])(
  '%s without times offers to tell of one, with what was chosen so far [WAI-01]',
  async (_what, blockers, days, lastDay?: string) => {
    const portal = portalWith(config(blockers, days, true, lastDay));
    await reachTimes(portal);
    fireEvent.click(await screen.findByRole('button', { name: 'Avisar-me se houver vaga' }));
    const [path, query] = (portal.visited.at(-1) ?? '').split('?');
    expect(path).toBe('/client/waiting-list/nova');
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
      ...{ servicos: 'cut', de: '2026-07-20', parte: '3' },
    });
  },
);

test.each([
  ['every day has times', config([], day)],
  ['the provider has no waiting list', config(['2026-07-20'], day, false)],
  ['only days without times cannot be booked yet', config(['2026-07-20'], day, true, '2026-07-19')],
])('nothing of it is offered where %s [WAI-01] [C-887]', async (_what, answers) => {
  await reachTimes(portalWith(answers));
  await screen.findByRole('button', { name: /16 de julho.*, com vagas/ });
  expect(screen.queryByRole('button', { name: /Avisar-me/ })).toBeNull();
});

test('neither a provider without a list nor a visitor of a link is offered it for a service [WAI-01] [C-640]', async () => {
  open(portalWith(services(false)));
  await screen.findByText('Vagas indisponíveis');
  expect(screen.queryByRole('button', { name: /Avisar-me/ })).toBeNull();
  cleanup();
  const lite = {
    ...{ subjectId: null, hasEnded: false, isClient: false, hasAccount: false },
    itemsKey: 'lite',
  };
  const portal = portalWith(services(true), { session: { mode: 'lite', subject: null, lite } });
  open(portal, '/schedule-lite');
  await screen.findByText('Vagas indisponíveis');
  expect(screen.queryByRole('button', { name: /Avisar-me/ })).toBeNull();
});
