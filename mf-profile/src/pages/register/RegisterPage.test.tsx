// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, codeFailures, exists, notSent } from '../../access/testing/codeFailures.ts';
import RegisterPage from './RegisterPage.tsx';

const visitor = { mode: 'visitor' as const, subject: null, termsAccepted: false };
const happy: TestPortalOptions['answers'] = {
  'POST /user/phone': () => ({ resend_after: 60, expires_in: 600 }),
  'POST /user/phone/validate': () => ({ registration_token: 'r1', registered: false }),
  'POST /user/client/': () => ({ message: 'Registo Concluído', token: 't1' }),
};

function open(answers = happy, state: unknown = null, session: object = visitor) {
  const portal = createTestPortal({ session, answers });
  const view = render(
    <TestShell test={portal} path="/registo" state={state}>
      <RegisterPage />
    </TestShell>,
  );
  return { portal, view };
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function toClientData(): Promise<void> {
  type('Telemóvel', '912345678');
  click('Receber código');
  await screen.findByText('Introduza o código');
  type('Código de 6 dígitos', '123456');
  await screen.findByText('Só falta o seu nome');
  // Otherwise the keyboard of a phone closes.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nome')));
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('phone, code, name and terms register and log in [PRO-01] [PRO-02] [PRO-06] [PRO-12] [PRO-13] [PRO-17] [PRO-21] [API-19]', async () => {
  const { portal } = open();
  await toClientData();
  expect(portal.shown).toContainEqual({ kind: 'toast', text: 'Telefone validado.' });
  type('Nome', ' Marta Figueiredo ');
  fireEvent.click(screen.getByRole('checkbox', { name: /aceito os termos/ }));
  click('Registar');
  await waitFor(() =>
    expect(portal.shown.at(-1)).toEqual({ kind: 'toast', text: 'Registo Concluído' }),
  );
  expect(portal.adopted).toEqual(['t1']);
  expect(portal.requests.at(-1)?.body).toEqual({
    name: 'Marta Figueiredo',
    phones: [{ number: '+351912345678', primary: true }],
    email: null,
    token: 'r1',
    terms_accepted: true,
  });
});

test('whose address accepted the terms in advance finds them accepted [SHL-35]', async () => {
  const { portal } = open(happy, null, { ...visitor, termsAccepted: true });
  await toClientData();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /aceito os termos/ }).checked).toBe(
    true,
  );
  type('Nome', 'Marta Figueiredo');
  click('Registar');
  await waitFor(() => expect(portal.adopted).toEqual(['t1']));
});

test('a registration whose customer cannot be loaded says so and keeps what was typed [SHL-57] [C-284]', async () => {
  const { portal } = open();
  await toClientData();
  portal.switchTo({ refusesToken: true });
  type('Nome', 'Marta Figueiredo');
  fireEvent.click(screen.getByRole('checkbox', { name: /aceito os termos/ }));
  click('Registar');
  await waitFor(() => expect(portal.shown.some(({ kind }) => kind === 'info')).toBe(true));
  expect(portal.adopted).toEqual(['t1']);
  expect(portal.visited).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Marta Figueiredo');
});

test('a customer who is known already and cannot be loaded is told so, with the code kept [SHL-57] [C-284]', async () => {
  const { portal } = open({
    ...happy,
    'POST /user/phone/validate': () => ({ token: 't3', registered: true }),
  });
  portal.switchTo({ refusesToken: true });
  type('Telemóvel', '912345678');
  click('Receber código');
  await screen.findByText('Introduza o código');
  type('Código de 6 dígitos', '123456');
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'info', text: 'Pedido Sem Sucesso' }]));
  expect(portal.visited).toEqual([]);
  const code = screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos');
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['123456', null]);
});

test('an account with a password whose customer cannot be loaded says so and keeps what was typed [SHL-57] [C-284]', async () => {
  const { portal } = open({ 'POST /user/signup/': () => ({ token: 't2' }) });
  portal.switchTo({ refusesToken: true });
  click('Usar e-mail');
  click('Criar conta com e-mail e password');
  type('E-mail', 'marta@exemplo.pt');
  type('Password', 'Abcdefg1!');
  click('Criar conta');
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'info', text: 'Pedido Sem Sucesso' }]));
  expect(portal.visited).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('marta@exemplo.pt');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Abcdefg1!');
});

test.each([
  [{ purpose: 'Para aprovar precisa de uma conta.' }, 'Para aprovar precisa de uma conta.'],
  [null, 'Para seguir os seus serviços em Auto Mirante e noutros prestadores.'],
])('says what the account is wanted for: %j', (state, words) => {
  open(happy, state);
  expect(screen.getByText(words)).toBeTruthy();
});

