// @vitest-environment happy-dom
import { REPEAT_RECORD_KEY } from '@portal/contract/repeatRecord';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brakes, diagnosis, oilChange } from '../../testing/sampleServices.testing.ts';
import {
  chooseTime,
  DAY,
  NOW,
  open,
  portalWith,
  press,
  reachConfirmation,
  sent,
} from '../../testing/schedulePage.testing.tsx';

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

const slots = { morning: ['09:30'], afternoon: ['16:30'] };
/** The free day, and the day of the class, which has a place. */
const withClass = () =>
  portalWith({
    'GET /schedule/config': () => ({
      timeSlots: slots,
      days: { [DAY]: slots, '2026-07-18': slots },
      blockers: [],
    }),
  });
const choose = async (name: RegExp | string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name }));
const canContinue = () =>
  !screen.getByRole('button', { name: 'Continuar' }).hasAttribute('disabled');

test('several services are chosen, each with its observation, and booked with them [BKG-02]', async () => {
  const portal = portalWith({
    'GET /schedule/services': () => ({ services: [oilChange, brakes] }),
  });
  const page = open(portal);
  await choose('Mudança de óleo');
  await choose('Travões');
  const [ofOil, ofBrakes] = screen.getAllByRole('textbox', { name: /^Observações/ });
  if (!ofOil || !ofBrakes) throw new Error('Two observations are needed.');
  fireEvent.change(ofOil, { target: { value: 'Filtro também' } });
  fireEvent.change(ofBrakes, { target: { value: 'Chiam' } });
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await screen.findByDisplayValue('Marta Figueiredo');
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1));
  expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({
    services: [
      { id: 'oil', observation: 'Filtro também' },
      { id: 'brakes', observation: 'Chiam' },
    ],
  });
});

test('the item is one of the list in the wizard, and is booked for [BKG-47]', async () => {
  const items = [
    { id: 'I-1', title: 'Opel Corsa', subtitle: 'AA-11-BB' },
    { id: 'I-2', title: 'Renault Clio', subtitle: 'CC-22-DD' },
  ];
  const portal = portalWith(
    { 'GET /items/': () => ({ items }) },
    { provider: { supportsItems: true } },
  );
  const page = open(portal);
  await choose('Mudança de óleo');
  const list = await screen.findByRole('group', { name: 'Para que viatura?' });
  expect(within(list).queryByRole('radio', { checked: true })).toBeNull();
  expect(canContinue()).toBe(false);
  fireEvent.click(within(list).getByRole('radio', { name: /^Renault Clio/ }));
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await screen.findByDisplayValue('Marta Figueiredo');
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1));
  expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({ item_id: 'I-2' });
});

test('a service with a fixed start takes the chosen day and time away [BKG-18]', async () => {
  const page = await reachConfirmation(withClass());
  press('Serviço');
  page.follow();
  await choose(/^Oficina/);
  await vi.waitFor(() => expect(canContinue()).toBe(true));
  await choose(/^Oficina/);
  press('Continuar');
  page.follow();
  await screen.findAllByRole('button', { name: /, com vagas/ });
  expect(screen.queryByRole('group', { name: /^Horas livres/ })).toBeNull();
  expect(canContinue()).toBe(false);
});

test.each([
  { chosen: ['Mudança de óleo', 'Oficina'], isFixed: true, next: '?passo=3', back: '' },
  { chosen: ['Mudança de óleo'], isFixed: false, next: '?passo=2', back: '?passo=2' },
])(
  'with $chosen the way on leads to «$next», and back from step 3 to «$back» [BKG-13] [BKG-22]',
  async ({ chosen, isFixed, next, back }) => {
    const before = withClass();
    const page = open(before);
    for (const name of chosen) await choose(name);
    await vi.waitFor(() => expect(canContinue()).toBe(true));
    press('Continuar');
    expect(before.visited.at(-1)).toBe(`/client/schedule${next}`);
    page.follow();
    if (!isFixed) await chooseTime(page);
    await screen.findByDisplayValue('Marta Figueiredo');
    cleanup();
    // A reload: the steps before are not behind it in the history.
    const portal = withClass();
    open(portal, '/schedule?passo=3');
    await screen.findByDisplayValue('Marta Figueiredo');
    expect(portal.goBack()).toBe(true);
    expect(portal.visited.at(-1)).toBe(`/client/schedule${back}`);
    press('Alterar');
    expect(portal.visited.slice(-2)).toEqual([0, 1].map(() => `/client/schedule${back}`));
  },
);

