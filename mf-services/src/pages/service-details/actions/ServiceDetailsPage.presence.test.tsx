// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAppointmentWork, duePayment } from '../../../testing/aWork.ts';
import {
  appointment,
  detailsForEachTest,
  openDetails,
  refused,
  waitWithoutTime,
} from '../testing/openDetails.tsx';

detailsForEachTest();

test('the confirm button waits for the answer, then thanks, fades after 2 s, resets after 2.5 s and reloads [DET-32] [DET-33] [DET-34]', async () => {
  const pending = anAppointmentWork();
  const shell = openDetails('S-1', {
    answers: appointment(pending),
  });
  const button = await screen.findByRole('button', { name: 'Confirmar presença' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shell.answer('GET /appointments/S-1', () => ({
    token: 'token-9',
    details: { ...pending, is_confirmed: true },
  }));
  let answer: () => void = () => undefined;
  shell.answer(
    'POST /customer/appointment/S-1/confirm',
    () => new Promise<object>((resolve) => (answer = () => resolve({}))),
  );
  fireEvent.click(button);
  await waitWithoutTime(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await waitWithoutTime(() =>
    expect(shell.requests.some(({ path }) => path.endsWith('/confirm'))).toBe(true),
  );
  expect(screen.queryByText('Obrigado, presença confirmada')).toBeNull();
  answer();
  await waitWithoutTime(() =>
    expect(screen.getByText('Obrigado, presença confirmada')).toBeTruthy(),
  );
  const thanks = screen.getByText('Obrigado, presença confirmada');
  const call = shell.requests.find(({ path }) => path.endsWith('/confirm'));
  expect(call?.service).toBe('calendar');
  expect(call?.headers.get('X-Client-Token')).toBe('token-9');
  // What is confirmed is the time that was on the screen.
  expect(call?.query.get('start')).toBe(pending.share_calendar_start);

  const reads = () => shell.requests.filter(({ path }) => path === '/appointments/S-1').length;
  expect(reads()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect([reads(), shell.sent.length]).toEqual([1, 0]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(reads()).toBe(2);
  // The lists and the agenda hear of it as well.
  expect(shell.sent).toEqual([{ name: 'appointment.changed', payload: { id: 'S-1' } }]);
  await act(() => vi.advanceTimersByTimeAsync(1799));
  expect(thanks.dataset['fading']).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(thanks.dataset['fading']).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(screen.getByText('Obrigado, presença confirmada')).toBe(thanks);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Obrigado, presença confirmada')).toBeNull();
});

test('where confirming is still allowed the button is back 2.5 s after the thanks [DET-33]', async () => {
  openDetails('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'POST /customer/appointment/S-1/confirm': () => ({}),
    },
  });
  const confirm = () => screen.queryByRole('button', { name: 'Confirmar presença' });
  const button = await screen.findByRole('button', { name: 'Confirmar presença' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await waitWithoutTime(() =>
    expect(screen.getByText('Obrigado, presença confirmada')).toBeTruthy(),
  );
  expect(confirm()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2499));
  expect(confirm()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(confirm()?.getAttribute('aria-busy')).toBeNull();
});

const confirmFailed = 'Ocorreu um erro ao confirmar a marcação. Por favor, tente novamente.';

test.each([
  [
    { message: 'Conflito.', title: 'Tarde demais', body: 'Já começou.' },
    'Tarde demais',
    'Já começou.',
  ],
  [{ title: 'Tarde demais' }, 'Tarde demais', confirmFailed],
  [{ body: 'Já começou.' }, 'Erro', 'Já começou.'],
  [{ message: 'Conflito.' }, 'Erro', 'Conflito.'],
  [{}, 'Erro', confirmFailed],
])(
  'a failed confirm that is answered with %j is titled %s and says %s [ERR-26] [ERR-29]',
  async (answer, title, body) => {
    const shell = openDetails('S-1', { answers: appointment(anAppointmentWork()) });
    const info = vi.spyOn(shell.portal.overlays, 'info');
    shell.answer('POST /customer/appointment/S-1/confirm', refused(409, answer));
    fireEvent.click(await screen.findByRole('button', { name: 'Confirmar presença' }));
    await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith({ title, body }));
    expect(screen.queryByText('Obrigado, presença confirmada')).toBeNull();
  },
);

test('where there is something to pay too, confirming stays beside it as the second action [DET-11] [C-181]', async () => {
  const asked = anAppointmentWork({ payment: duePayment });
  const shell = openDetails('S-1', {
    answers: {
      ...appointment(asked),
      'POST /customer/appointment/S-1/confirm': () => ({}),
    },
  });
  const pay = await screen.findByRole('link', { name: 'Pagar' });
  const confirm = screen.getByRole('button', { name: 'Confirmar presença' });
  expect([pay, confirm].map(({ className }) => className.includes('primary'))).toEqual([
    true,
    false,
  ]);
  shell.answer('GET /appointments/S-1', () => ({
    token: 'token-9',
    details: { ...asked, is_confirmed: true },
  }));
  fireEvent.click(confirm);
  await screen.findByText('Obrigado, presença confirmada');
  // The thanks outlive the reload, which takes the offer away.
  await screen.findByText('Confirmada');
  screen.getByText('Obrigado, presença confirmada');
  expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull();
  screen.getByRole('link', { name: 'Pagar' });
});

test.each([{}, { payment: duePayment }])(
  'where confirming is not allowed the details offer no button for it: %o [DET-11] [C-181]',
  async (changes) => {
    const work = anAppointmentWork({ allow_confirmation: false, ...changes });
    openDetails('S-1', { answers: appointment(work) });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: 'Cancelar marcação' });
    expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull();
  },
);

test('a presence that is due is asked for at the head of the page, in amber [DET-11] [NOT-11]', async () => {
  openDetails('S-1', { answers: appointment(anAppointmentWork()) });
  await screen.findByText('Confirme a sua presença para manter a hora.');
  const head = document.querySelector('[data-card="state"] section');
  expect(head?.className).toContain('attention');
});
