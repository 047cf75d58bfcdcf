// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork, duePayment } from '../../../testing/aWork.ts';
import { appointment, detailsForEachTest, openDetails, work } from '../testing/openDetails.tsx';

detailsForEachTest();

test('Enter sends the message, Shift+Enter and an empty one do not [DET-48] [DET-50]', async () => {
  const base = aWork();
  const shell = openDetails('A-1', { answers: work(base) });
  const sent: unknown[] = [];
  shell.answer('POST /services/A-1/chat/add', ({ body }) => {
    sent.push(body);
    shell.answer('GET /services/A-1/', () => ({
      ...base,
      chat: [{ type: 'CLIENT', message: 'Olá', date: '2026-07-14T09:00:00Z', read_date: null }],
    }));
    return {};
  });
  const field = await screen.findByRole('textbox', { name: 'Escrever mensagem' });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.change(field, { target: { value: 'Olá' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(sent).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toEqual([{ message: 'Olá' }]));
  expect((await screen.findByRole('list', { name: 'Mensagens trocadas' })).textContent).toContain(
    'Olá',
  );
  // The list speaks what enters it, but not what it is born with.
  await screen.findByText('Mensagem enviada.');
});

test('a message to an appointment goes through the calendar service with its token [DET-48]', async () => {
  const sent: unknown[] = [];
  const shell = openDetails('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'POST /customer/appointment/S-1/chat/add': ({ body }) => {
        sent.push(body);
        return {};
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Escrever mensagem' });
  fireEvent.change(field, { target: { value: 'Olá' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toEqual([{ message: 'Olá' }]));
  const call = shell.requests.find(({ path }) => path.endsWith('/chat/add'));
  expect([call?.service, call?.headers.get('X-Client-Token')]).toEqual(['calendar', 'token-9']);
  await waitFor(() =>
    expect(shell.requests.filter(({ path }) => path === '/appointments/S-1')).toHaveLength(2),
  );
});

test('the counter of the message appears at 600 characters, and no more than 1000 are taken [DET-51] [VAL-21]', async () => {
  openDetails('A-1', { answers: work(aWork()) });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Escrever mensagem',
  });
  fireEvent.change(field, { target: { value: 'a'.repeat(599) } });
  expect(screen.queryByText('599 / 1000')).toBeNull();
  fireEvent.change(field, { target: { value: 'a'.repeat(600) } });
  expect(screen.getByText('600 / 1000')).toBeTruthy();
  for (const length of [1000, 1001, 1200]) {
    fireEvent.change(field, { target: { value: 'b'.repeat(length) } });
    expect(field.value).toBe('b'.repeat(1000));
    expect(screen.getByText('1000 / 1000')).toBeTruthy();
  }
});

test.each([
  ['past', { is_history: true }],
  ['cancelled', { is_cancelled: true }],
])('an appointment that is %s takes no messages [DET-49]', async (_case, changes) => {
  openDetails('S-1', { answers: appointment(anAppointmentWork(changes)) });
  await screen.findByText('Esta marcação já não recebe mensagens.');
  expect(screen.queryByRole('textbox', { name: 'Escrever mensagem' })).toBeNull();
});

test('the state heads the details without a badge; unread messages and payments have one each [DET-45] [NOT-11]', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  openDetails('A-1', { answers: work(aWork({ service_toast_state: 'EXPANDED' })) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  expect(screen.queryByText('Por ler')).toBeNull();
  cleanup();
  const unread = {
    service_toast_state: 'EXPANDED',
    message_toast_state: 'EXPANDED',
    payment_toast_state: 'EXPANDED',
    payment: duePayment,
  };
  openDetails('A-1', { answers: work(aWork(unread)) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  const cards = screen.getAllByText('Por ler').map((tag) => tag.closest('[data-card]'));
  expect(cards.map((card) => card?.getAttribute('data-card'))).toEqual(['payment', 'messages']);
});

test.each([
  ['messages', 'message_toast_state', '/readCompanyObs', 'EXPANDED'],
  ['messages', 'message_toast_state', '/readCompanyObs', 'IGNORE'],
  ['what changed', 'service_toast_state', '/readServiceReady', 'EXPANDED'],
  ['what changed', 'service_toast_state', '/readServiceReady', 'IGNORE'],
])('seeing %s marks it read, %s %s %s [C-46] [DET-47]', async (_what, field, call, state) => {
  const shell = openDetails('A-1', {
    answers: {
      ...work(aWork({ [field]: state })),
      [`POST /services/A-1${call}`]: () => {
        shell.answer('GET /services/A-1/', () => aWork({ [field]: 'READ' }));
        return {};
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(shell.requests.filter(({ path }) => path.endsWith(call))).toHaveLength(1),
  );
});

test('seeing unread messages marks them read and loads the details again [DET-47] [LIVE-09]', async () => {
  const shell = openDetails('A-1', {
    answers: {
      ...work(aWork({ message_toast_state: 'EXPANDED' })),
      'POST /services/A-1/readCompanyObs': () => {
        shell.answer('GET /services/A-1/', () => aWork({ message_toast_state: 'READ' }));
        return {};
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Por ler')).toBeNull());
  expect(shell.requests.filter(({ path }) => path.endsWith('/readCompanyObs'))).toHaveLength(1);
});

test('what is seen at the same time is marked read together, then asked for once [DET-45] [DET-46] [DET-47]', async () => {
  const unread = aWork({ message_toast_state: 'EXPANDED', service_toast_state: 'EXPANDED' });
  let answerCheck: (answer: object) => void = () => undefined;
  const shell = openDetails('A-1', {
    answers: {
      ...work(unread),
      'POST /services/A-1/readCompanyObs': () => ({}),
      'POST /services/A-1/readServiceReady': () =>
        new Promise<object>((resolve) => (answerCheck = resolve)),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const asked = (path: string) => shell.requests.filter((request) => request.path === path).length;
  await waitFor(() =>
    expect(shell.requests.filter(({ method }) => method === 'POST')).toHaveLength(2),
  );
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(asked('/services/A-1/')).toBe(1);
  shell.answer('GET /services/A-1/', () =>
    aWork({ message_toast_state: 'READ', service_toast_state: 'READ' }),
  );
  answerCheck({});
  await waitFor(() => expect(screen.queryByText('Por ler')).toBeNull());
  expect([asked('/services/A-1/'), asked('/config/filetypes')]).toEqual([2, 1]);
});

test('a message that was being written when the session expired is back for the same customer [PRO-05] [C-238]', async () => {
  const subject = {
    userId: 'u-1',
    name: 'Ana',
    email: null,
    phone: null,
    registered: true,
    loginEmailValidated: false,
  };
  const message = () => screen.findByRole('textbox', { name: 'Escrever mensagem' });
  const before = openDetails('A-1', { answers: work(aWork()), session: { subject } });
  fireEvent.change(await message(), { target: { value: 'Posso ir às 18:00?' } });
  act(() => {
    before.bus.emit('session.ended', { reason: 'expired' });
  });
  cleanup();
  openDetails('A-1', { answers: work(aWork()), session: { subject } });
  await message();
  expect(await screen.findByDisplayValue('Posso ir às 18:00?')).toBe(await message());
});
