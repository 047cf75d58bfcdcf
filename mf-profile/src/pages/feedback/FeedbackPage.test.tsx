// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import FeedbackPage from './FeedbackPage.tsx';

const CALL = 'POST /application/feedback/';

function open(options: Parameters<typeof createTestPortal>[0] = {}) {
  const portal = createTestPortal(options);
  render(
    <TestShell test={portal} path="/enviar-feedback">
      <FeedbackPage />
    </TestShell>,
  );
  return portal;
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar Feedback' }));
const rate = () => fireEvent.click(screen.getByRole('radio', { name: '4 estrelas' }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('stars are needed, words are not; it says so and goes home [FBK-05] [C-147]', async () => {
  const portal = open({ answers: { [CALL]: () => ({}) } });
  send();
  await screen.findByText('Escolha entre 1 e 5 estrelas.');
  expect(portal.requests).toEqual([]);
  rate();
  expect(screen.getByText('Bom')).toBeTruthy();
  send();
  await waitFor(() => expect(portal.visited).toEqual(['/client/services']));
  expect(portal.requests[0]?.body).toEqual({ classification: 4, observation: null });
  expect(portal.shown).toEqual([{ kind: 'toast', text: 'Feedback Enviado' }]);
});

test('one to five stars, observations and a button send both [FBK-01]', async () => {
  const portal = open({ answers: { [CALL]: () => ({}) } });
  expect(screen.getAllByRole('radio').map((star) => star.getAttribute('value'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: '2 estrelas' }));
  fireEvent.change(screen.getByLabelText(/O que podemos melhorar/), {
    target: { value: ' Mais rápido ' },
  });
  send();
  await waitFor(() =>
    expect(portal.requests.map(({ body }) => body)).toEqual([
      { classification: 2, observation: 'Mais rápido' },
    ]),
  );
});

test('stars and words that were not sent are back after the page was loaded anew [PRO-05] [C-238]', () => {
  open();
  rate();
  fireEvent.change(screen.getByLabelText(/O que podemos melhorar/), {
    target: { value: 'Mais rápido' },
  });
  dispatchEvent(new Event('pagehide'));
  cleanup();
  const portal = open();
  expect(screen.getByDisplayValue('Mais rápido')).toBeTruthy();
  expect(screen.getByRole('radio', { name: '4 estrelas', checked: true })).toBeTruthy();
  expect(portal.shown).toEqual([{ kind: 'toast', text: 'Guardámos o que estava a escrever.' }]);
});

test('without accepted terms nothing is sent [FBK-03] [VAL-18] [ERR-49]', async () => {
  const portal = open({ session: { termsAccepted: false } });
  const warn = vi.spyOn(portal.portal.overlays, 'warn');
  rate();
  send();
  await waitFor(() =>
    expect(warn).toHaveBeenCalledExactlyOnceWith({
      title: 'Aviso',
      body: 'Tem que aceitar os termos e condições',
    }),
  );
  expect(portal.requests).toEqual([]);
});

test('the words end at 2000 characters [VAL-23]', () => {
  open();
  const words = screen.getByLabelText<HTMLTextAreaElement>(/O que podemos melhorar/);
  fireEvent.change(words, { target: { value: 'x'.repeat(2001) } });
  expect(words.value).toHaveLength(2000);
});

test.each([
  [400, [[{ title: 'Dados Incorrectos', body: 'Escreva menos.' }]]],
  [401, []],
  [429, [[{ title: 'Pedido Sem Sucesso', body: 'Escreva menos.' }]]],
  [500, [[{ title: 'Pedido Sem Sucesso', body: 'Escreva menos.' }]]],
])('an answer %i shows its dialog and keeps what was typed [ERR-45]', async (status, shown) => {
  const answer = () => Response.json({ message: 'Escreva menos.' }, { status });
  const portal = open({ answers: { [CALL]: answer } });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  rate();
  const words = screen.getByLabelText<HTMLTextAreaElement>(/O que podemos melhorar/);
  fireEvent.change(words, { target: { value: 'Mais rápido' } });
  send();
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  await waitFor(() => expect(info.mock.calls).toEqual(shown));
  expect(portal.shown).toHaveLength(shown.length);
  expect(portal.visited).toEqual([]);
  expect(words.value).toBe('Mais rápido');
  expect(portal.guards()).toBe(1);
});

test.each([
  [
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Pedido Sem Sucesso',
    'Não foi possível chegar ao servidor. Verifique a ligação à Internet e tente novamente.',
  ],
  [
    'an answer with a title of its own',
    () => Response.json({ title: 'Calma', message: 'Espere.' }, { status: 429 }),
    'Pedido Sem Sucesso',
    'Espere.',
  ],
  [
    'an answer without words',
    () => Response.json({}, { status: 500 }),
    'Pedido Sem Sucesso',
    'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
  ],
  [
    'a refusal without words',
    () => Response.json({}, { status: 400 }),
    'Dados Incorrectos',
    'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
  ],
])('%s shows its dialog as well [ERR-45]', async (_what, answer, title, body) => {
  const portal = open({ answers: { [CALL]: answer } });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  rate();
  send();
  await waitFor(() => expect(info.mock.calls).toEqual([[{ title, body }]]));
});
