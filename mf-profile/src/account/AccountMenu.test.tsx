// @vitest-environment happy-dom
import { GENERIC_ERROR } from '@portal/api/texts';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountMenu } from './AccountMenu.tsx';

const preview = {
  id: 'p1',
  removed: ['O seu nome'],
  kept: [{ what: 'Pagamentos', why: 'a lei obriga', until: '2036-12-31' }],
  ended: [{ what: 'Marcação de terça-feira', refund: 15 }, { what: 'O endereço do calendário' }],
};
function open(options: Parameters<typeof createTestPortal>[0] = {}) {
  const answers = { 'GET /user/client/deletion': () => preview, ...options.answers };
  const portal = createTestPortal({ ...options, answers });
  render(
    <TestShell test={portal}>
      <AccountMenu withProfile />
    </TestShell>,
  );
  return portal;
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const subject = {
  userId: 'u1',
  name: 'Ana',
  email: null,
  phone: null,
  registered: true,
  loginEmailValidated: false,
};

afterEach(cleanup);

test('changing the password is offered only with a validated login e-mail [SID-13]', () => {
  open();
  expect(screen.getByRole('button', { name: 'Alterar password' })).toBeTruthy();
  cleanup();
  open({ session: { subject } });
  expect(screen.queryByRole('button', { name: 'Alterar password' })).toBeNull();
});

test('the menu offers everything that can be done with the account [SID-12] [ACC-01]', () => {
  open();
  const entries = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    'Editar perfil',
    'Faturas e pagamentos',
    'Alterar password',
    'Dispositivos',
    'Descarregar os meus dados',
    'Enviar feedback',
    'Suporte ao cliente',
    'Vídeo de demonstração',
    'Como apagar a conta',
    'Apagar a sua Conta',
    'Terminar Sessão',
  ]);
});

test('the menu leads to who the provider is, outside of the portal [LAW-01]', () => {
  open();
  const link = screen.getByRole('link', { name: 'Sobre o prestador' });
  expect(link.getAttribute('href')).toBe('/legal/sobre');
});

test.each([
  ['Editar perfil', '/client/perfil'],
  ['Faturas e pagamentos', '/client/faturas-e-pagamentos'],
  ['Alterar password', '/client/alterar-password'],
  ['Dispositivos', '/client/dispositivos'],
  ['Descarregar os meus dados', '/client/os-meus-dados'],
  ['Enviar feedback', '/client/enviar-feedback'],
  ['Suporte ao cliente', '/client/suporte-cliente'],
  ['Como apagar a conta', '/client/help-delete-account'],
])('%s closes the panel and opens %s [SID-12] [SID-13] [ACC-01]', (name, page) => {
  const portal = open();
  click(name);
  expect(portal.openedPanels).toEqual([null]);
  expect(portal.visited).toEqual([page]);
});

test('the demonstration video plays over the page [SID-12]', () => {
  const portal = open();
  click('Vídeo de demonstração');
  expect(portal.shown.map(({ kind }) => kind)).toEqual(['video']);
  expect(portal.visited).toEqual([]);
});

test('logging out asks first [SHL-74] [SID-12]', async () => {
  const portal = open({ confirms: false });
  const confirm = vi.spyOn(portal.portal.overlays, 'confirm');
  click('Terminar Sessão');
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'confirm', text: 'Terminar Sessão' }]));
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    body: expect.stringMatching(/^Deseja terminar a sua sessão\?/),
    confirmLabel: 'Terminar Sessão',
  });
  expect(portal.ended).toEqual([]);
  cleanup();
  const other = open();
  click('Terminar Sessão');
  await waitFor(() => expect(other.ended).toEqual([false]));
});

test.each([
  [false, []],
  [true, [false]],
])(
  'a logout asks about what waits on the device, after its own question; let go: %s, ended: %j [OFF-09] [C-634]',
  async (losesWaiting, ended) => {
    const portal = open({ outbox: 'keeps', losesWaiting });
    await portal.outbox.keepMessage();
    const button = screen.getByRole('button', { name: 'Terminar Sessão' });
    fireEvent.click(button);
    const asked = ['Terminar Sessão', 'Envios por fazer'];
    await waitFor(() => expect(portal.shown.map(({ text }) => text)).toEqual(asked));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(portal.ended).toEqual(ended);
  },
);

test('the end of an account does not ask about what waits on the device: it says that messages go [OFF-09] [C-634]', async () => {
  const portal = open({ outbox: 'keeps', answers: { 'DELETE /user/client/': () => ({}) } });
  await portal.outbox.keepMessage();
  click('Apagar a sua Conta');
  await waitFor(() => expect(portal.ended).toEqual([true]));
  expect(portal.shown.map(({ text }) => text)).not.toContain('Envios por fazer');
});

