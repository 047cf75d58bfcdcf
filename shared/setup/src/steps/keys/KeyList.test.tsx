// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { KeyList } from './KeyList.tsx';
import { MakeKey } from './MakeKey.tsx';

afterEach(cleanup);

const made = { created_at: '2026-06-15T08:00:00.000Z', last_used_at: null };
const key = { id: 'k1', name: 'Agenda', scope: 'all', ...made };
const FAILED = 'Não foi possível. Tente novamente dentro de momentos.';

/** A server with one key, which does what it is told and then loses its answers while `loses` says so. */
function serverOf() {
  const server = { keys: [key], arrives: true, loses: true };
  const answer = (body: object, status = 200) =>
    server.loses ? Promise.reject(new TypeError('lost')) : Response.json(body, { status });
  const answers = {
    'GET /keys': () => ({ keys: server.keys }),
    'GET /steps': () => ({}),
    'DELETE /keys/k1': () => {
      const isThere = server.keys.length > 0;
      if (server.arrives) server.keys = [];
      return isThere ? answer({}) : answer({ code: 404, message: 'x' }, 404);
    },
    'POST /keys': () => {
      server.keys = [...server.keys, { ...key, id: 'k2', name: 'Caixa' }];
      return answer({});
    },
  };
  return { server, answers };
}

async function askToEnd() {
  fireEvent.click(await screen.findByRole('button', { name: 'Terminar a chave Agenda' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Terminar a chave Agenda?' });
  const end = within(dialog).getByRole('button', { name: 'Terminar' });
  return { dialog, end };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('a key whose end was not answered is shown as what it is: gone, or still there with words [SET-19]', async () => {
  const { server, answers } = serverOf();
  server.arrives = false;
  render(
    <SetupTestShell answers={answers}>
      <KeyList />
    </SetupTestShell>,
  );
  const { dialog, end } = await askToEnd();
  fireEvent.click(end);
  await within(dialog).findByText(FAILED);
  server.arrives = true;
  fireEvent.click(end);
  await isClosed();
  expect(await screen.findByText('Ainda sem chaves.')).toBeTruthy();
});

test('a key that was ended elsewhere is ended [SET-19]', async () => {
  const { server, answers } = serverOf();
  server.loses = false;
  render(
    <SetupTestShell answers={answers}>
      <KeyList />
    </SetupTestShell>,
  );
  const { end } = await askToEnd();
  server.keys = [];
  fireEvent.click(end);
  await isClosed();
  expect(await screen.findByText('Ainda sem chaves.')).toBeTruthy();
});

test('a key that was made without an answer is in the list, where it can be ended [SET-19]', async () => {
  const { answers } = serverOf();
  render(
    <SetupTestShell answers={answers}>
      <KeyList />
      <MakeKey />
    </SetupTestShell>,
  );
  await screen.findByText('Agenda');
  fireEvent.change(screen.getByLabelText('Nome do programa'), { target: { value: 'Caixa' } });
  fireEvent.click(screen.getByRole('button', { name: 'Criar chave' }));
  await screen.findByText(FAILED);
  expect(await screen.findByText('Caixa')).toBeTruthy();
});