/** What the agenda leaves of an old appointment. */
const record = {
  symptoms: ['Mudança de óleo'],
  obs: ['Filtro também'],
  domain: 'auto-mirante.localhost',
  savedAt: NOW.getTime() - 1000,
};
const chosenServices = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));

test('a repeated appointment opens at step 1 with its services and observations, whatever the address says [BKG-30]', async () => {
  localStorage.setItem(REPEAT_RECORD_KEY, JSON.stringify(record));
  const portal = portalWith();
  const page = open(portal, '/schedule?passo=3');
  await vi.waitFor(() => expect(portal.visited).not.toEqual([]));
  page.follow();
  await screen.findByRole('heading', { name: 'De que precisa?' });
  expect(chosenServices()).toEqual(['Mudança de óleo']);
  expect(screen.getByDisplayValue('Filtro também')).toBeTruthy();
});

test('repeating from the agenda while the wizard is open begins it anew [BKG-30]', async () => {
  const portal = portalWith();
  const page = open(portal, '/schedule?t=0');
  await choose(/^Corte/);
  press('Continuar');
  page.follow();
  await screen.findByRole('heading', { name: 'Quando lhe dá jeito?' });
  localStorage.setItem(REPEAT_RECORD_KEY, JSON.stringify(record));
  portal.portal.navigation.navigate('/schedule');
  page.follow();
  expect(await screen.findByDisplayValue('Filtro também')).toBeTruthy();
  expect(chosenServices()).toEqual(['Mudança de óleo']);
  expect(localStorage.getItem(REPEAT_RECORD_KEY)).toBeNull();
});

test('a booking that the server names by its scheduler alone has the id S- and that [BKG-07]', async () => {
  const portal = portalWith({ 'POST /schedule': () => ({ success: true, schedulerId: '12' }) });
  const booked: string[] = [];
  portal.bus.on('appointment.booked', ({ id }) => booked.push(id));
  await reachConfirmation(portal);
  press('Confirmar marcação');
  await vi.waitFor(() => expect(booked).toEqual(['S-12']));
  expect(portal.visited.at(-1)).toBe('/client/schedule');
});

test('a visitor of a lite page has accepted no terms and has the wizard all the same [BKG-42]', async () => {
  const lite = {
    subjectId: null,
    hasEnded: false,
    isClient: false,
    hasAccount: false,
    itemsKey: 'lite',
  };
  const session = { mode: 'lite', subject: null, termsAccepted: false, lite } as const;
  open(portalWith({}, { session }), '/schedule-lite');
  expect(await screen.findByRole('checkbox', { name: 'Mudança de óleo' })).toBeTruthy();
});

test('where one of two services has no price the sum of the other is where the cost begins, in both steps [C-829]', async () => {
  const terms = { prepaid: 0, on_site: 25, free_until_minutes: 60 };
  const priced = {
    ...diagnosis,
    terms: { ...terms, late_percent: 0, no_show_percent: 0 },
  };
  const portal = portalWith({
    'GET /schedule/services': () => ({ services: [oilChange, priced] }),
  });
  const page = open(portal);
  const dock = () =>
    screen.getByRole('button', { name: /^(Continuar|Marcar)/ }).closest('[data-dock]');
  await choose('Diagnóstico');
  expect(dock()?.textContent).toContain('Paga no local');
  await choose('Mudança de óleo');
  expect(dock()?.textContent).toMatch(/^No local, a partir de25,00\s€/);
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await screen.findByDisplayValue('Marta Figueiredo');
  expect(dock()?.textContent).toMatch(/^No local, a partir de25,00\s€/);
});