test('deleting the account asks, tells and logs out [PRO-14] [PRO-15] [SID-12]', async () => {
  const portal = open({ answers: { 'DELETE /user/client/': () => ({}) } });
  click('Apagar a sua Conta');
  await waitFor(() => expect(portal.ended).toEqual([true]));
  expect(portal.shown.map(({ kind }) => kind)).toEqual(['confirm', 'info']);
  expect(portal.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /user/client/deletion',
    'DELETE /user/client/',
  ]);
});

test.each([
  [{}, 'A sua conta foi apagada. Obrigado por ter estado connosco.'],
  [{ message: 'Apagada. Até à próxima.' }, 'Apagada. Até à próxima.'],
])(
  'the account is deleted (%j), then a modal says so: %s, and the user is logged out behind it at once [PRO-14] [PRO-15] [SHL-72] [C-923]',
  async (answer, body) => {
    const portal = open({ answers: { 'DELETE /user/client/': () => answer } });
    const info = vi
      .spyOn(portal.portal.overlays, 'info')
      // Nobody has read it yet.
      .mockImplementation(() => {
        expect(portal.ended).toEqual([]);
        return new Promise(() => undefined);
      });
    click('Apagar a sua Conta');
    await waitFor(() => expect(info).toHaveBeenCalledOnce());
    expect(info.mock.calls).toEqual([[{ title: 'Conta apagada', body }]]);
    expect(portal.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
    await waitFor(() => expect(portal.ended).toEqual([true]));
  },
);

test('whoever says no to deleting the account keeps it [PRO-14]', async () => {
  const portal = open({ confirms: false });
  click('Apagar a sua Conta');
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'confirm', text: 'Atenção' }]));
  expect(portal.requests.map(({ method }) => method)).toEqual(['GET']);
  expect(portal.ended).toEqual([]);
});

test('the question says what is deleted, what stays and why, and what ends [ACC-15] [LIM-10]', async () => {
  const portal = open({ answers: { 'DELETE /user/client/': () => ({}) } });
  const confirm = vi.spyOn(portal.portal.overlays, 'confirm');
  click('Apagar a sua Conta');
  await waitFor(() => expect(portal.ended).toEqual([true]));
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    body: expect.stringMatching(/^Quer mesmo apagar a sua conta\?/),
    sections: [
      { title: 'É apagado', lines: ['O seu nome'] },
      {
        title: 'Fica com o prestador',
        lines: ['Pagamentos: a lei obriga, até 31\u00a0dez.\u00a02036'],
      },
      {
        title: 'Termina',
        lines: ['Marcação de terça-feira. Devolvemos 15,00\u00a0€', 'O endereço do calendário'],
      },
    ],
  });
  expect(portal.requests[1]?.body).toEqual({ accepts: 'p1' });
});

test('a list with nothing in it says so [ACC-15] [C-524]', async () => {
  const nothing = { ...preview, kept: [], ended: [] };
  const portal = open({ answers: { 'GET /user/client/deletion': () => nothing }, confirms: false });
  const confirm = vi.spyOn(portal.portal.overlays, 'confirm');
  click('Apagar a sua Conta');
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(confirm.mock.calls[0]?.[0].sections?.slice(1)).toEqual([
    { title: 'Fica com o prestador', lines: ['Nada que o identifique'] },
    { title: 'Termina', lines: ['Nada'] },
  ]);
});

test('a shell that shows no lists is given them as words [ACC-15]', async () => {
  const portal = createTestPortal({ answers: { 'GET /user/client/deletion': () => preview } });
  const earlier = { ...portal, portal: { ...portal.portal, contract: '1.2.0' } };
  const confirm = vi.spyOn(earlier.portal.overlays, 'confirm').mockResolvedValue(false);
  render(
    <TestShell test={earlier}>
      <AccountMenu withProfile />
    </TestShell>,
  );
  click('Apagar a sua Conta');
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(confirm.mock.calls[0]?.[0].body).toContain(
    'Fica com o prestador: Pagamentos: a lei obriga',
  );
});

