// @vitest-environment happy-dom
import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oilChange } from '../../testing/sampleServices.testing.ts';
import {
  NOW,
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

/** The chosen day is 16 July. */
const portalBefore = (early_start_before: string | null) =>
  portalWith({
    'GET /schedule/services': () => ({ services: [{ ...oilChange, early_start_before }] }),
  });
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: EARLY_START_REQUEST });
const booked = (portal: ReturnType<typeof portalWith>) =>
  sent(portal, 'POST /schedule').map(({ body }) => body);

test('a booking inside the fourteen days shows the box, not ticked, and is not concluded without it [LAW-09]', async () => {
  const portal = portalBefore('2026-07-24');
  await reachConfirmation(portal);
  expect(box().checked).toBe(false);
  expect(screen.getByText(/^Tem até 23 jul\. 2026 para desistir/)).toBeTruthy();
  press('Confirmar marcação');
  const needed = 'Para datas antes de 24 jul. 2026, assinale este pedido.';
  expect(screen.getByText(needed)).toBeTruthy();
  expect(document.activeElement).toBe(box());
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(booked(portal)).toEqual([]);
  fireEvent.click(box());
  expect(screen.queryByText(needed)).toBeNull();
  press('Confirmar marcação');
  await vi.waitFor(() => expect(booked(portal)).toHaveLength(1), { timeout: 15_000 });
  expect(booked(portal)).toMatchObject([{ early_start: true, texts: [EARLY_START_REQUEST] }]);
});

test.each(['2026-07-16', null])(
  'a booking that need not be asked for, because %s is the first free day, has no box and says nothing of one [LAW-09] [LAW-10]',
  async (before) => {
    const portal = portalBefore(before);
    await reachConfirmation(portal);
    expect(screen.queryByRole('checkbox', { name: EARLY_START_REQUEST })).toBeNull();
    press('Confirmar marcação');
    await vi.waitFor(() => expect(booked(portal)).toHaveLength(1), { timeout: 15_000 });
    expect(booked(portal)[0]).not.toHaveProperty('early_start');
  },
);