test('without name and terms nothing is sent, and the texts are exact [PRO-01] [PRO-03] [PRO-04] [VAL-18] [VAL-19] [ERR-49] [C-600]', async () => {
  const { portal } = open();
  const warn = vi.spyOn(portal.portal.overlays, 'warn');
  await toClientData();
  expect(screen.getByRole('button', { name: 'Registar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Guardar Alterações|Concluído/ })).toBeNull();
  const sent = portal.requests.length;
  click('Registar');
  await screen.findByText('Tem que aceitar os termos e condições');
  expect(screen.getByText('Campo obrigatório!')).toBeTruthy();
  expect(warn).toHaveBeenCalledExactlyOnceWith({
    title: 'Aviso',
    body: 'Tem que aceitar os termos e condições',
  });
  fireEvent.click(screen.getByRole('checkbox', { name: /aceito os termos/ }));
  click('Registar');
  await screen.findByText('Campo obrigatório!');
  expect(screen.queryByText('Tem que aceitar os termos e condições')).toBeNull();
  expect(portal.requests).toHaveLength(sent);
});

test('a wrong phone and a wrong e-mail say their exact texts [VAL-01] [VAL-07] [VAL-08]', async () => {
  open();
  type('Telemóvel', '212345678');
  click('Receber código');
  await screen.findByText('Número de contacto Inválido');
  click('Usar e-mail');
  type('E-mail', 'marta@exemplo');
  click('Receber código');
  await screen.findByText('Por favor insira um formato de endereço de e-mail correto');
});

test.each(['912345678', '+351 912 345 678', '00351912345678'])(
  '%s is taken as the number that the code goes to [VAL-08] [VAL-09]',
  async (number) => {
    const { portal } = open();
    type('Telemóvel', number);
    click('Receber código');
    await screen.findByText('Introduza o código');
    expect(portal.requests[0]?.body).toMatchObject({ phone: '+351912345678' });
  },
);

test.each(['91234567', '9123456789', '+34912345678'])(
  '%s is refused with the exact text and nothing is sent [VAL-07] [VAL-08] [VAL-09]',
  async (number) => {
    const { portal } = open();
    type('Telemóvel', number);
    click('Receber código');
    await screen.findByText('Número de contacto Inválido');
    expect(portal.requests).toEqual([]);
  },
);

const channels = {
  phone: { call: 'POST /user/phone', label: 'Telemóvel', typed: '912345678' },
  email: { call: 'POST /user/email/code', label: 'E-mail', typed: 'marta@exemplo.pt' },
} as const;
type Channel = keyof typeof channels;

/** Asks for the code of the first contact, which is answered so. */
function askForCode(channel: Channel, answer: () => object) {
  const { call, label, typed } = channels[channel];
  const { portal } = open({ [call]: answer });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  if (channel === 'email') click('Usar e-mail');
  type(label, typed);
  click('Receber código');
  const kept = () => screen.getByLabelText<HTMLInputElement>(label).value.replaceAll(/\s/g, '');
  return { portal, info, kept, typed };
}
const failures = { ...codeFailures, 'a refusal without words': answered(429, {}) };
type Failure = keyof typeof failures;

test.each<[Channel, Failure, { title: string; body: string }, row: string]>([
  ['phone', 'a failure', notSent('SMS'), '[ERR-41]'],
  ['phone', 'a service that is away', notSent('SMS'), '[ERR-41]'],
  ['phone', 'a refusal without words', notSent('SMS'), '[ERR-41]'],
  ['phone', 'a known contact', exists, '[ERR-42]'],
  ['email', 'a failure', notSent('e-mail'), '[ERR-40]'],
  ['email', 'a service that is away', notSent('e-mail'), '[ERR-40]'],
  ['email', 'a refusal without words', notSent('e-mail'), '[ERR-40]'],
])(
  'a code that is not sent at the registration (%s) because of %s is told in the exact words, and what was typed stays: %o %s',
  async (channel, failure, said) => {
    const { info, kept, typed } = askForCode(channel, failures[failure]);
    await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith(said));
    expect(kept()).toBe(typed);
  },
);

test.each<[Channel, Failure, shown: string[]]>([
  ['phone', 'code 2', []],
  ['phone', 'code 9', ['Pedido Sem Sucesso']],
  ['phone', 'a failure', ['Pedido Sem Sucesso']],
  ['email', 'code 2', []],
  ['email', 'code 9', ['Pedido Sem Sucesso']],
  ['email', 'a failure', ['Pedido Sem Sucesso']],
])(
  'a code of the registration (%s) that did not pass (%s) is said inline, and in these modals: %j [ERR-43] [ERR-44]',
  async (channel, failure, shown) => {
    const { portal } = askForCode(channel, () => ({ resend_after: 60, expires_in: 600 }));
    await screen.findByText('Introduza o código');
    portal.answer(`POST /user/${channel}/validate`, failures[failure]);
    type('Código de 6 dígitos', '123456');
    await screen.findByText('Código inválido ou expirado');
    const button = screen.getByRole('button', { name: 'Continuar' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    expect(portal.shown).toEqual(shown.map((text) => ({ kind: 'info', text })));
  },
);

test('the second contact of the client data says the exact texts as well, and goes along [VAL-01] [VAL-06] [VAL-07] [PRO-12] [API-19] [C-247]', async () => {
  const { portal, view } = open();
  await toClientData();
  type('Nome', 'Marta');
  fireEvent.click(screen.getByRole('checkbox'));
  type(/^E-mail/, 'marta@');
  click('Registar');
  await screen.findByText('Por favor insira um formato de endereço de e-mail correto');
  expect(portal.requests.at(-1)?.path).toBe('/user/phone/validate');
  view.unmount();
  sessionStorage.clear();

  const other = open({
    'POST /user/email/code': () => ({ resend_after: 60, expires_in: 600 }),
    'POST /user/email/validate': () => ({ registration_token: 'r2', registered: false }),
  }).portal;
  click('Usar e-mail');
  type('E-mail', 'marta@exemplo.pt');
  click('Receber código');
  await screen.findByText('Introduza o código');
  type('Código de 6 dígitos', '123456');
  await screen.findByText('Só falta o seu nome');
  expect(other.shown).toContainEqual({ kind: 'toast', text: 'Email validado.' });
  type('Nome', 'Marta');
  fireEvent.click(screen.getByRole('checkbox'));
  type(/^Telemóvel/, '942345678');
  click('Registar');
  await screen.findByText('Número de contacto Inválido');
  expect(other.requests.at(-1)?.path).toBe('/user/email/validate');
  other.answer('POST /user/client/', () => ({ message: 'Registo Concluído', token: 't2' }));
  type(/^Telemóvel/, '222 081 745');
  click('Registar');
  await waitFor(() => expect(other.adopted).toEqual(['t2']));
  expect(other.requests.at(-1)?.body).toEqual({
    name: 'Marta',
    phones: [{ number: '+351222081745', primary: true }],
    email: 'marta@exemplo.pt',
    token: 'r2',
    terms_accepted: true,
  });
});

test('an account with a password says what is wrong with e-mail and password, and does not ask for the terms yet [PRO-02] [C-271] [VAL-01] [VAL-04] [VAL-05] [VAL-19]', async () => {
  const { portal } = open();
  click('Usar e-mail');
  click('Criar conta com e-mail e password');
  expect(screen.queryByRole('checkbox')).toBeNull();
  click('Criar conta');
  expect(screen.getAllByText('Campo obrigatório!')).toHaveLength(2);
  type('E-mail', 'marta@');
  type('Password', 'Abcdefg1');
  click('Criar conta');
  screen.getByText('Por favor insira um formato de endereço de e-mail correto');
  screen.getByText(
    'A password deve ter pelo menos 8 caracteres, com letra maiúscula, letra minúscula, dígito e símbolo',
  );
  expect(portal.requests).toEqual([]);
});

test.each([true, false])(
  'for an e-mail that has an account «Confirmar» is offered, and only that sends the confirmation again: %s [ERR-35] [ERR-38]',
  async (confirms) => {
    const { portal } = open({
      'POST /user/signup/': () => Response.json({ code: 3 }, { status: 409 }),
      'POST /user/email/resend': () => ({ message: 'Enviado outra vez.' }),
    });
    const confirm = vi.spyOn(portal.portal.overlays, 'confirm').mockResolvedValueOnce(confirms);
    click('Usar e-mail');
    click('Criar conta com e-mail e password');
    type('E-mail', 'marta@exemplo.pt');
    type('Password', 'Cadeira-2027');
    click('Criar conta');
    await waitFor(() =>
      expect(confirm).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ title: 'Utilizador já Existente', confirmLabel: 'Confirmar' }),
      ),
    );
    const button = screen.getByRole('button', { name: 'Criar conta' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    const resent = portal.requests.filter(({ path }) => path === '/user/email/resend');
    expect(resent.map(({ body }) => body)).toEqual(
      confirms ? [{ email: 'marta@exemplo.pt', password: 'Cadeira-2027' }] : [],
    );
    expect(portal.shown).toEqual(confirms ? [{ kind: 'toast', text: 'Enviado outra vez.' }] : []);
  },
);

test('a reload goes on in the same step, and back leads to the first one', async () => {
  const { view } = open();
  await toClientData();
  view.unmount();
  const { portal } = open();
  expect(screen.getByText('Só falta o seu nome')).toBeTruthy();
  expect(portal.goBack()).toBe(true);
  await screen.findByText('Criar conta');
});

test('a registration asks nothing on leaving: its validated contact waits for half an hour, and only a name is typed again [PRO-05] [C-600]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { portal, view } = open();
  await toClientData();
  type('Nome', 'Marta');
  expect(portal.guards()).toBe(0);
  view.unmount();
  vi.setSystemTime(29 * 60_000 + 59_000);
  const again = open();
  expect(screen.getByText('Só falta o seu nome')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('');
  again.view.unmount();
  vi.setSystemTime(30 * 60_000);
  open();
  expect(screen.queryByText('Só falta o seu nome')).toBeNull();
  expect(screen.getByText('Criar conta')).toBeTruthy();
});

test('a known customer who registers is logged in [PRO-21]', async () => {
  const { portal } = open({
    ...happy,
    'POST /user/phone/validate': () => ({ token: 't9', registered: true }),
  });
  type('Telemóvel', '912345678');
  click('Receber código');
  await screen.findByText('Introduza o código');
  type('Código de 6 dígitos', '123456');
  await waitFor(() => expect(portal.adopted).toEqual(['t9']));
});

test('whom the registration knows is offered a passkey as at the login [ACC-09]', async () => {
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
  });
  const { portal } = open({
    ...happy,
    'POST /user/phone/validate': () => ({ token: 't9', registered: true, offer_passkey: true }),
  });
  type('Telemóvel', '912345678');
  click('Receber código');
  await screen.findByText('Introduza o código');
  type('Código de 6 dígitos', '123456');
  await waitFor(() => expect(portal.visited).toEqual(['/client/chave-de-acesso']));
  expect(portal.requests.at(-1)?.body).toMatchObject({ can_passkey: true });
});

const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';

test.each<[status: number, code: object, title: string, body: string, row: string]>([
  [400, {}, 'Dados Incorrectos', 'do servidor', '[ERR-31]'],
  [409, {}, 'Registo Inválido', 'do servidor', '[ERR-32]'],
  [404, { error_code: 3 }, 'Registado sem sucesso', generic, '[ERR-02] [ERR-33]'],
  [404, {}, 'Registado sem sucesso', generic, '[ERR-02] [ERR-33]'],
  [500, {}, 'Registado sem sucesso', generic, '[ERR-02] [ERR-33]'],
])('a registration answered with %i %j shows %s: %s %s', async (status, code, title, body) => {
  const { portal } = open({
    ...happy,
    'POST /user/client/': () => Response.json({ message: 'do servidor', ...code }, { status }),
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  await toClientData();
  type('Nome', 'Marta');
  fireEvent.click(screen.getByRole('checkbox'));
  click('Registar');
  await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith({ title, body }));
  expect(portal.adopted).toEqual([]);
  // A contact whose validation was used up is validated anew; otherwise what was typed stays.
  if (status === 409) await screen.findByLabelText('Telemóvel');
  else expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Marta');
});

test('a registration without an answer is told in the generic words and leads home [ERR-34]', async () => {
  const { portal } = open({
    ...happy,
    'POST /user/client/': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  await toClientData();
  type('Nome', 'Marta');
  fireEvent.click(screen.getByRole('checkbox'));
  click('Registar');
  await waitFor(() => expect(portal.visited).toEqual(['/client/']));
  expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Pedido Sem Sucesso', body: generic });
});

test('a registration answered with 401 is only logged [ERR-30]', async () => {
  const { portal } = open({
    ...happy,
    'POST /user/client/': () => Response.json({}, { status: 401 }),
  });
  await toClientData();
  type('Nome', 'Marta');
  fireEvent.click(screen.getByRole('checkbox'));
  const before = portal.shown.length;
  click('Registar');
  await waitFor(() =>
    expect(portal.failures.map(({ code }) => code)).toEqual(['REGISTRATION-REFUSED']),
  );
  expect(portal.shown).toHaveLength(before);
  expect(portal.visited).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Marta');
});

test('two clicks register once', async () => {
  const { portal } = open();
  await toClientData();
  type('Nome', 'Marta');
  fireEvent.click(screen.getByRole('checkbox'));
  const form = screen.getByRole('button', { name: 'Registar' }).closest('form');
  if (!form) throw new Error('The button is outside of a form.');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(portal.adopted).toEqual(['t1']));
  expect(portal.requests.filter(({ path }) => path === '/user/client/')).toHaveLength(1);
});

test('changing the contact and coming back asks for the code that was already sent', async () => {
  const { portal } = open();
  type('Telemóvel', '912345678');
  click('Receber código');
  await screen.findByText('Introduza o código');
  click('Alterar contacto');
  expect(screen.getByLabelText<HTMLInputElement>('Telemóvel').value).toMatch(/^912.345.678$/);
  click('Receber código');
  await screen.findByText('Introduza o código');
  expect(portal.requests.filter(({ path }) => path === '/user/phone')).toHaveLength(1);
});
