// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import SupportPage from './SupportPage.tsx';

const CALL = 'POST /application/support/';

function open(options: Parameters<typeof createTestPortal>[0] = {}) {
  const portal = createTestPortal(options);
  render(
    <TestShell test={portal} path="/suporte-cliente">
      <SupportPage />
    </TestShell>,
  );
  return portal;
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar Mensagem' }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test.each(['COMPANY', 'PORTAL'])(
  'a message goes with the type %s [FBK-04] [FBK-06]',
  async (type) => {
    const portal = open({ answers: { [CALL]: () => ({}) } });
    fill(/Tipo de suporte/, type);
    fill(/Mensagem/, ' Não consigo entrar ');
    expect(portal.guards()).toBe(1);
    send();
    await screen.findByText('Mensagem Enviada');
    expect(portal.requests[0]?.body).toEqual({ type, message: 'Não consigo entrar' });
    expect(portal.shown).toEqual([{ kind: 'toast', text: 'Mensagem Enviada' }]);
    expect(field(/Mensagem/).value).toBe('');
    await waitFor(() => expect(portal.guards()).toBe(0));
  },
);

test('what is written while a message is on its way stays', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<object>((resolve) => (answer = () => resolve({})));
  const portal = open({ answers: { [CALL]: () => answered } });
  fill(/Tipo de suporte/, 'COMPANY');
  fill(/Mensagem/, 'Não consigo entrar');
  send();
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  fill(/Mensagem/, 'Não consigo entrar. Nem com a palavra-passe nova');
  answer();
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'toast', text: 'Mensagem Enviada' }]));
  expect(field(/Mensagem/).value).toBe('Não consigo entrar. Nem com a palavra-passe nova');
  expect(portal.guards()).toBe(1);
});

test('a message that was not sent is back with its type after the page was loaded anew [PRO-05] [C-238]', () => {
  open();
  fill(/Tipo de suporte/, 'COMPANY');
  fill(/Mensagem/, 'Não consigo entrar');
  dispatchEvent(new Event('pagehide'));
  cleanup();
  const portal = open();
  expect(field(/Mensagem/).value).toBe('Não consigo entrar');
  expect(field(/Tipo de suporte/).value).toBe('COMPANY');
  expect(portal.shown).toEqual([{ kind: 'toast', text: 'Guardámos o que estava a escrever.' }]);
});

test('without a type the required-field dialog opens [FBK-07] [VAL-19]', async () => {
  const portal = open();
  const warn = vi.spyOn(portal.portal.overlays, 'warn');
  fill(/Mensagem/, 'Olá');
  send();
  await waitFor(() =>
    expect(warn).toHaveBeenCalledExactlyOnceWith({
      title: 'Campo obrigatório!',
      body: 'Escolha por favor o tipo de suporte desejado',
    }),
  );
  expect(portal.requests).toEqual([]);
  expect(field(/Mensagem/).value).toBe('Olá');
});

test('without accepted terms nothing is sent [FBK-03] [VAL-18] [ERR-49]', async () => {
  const portal = open({ session: { termsAccepted: false } });
  const warn = vi.spyOn(portal.portal.overlays, 'warn');
  fill(/Tipo de suporte/, 'COMPANY');
  fill(/Mensagem/, 'Olá');
  send();
  await waitFor(() =>
    expect(warn).toHaveBeenCalledExactlyOnceWith({
      title: 'Aviso',
      body: 'Tem que aceitar os termos e condições',
    }),
  );
  expect(portal.requests).toEqual([]);
  expect(field(/Mensagem/).value).toBe('Olá');
});

test.each([
  [400, [[{ title: 'Dados Incorrectos', body: 'Escreva menos.' }]]],
  [401, []],
  [500, [[{ title: 'Pedido Sem Sucesso', body: 'Escreva menos.' }]]],
])('an answer %i shows its dialog and keeps the message [ERR-45]', async (status, shown) => {
  const answer = () => Response.json({ message: 'Escreva menos.' }, { status });
  const portal = open({ answers: { [CALL]: answer } });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  fill(/Tipo de suporte/, 'COMPANY');
  fill(/Mensagem/, 'Olá');
  send();
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  await waitFor(() => expect(info.mock.calls).toEqual(shown));
  expect(portal.shown).toHaveLength(shown.length);
  expect(field(/Mensagem/).value).toBe('Olá');
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
  fill(/Tipo de suporte/, 'COMPANY');
  fill(/Mensagem/, 'Olá');
  send();
  await waitFor(() => expect(info.mock.calls).toEqual([[{ title, body }]]));
});

test('the message ends at 2000 characters [VAL-23]', () => {
  open();
  fill(/Mensagem/, 'x'.repeat(2001));
  expect(field(/Mensagem/).value).toHaveLength(2000);
});

test('without a message the field says so [VAL-19]', async () => {
  const portal = open();
  fill(/Tipo de suporte/, 'COMPANY');
  send();
  await screen.findByText('Campo obrigatório!');
  expect(portal.shown).toEqual([]);
});

test('a provider without phone and e-mail has no card to reach it directly', () => {
  open({ provider: { contactPhone: null, email: null } });
  expect(screen.queryByText(/Falar com/)).toBeNull();
});

test.each([
  ['+351210000000', null, /^Ligar \+351\s210\s000\s000, chamada para a rede fixa nacional$/],
  ['800 207 207', 'chamada gratuita', /^Ligar 800\s207\s207, chamada gratuita$/],
])(
  'the provider is called at %s, at a cost that is said, in its own words %s [LAW-04]',
  (contactPhone, phoneCost, name) => {
    open({ provider: { contactPhone, legal: { phoneCost } } });
    expect(screen.getByRole('link', { name })).toBeTruthy();
  },
);