test('what changed since it was read is shown, what is kept of a booking too, and asked again [ACC-16]', async () => {
  const booking = { what: 'Marcação de terça-feira. Ficam retidos 7,50\u00a0€', refund: 7.5 };
  const changed = {
    code: 'PREVIEW_CHANGED',
    message: 'Entretanto mudou.',
    preview: { ...preview, id: 'p2', ended: [booking] },
  };
  const asked: unknown[] = [];
  const portal = open({
    answers: {
      'DELETE /user/client/': ({ body }) => {
        asked.push(body);
        return asked.length === 1 ? Response.json(changed, { status: 422 }) : {};
      },
    },
  });
  const confirm = vi.spyOn(portal.portal.overlays, 'confirm');
  click('Apagar a sua Conta');
  await waitFor(() => expect(portal.ended).toEqual([true]));
  expect(asked).toEqual([{ accepts: 'p1' }, { accepts: 'p2' }]);
  const [, second] = confirm.mock.calls;
  expect(second?.[0].body).toMatch(/^Entretanto mudou\. Quer mesmo/);
  expect(second?.[0].sections?.[2]).toEqual({
    title: 'Termina',
    lines: ['Marcação de terça-feira. Ficam retidos 7,50\u00a0€. Devolvemos 7,50\u00a0€'],
  });
  // Whoever says no then keeps the account.
  cleanup();
  const other = open({
    answers: { 'DELETE /user/client/': () => Response.json(changed, { status: 422 }) },
  });
  vi.spyOn(other.portal.overlays, 'confirm').mockResolvedValueOnce(true).mockResolvedValue(false);
  click('Apagar a sua Conta');
  await waitFor(() => expect(other.portal.overlays.confirm).toHaveBeenCalledTimes(2));
  expect(other.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  expect(other.ended).toEqual([]);
});

test('409 is logged and logs out as well, without a modal [PRO-16]', async () => {
  const portal = open({
    answers: { 'DELETE /user/client/': () => Response.json({}, { status: 409 }) },
  });
  click('Apagar a sua Conta');
  await waitFor(() => expect(portal.ended).toEqual([true]));
  expect(portal.shown.map(({ kind }) => kind)).toEqual(['confirm']);
  expect(portal.failures.map(({ code }) => code)).toEqual(['ACCOUNT-DELETION-409']);
});

test('a session that ended is left to the shell [ERR-46] [C-04]', async () => {
  const portal = open({
    answers: { 'DELETE /user/client/': () => Response.json({}, { status: 401 }) },
  });
  click('Apagar a sua Conta');
  await waitFor(() => expect(portal.requests).toHaveLength(2));
  const action = screen.getByRole('button', { name: 'Apagar a sua Conta' });
  await waitFor(() => expect(action.getAttribute('aria-busy')).toBeNull());
  expect(portal.shown.map(({ kind }) => kind)).toEqual(['confirm']);
  expect(portal.ended).toEqual([]);
});

test('another error shows the generic modal and keeps the session [ERR-46]', async () => {
  const portal = open({
    answers: { 'DELETE /user/client/': () => Response.json({ message: 'x' }, { status: 500 }) },
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  click('Apagar a sua Conta');
  await waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith({
      title: 'Pedido Sem Sucesso',
      body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
    }),
  );
  expect(portal.ended).toEqual([]);
});

test.each([
  [403, 'Inicie sessão outra vez.', 'Inicie sessão outra vez.'],
  [422, 'Só a partir de amanhã.', 'Só a partir de amanhã.'],
  [403, undefined, GENERIC_ERROR],
])(
  'a deletion that is refused with %i says %s in the generic modal and keeps the session [ERR-46] [C-165]',
  async (status, message, body) => {
    const answer = () => Response.json({ message }, { status });
    const portal = open({ answers: { 'DELETE /user/client/': answer } });
    const info = vi.spyOn(portal.portal.overlays, 'info');
    click('Apagar a sua Conta');
    await waitFor(() =>
      expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Pedido Sem Sucesso', body }),
    );
    expect(portal.ended).toEqual([]);
  },
);

test('where money waits for an IBAN it is asked for before the account ends, and whoever leaves that question keeps the account [ACC-16] [C-937]', async () => {
  const needed = Response.json(
    { code: 'REFUND_ACCOUNT_NEEDED', amount: 15, message: 'x' },
    { status: 422 },
  );
  const answers: unknown[] = [Response.json({ message: 'x' }, { status: 503 }), {}];
  const portal = open({
    answers: {
      'DELETE /user/client/': ({ body }) =>
        Object(body).refund_account === undefined ? needed.clone() : answers.shift(),
    },
  });
  const ask = async () => {
    const entry = screen.getByRole('button', { name: 'Apagar a sua Conta' });
    await waitFor(() => expect(entry.getAttribute('aria-busy')).toBeNull());
    fireEvent.click(entry);
    return within(await screen.findByRole('dialog'));
  };
  const first = await ask();
  expect(first.getByText('Para devolver 15,00 € precisamos do seu IBAN.')).toBeTruthy();
  fireEvent.click(first.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.ended).toEqual([]);

  const asked = await ask();
  const remove = asked.getByRole('button', { name: 'Apagar a sua Conta' });
  fireEvent.click(remove);
  expect(asked.getAllByText('Campo obrigatório!')).toHaveLength(2);
  expect(document.activeElement).toBe(asked.getByLabelText('IBAN'));
  const account = { iban: 'PT50 0002 0123 1234 5678 9015 4', name: 'Ana Marques' };
  fireEvent.change(asked.getByLabelText('IBAN'), { target: { value: account.iban } });
  fireEvent.change(asked.getByLabelText('Titular da conta'), { target: { value: account.name } });
  fireEvent.click(remove);
  await waitFor(() => expect(portal.shown.at(-1)?.kind).toBe('info'));

  // What was typed is there when a deletion that failed is tried again.
  const again = await ask();
  fireEvent.click(again.getByRole('button', { name: 'Apagar a sua Conta' }));
  await waitFor(() => expect(portal.ended).toEqual([true]));
  expect(portal.requests.at(-1)?.body).toEqual({ accepts: 'p1', refund_account: account });
});
