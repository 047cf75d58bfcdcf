// @vitest-environment happy-dom
import type { TestPortal } from '@portal/remote/testPortal';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  chooseTime,
  DAY,
  NOW,
  open,
  portalWith,
  press,
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

/** Step 2 with the oil change. */
async function reachTimes(portal: TestPortal) {
  const page = open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  press('Continuar');
  page.follow();
  await screen.findAllByRole('button', { name: /, com vagas/ });
  return page;
}

const prefer = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const lastQuestion = (portal: TestPortal) =>
  Object.fromEntries(sent(portal, 'GET /schedule/config').at(-1)?.query ?? []);
const canContinue = () =>
  !screen.getByRole('button', { name: 'Continuar' }).hasAttribute('disabled');

test('mornings are 1, afternoons 2 and the whole day 3, which is preferred until another is chosen [BKG-04] [BKG-43]', async () => {
  const portal = portalWith();
  const page = await reachTimes(portal);
  const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value');
  expect(screen.getByRole('radio', { name: 'Todo o dia', checked: true })).toBeTruthy();
  expect([chosen(), lastQuestion(portal)['prefered_time']]).toEqual(['3', '3']);
  for (const [name, value] of [
    ['Manhã', '1'],
    ['Tarde', '2'],
  ] as const) {
    prefer(name);
    await vi.waitFor(() => expect(lastQuestion(portal)['prefered_time']).toBe(value));
    expect(chosen()).toBe(value);
  }
  await chooseTime(page);
  await screen.findByDisplayValue('Marta Figueiredo');
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1));
  expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({
    date: DAY,
    time: '16:30',
    prefered_time: 2,
  });
});

test('another day has its own times and none chosen, another part of the day or month is asked for anew [BKG-19] [BKG-20] [BKG-21] [BKG-40]', async () => {
  const days = {
    [DAY]: { morning: ['09:30'], afternoon: ['16:30'] },
    '2026-07-17': { morning: ['10:00'], afternoon: ['15:00'] },
  };
  const portal = portalWith({
    'GET /schedule/config': () => ({ timeSlots: days[DAY], days, blockers: [] }),
  });
  await reachTimes(portal);
  const pick = (day: RegExp) => fireEvent.click(screen.getByRole('button', { name: day }));
  const times = () =>
    within(screen.getByRole('group', { name: /^Horas livres/ }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  pick(/16 de julho.*com vagas/);
  expect(times()).toEqual(['09:30', '16:30']);
  press('16:30');
  expect(canContinue()).toBe(true);
  pick(/17 de julho.*com vagas/);
  expect(times()).toEqual(['10:00', '15:00']);
  expect(canContinue()).toBe(false);

  press('15:00');
  expect(canContinue()).toBe(true);
  const before = sent(portal, 'GET /schedule/config').length;
  prefer('Tarde');
  expect(canContinue()).toBe(false);
  await vi.waitFor(() =>
    expect(sent(portal, 'GET /schedule/config').length).toBeGreaterThan(before),
  );
  expect(lastQuestion(portal)).toMatchObject({ prefered_time: '2', start: '09/07/2026' });
  await screen.findAllByRole('button', { name: /, com vagas/ });
  expect(canContinue()).toBe(false);

  for (const [start, end] of [
    ['09/07/2026', '08/09/2026'],
    ['08/08/2026', '08/10/2026'],
  ]) {
    press('Mês seguinte');
    await vi.waitFor(() => expect(lastQuestion(portal)).toMatchObject({ start, end }));
  }
  press('Mês anterior');
  await vi.waitFor(() =>
    expect(lastQuestion(portal)).toMatchObject({ start: '09/07/2026', end: '08/09/2026' }),
  );
});

test('one tap takes one of the earliest free times of the server, which stay while another month is asked for [C-814]', async () => {
  const days = {
    '2026-07-10': { morning: ['09:30'], afternoon: [] },
    [DAY]: { morning: ['09:30'], afternoon: ['16:30'] },
    '2026-09-01': { morning: ['11:00'], afternoon: [] },
  };
  const portal = portalWith({
    'GET /schedule/config': () => ({
      timeSlots: days[DAY],
      days,
      blockers: [],
      first_free: [
        { date: '2026-07-10', time: '09:30' },
        { date: DAY, time: '09:30' },
        { date: '2026-09-01', time: '11:00' },
      ],
    }),
  });
  const page = await reachTimes(portal);
  const chips = () =>
    within(screen.getByRole('group', { name: 'Primeiras vagas' })).getAllByRole('button');
  expect(chips().map(({ textContent }) => textContent)).toEqual([
    'Primeira vaga: sex, 10\u00a0jul., 09:30',
    'qui, 16\u00a0jul., 09:30',
    'ter, 01\u00a0set., 11:00',
  ]);
  expect(canContinue()).toBe(false);

  // The month of what is taken comes with it.
  press('ter, 01\u00a0set., 11:00');
  await screen.findByText('Setembro de 2026');
  expect(chips().map((chip) => chip.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'true',
  ]);
  press('Primeira vaga: sex, 10\u00a0jul., 09:30');
  await screen.findByText('Julho de 2026');
  await vi.waitFor(() => expect(canContinue()).toBe(true));
  press('Continuar');
  page.follow();
  await screen.findByDisplayValue('Marta Figueiredo');
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1));
  expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({
    date: '2026-07-10',
    time: '09:30',
  });
});
