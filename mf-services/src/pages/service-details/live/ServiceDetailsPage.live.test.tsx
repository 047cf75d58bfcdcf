// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aWork } from '../../../testing/aWork.ts';
import { detailsForEachTest, openDetails, work } from '../testing/openDetails.tsx';

detailsForEachTest();

test('a stage that is reached while the page is open is marked, the one that was there at first is not [C-827]', async () => {
  const before = aWork();
  const shell = openDetails('A-1', { answers: work(before) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  await vi.dynamicImportSettled();
  expect(screen.queryByText('Mudou agora mesmo')).toBeNull();
  const after = { ...before, state: { bars: 4 as const, name: 'Pronto' } };
  shell.answer('GET /services/A-1/', () => after);
  shell.bus.emit('live.changed', { kind: 'service', subject: 'A-1' });
  const mark = await screen.findByText('Mudou agora mesmo');
  const { nextElementSibling: spoken } = mark;
  expect(spoken?.getAttribute('role')).toBe('status');
  expect(mark.parentElement?.firstElementChild?.textContent).toBe('Pronto');
});

test('a change of a kind that the page does not know asks for nothing [LIVE-03]', async () => {
  const shell = openDetails('A-1', { answers: work(aWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  await vi.dynamicImportSettled();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { length } = shell.requests;
  act(() => {
    shell.bus.emit('live.changed', { kind: 'of another time', subject: 'A-1' });
    shell.bus.emit('live.changed', { kind: 'of another time' });
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shell.requests).toHaveLength(length);
  act(() => void shell.bus.emit('live.changed', { kind: 'service', subject: 'A-1' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shell.requests.slice(length).map(({ path }) => path)).toContain('/services/A-1/');
});

test('while a note is written a budget that changed is shown at once, and what may have changed waits, budgets too; a message that is written keeps nothing [LIVE-07] [LIVE-10] [C-460] [C-881]', async () => {
  const before = aWork();
  const shell = openDetails('A-1', { answers: work(before) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  await vi.dynamicImportSettled();
  const toast = vi.spyOn(shell.portal.overlays, 'toast');
  const reach = (name: string, kind: string, subject?: string) => {
    shell.answer('GET /services/A-1/', () => ({ ...before, state: { ...before.state, name } }));
    act(() => void shell.bus.emit('live.changed', { kind, ...(subject && { subject }) }));
  };
  const write = (name: string, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
  write('Escrever mensagem', 'Olá');
  reach('Em teste', 'service', 'A-1');
  await screen.findByRole('heading', { level: 1, name: 'Em teste' });
  write('Notas pessoais', 'Perguntar');
  reach('Em lavagem', 'budget');
  await vi.waitFor(() =>
    expect(toast.mock.calls.map(([{ message }]) => message)).toEqual([
      'Há novidades nesta página.',
    ]),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Em teste' })).toBeTruthy();
  reach('Em lavagem', 'budget', 'A-1');
  await screen.findByRole('heading', { level: 1, name: 'Em lavagem' });
});
