// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork } from '../../testing/aWork.ts';
import {
  appointment,
  detailsForEachTest,
  openDetails,
  refused,
  waitWithoutTime,
  work,
} from './testing/openDetails.tsx';

detailsForEachTest();

test('an appointment that became a work while it was open is followed there [ERR-21]', async () => {
  const shell = openDetails('S-1', { answers: appointment(anAppointmentWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  shell.answer('GET /appointments/S-1', refused(301, { code: 301, id: 'A-9' }));
  act(() => void shell.portal.bus.emit('service.changed', { id: 'S-1' }));
  await waitFor(() => expect(shell.visited).toContain('/client/service-details/A-9?s=I&t=0'));
});

test('the message that is being typed to an appointment goes along to the work that it became', async () => {
  const answers = appointment(anAppointmentWork());
  const shell = openDetails('S-1', { answers });
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Escrever mensagem');
  fireEvent.change(await field(), { target: { value: 'Chego um pouco mais tarde' } });
  shell.answer('GET /appointments/S-1', refused(301, { code: 301, id: 'A-9' }));
  act(() => void shell.portal.bus.emit('service.changed', { id: 'S-1' }));
  await waitFor(() => expect(shell.visited).toContain('/client/service-details/A-9?s=I&t=0'));
  cleanup();
  const schedule = { id: 'S-1', date: '2026-07-14', time: '09:00' };
  openDetails('A-9', { answers: work(aWork({ id: 'A-9', schedule })) });
  await waitFor(async () => expect((await field()).value).toBe('Chego um pouco mais tarde'));
});

test('who stays with an appointment that became a work is not asked again by the clock', async () => {
  const shell = openDetails('S-1', { answers: appointment(anAppointmentWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  shell.answer('GET /appointments/S-1', refused(301, { code: 301, id: 'A-9' }));
  act(() => void shell.portal.bus.emit('service.changed', { id: 'S-1' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitWithoutTime(() => expect(shell.visited).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shell.visited).toHaveLength(1);
});

test('a service that is gone while it is open leads home without a word [ERR-18]', async () => {
  const shell = openDetails('S-1', { answers: appointment(anAppointmentWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  shell.answer('GET /appointments/S-1', refused(404, {}));
  act(() => void shell.portal.bus.emit('service.changed', { id: 'S-1' }));
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  expect(shell.shown).toEqual([]);
});

test('404 goes home [ERR-18]', async () => {
  const shell = openDetails('A-1');
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  expect(shell.shown).toEqual([]);
});

test('409 tells and goes home [ERR-19]', async () => {
  const shell = openDetails('A-1', {
    answers: { 'GET /services/A-1/': refused(409, { message: 'Não é seu' }) },
  });
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  expect(shell.shown).toEqual([{ kind: 'info', text: 'Acesso Não Autorizado' }]);
});

test('406 tells that the format is wrong [ERR-20]', async () => {
  const shell = openDetails('A-1', {
    answers: { 'GET /services/A-1/': refused(406, { message: 'Id' }) },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  await waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Formato Inválido', body: 'Id' }),
  );
  expect(shell.visited).toEqual([]);
});

test('301 leads to the given service and keeps the feedback flag [ERR-21]', async () => {
  const moved = { answers: { 'GET /services/A-1/': refused(301, { code: 301, id: 'A-7' }) } };
  const shell = openDetails('A-1', moved, '?s=I&t=0&feedback=t');
  await waitFor(() =>
    expect(shell.visited).toEqual(['/client/service-details/A-7?s=I&t=0&feedback=t']),
  );
});

test('301 keeps the notification that led there, whose card is brought into view [ERR-21] [NOT-11]', async () => {
  const moved = { answers: { 'GET /services/A-1/': refused(301, { code: 301, id: 'A-7' }) } };
  const shell = openDetails('A-1', moved, '?s=I&t=0&notifid=n%207');
  await waitFor(() =>
    expect(shell.visited).toEqual(['/client/service-details/A-7?s=I&t=0&notifid=n%207']),
  );
});

test('anything else tells in the generic words, then goes home [ERR-22]', async () => {
  const shell = openDetails('A-1', { answers: { 'GET /services/A-1/': refused(400, {}) } });
  const { info } = shell.portal.overlays;
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  vi.spyOn(shell.portal.overlays, 'info').mockImplementationOnce(async (words) => {
    await info(words);
    await closed;
  });
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(shell.visited).toEqual([]);
  close();
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  expect(shell.shown).toEqual([{ kind: 'info', text: 'Pedido Sem Sucesso' }]);
});

test('401 shows nothing and stays: the shell ends the session [ERR-17]', async () => {
  const shell = openDetails('A-1', { answers: { 'GET /services/A-1/': refused(401, {}) } });
  await screen.findByText('Não conseguimos mostrar este serviço');
  expect(shell.shown).toEqual([]);
  expect(shell.visited).toEqual([]);
});
