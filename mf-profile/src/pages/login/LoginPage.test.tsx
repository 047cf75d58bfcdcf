// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { silences } from '../../access/testing/codeFailures.ts';
import LoginPage from './LoginPage.tsx';

const visitor = { mode: 'visitor' as const, subject: null, termsAccepted: false };
const codeSent = () => ({ resend_after: 60, expires_in: 600 });

function open(
  answers: Parameters<typeof createTestPortal>[0] = {},
  path = '/login',
  state?: unknown,
) {
  const portal = createTestPortal({ session: visitor, ...answers });
  render(
    <TestShell test={portal} path={path} state={state}>
      <LoginPage />
    </TestShell>,
  );
  return portal;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// What comes by itself in the page takes its time on a busy machine.
beforeAll(() => import('@simplewebauthn/browser'));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

test('an e-mail and a password log in, and the shell leads on', async () => {
  const portal = open({
    answers: { 'POST /user/login/': () => ({ token: 't1', registered: true }) },
  });
  type('E-mail ou telemóvel', ' Marta@Exemplo.pt');
  type('Password', 'Segredo1!');
  click('Entrar');
  await waitFor(() => expect(portal.adopted).toEqual(['t1']));
  expect(portal.visited).toEqual([]);
  expect(portal.requests[0]?.body).toEqual({ login: 'marta@exemplo.pt', password: 'Segredo1!' });
});

test('a login whose customer cannot be loaded says so and keeps what was typed [SHL-57] [C-284]', async () => {
  const portal = open({
    refusesToken: true,
    answers: { 'POST /user/login/': () => ({ token: 't1', registered: true }) },
  });
  type('E-mail ou telemóvel', 'marta@exemplo.pt');
  type('Password', 'Segredo1!');
  click('Entrar');
  await waitFor(() => expect(portal.shown).toHaveLength(1));
  expect(portal.shown).toEqual([{ kind: 'info', text: 'Pedido Sem Sucesso' }]);
  expect(portal.adopted).toEqual(['t1']);
  expect(portal.visited).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Segredo1!');
});

test('says what logging in is wanted for', () => {
  open({}, '/login?phone=912345678', { purpose: 'Para pagar 35,00 € precisa de uma conta.' });
  expect(screen.getByText('Para pagar 35,00 € precisa de uma conta.')).toBeTruthy();
});

test('the wanted page is opened after logging in', async () => {
  const portal = open(
    { answers: { 'POST /user/login/': () => ({ token: 't1', registered: true }) } },
    '/login?next=%2Fservice-details%2FA-7',
  );
  type('E-mail ou telemóvel', '912345678');
  type('Password', 'x');
  click('Entrar');
  await waitFor(() => expect(portal.visited).toEqual(['/client/service-details/A-7']));
});

test('a refused login says the exact text and keeps what was typed [ERR-37]', async () => {
  open({
    answers: { 'POST /user/login/': () => Response.json({ http_code: 403 }, { status: 403 }) },
  });
  type('E-mail ou telemóvel', 'marta@exemplo.pt');
  type('Password', 'errada');
  click('Entrar');
  await screen.findByText('Confirme os seus dados ou faça o registo do seu e-mail.');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail ou telemóvel').value).toBe(
    'marta@exemplo.pt',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('errada');
});

test('empty and malformed fields are marked and nothing is sent [VAL-01] [VAL-08] [VAL-19] [C-171]', () => {
  const portal = open();
  click('Entrar');
  expect(screen.getByText('Campo obrigatório!')).toBeTruthy();
  type('E-mail ou telemóvel', '12');
  click('Entrar com código');
  expect(screen.getByText('Escreva um e-mail ou um número de telemóvel válido')).toBeTruthy();
  expect(portal.requests).toEqual([]);
});

test('an e-mail without its password is asked for it, and nothing is sent [VAL-19]', () => {
  const portal = open();
  type('E-mail ou telemóvel', 'marta@exemplo.pt');
  click('Entrar');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Campo obrigatório!')).toBeTruthy();
  expect(portal.requests).toEqual([]);
});

test('a code by SMS logs in as soon as its sixth digit arrives', async () => {
  const portal = open({
    answers: {
      'POST /user/phone': codeSent,
      'POST /user/phone/validate': () => ({ token: 't2', registered: true }),
    },
  });
  type('E-mail ou telemóvel', '912 345 678');
  click('Entrar com código');
  await screen.findByText('Introduza o código');
  expect(screen.getByText(/^Pode pedir um novo código dentro de (01:00|00:5\d)\.$/)).toBeTruthy();
  type('Código de 6 dígitos', '123456');
  await waitFor(() => expect(portal.adopted).toEqual(['t2']));
  expect(portal.requests.map(({ body }) => body)).toEqual([
    { phone: '+351912345678', platform: 'WEB' },
    { phone: '+351912345678', code: '123456' },
  ]);
});

test('a login by code whose customer cannot be loaded says so, keeps the code and does not call it wrong [SHL-57] [C-284]', async () => {
  const portal = open({
    refusesToken: true,
    answers: {
      'POST /user/phone': codeSent,
      'POST /user/phone/validate': () => ({ token: 't2', registered: true }),
    },
  });
  type('E-mail ou telemóvel', '912 345 678');
  click('Entrar com código');
  await screen.findByText('Introduza o código');
  type('Código de 6 dígitos', '123456');
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'info', text: 'Pedido Sem Sucesso' }]));
  expect(portal.visited).toEqual([]);
  const code = screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos');
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['123456', null]);
});

test.each(['ANDROID', 'IOS', 'WEB'] as const)(
  'a code by SMS is asked for with the platform %s, where that is what the page runs in [API-14]',
  async (platform) => {
    const portal = open({ platform, answers: { 'POST /user/phone': codeSent } });
    type('E-mail ou telemóvel', '912 345 678');
    click('Entrar com código');
    await screen.findByText('Introduza o código');
    expect(portal.requests.map(({ path, body }) => [path, body])).toEqual([
      ['/user/phone', { phone: '+351912345678', platform }],
    ]);
  },
);

test('a wrong code is said inline, without a modal for code 2 [ERR-43] [ERR-44]', async () => {
  const portal = open({
    answers: {
      'POST /user/email/code': codeSent,
      'POST /user/email/validate': () =>
        Response.json({ http_code: 400, code: 2 }, { status: 400 }),
    },
  });
  type('E-mail ou telemóvel', 'marta@exemplo.pt');
  click('Entrar com código');
  await screen.findByText('Introduza o código');
  type('Código de 6 dígitos', '123456');
  await screen.findByText('Código inválido ou expirado');
  expect(portal.shown).toEqual([]);
  portal.answer('POST /user/email/validate', () => Response.json({ code: 9 }, { status: 400 }));
  click('Continuar');
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'info', text: 'Pedido Sem Sucesso' }]));
  screen.getByText('Código inválido ou expirado');
});

test.each([
  ['a server that fails', () => Response.json({ http_code: 500 }, { status: 500 })],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])(
  'a code whose validation ends in %s did not pass either, inline and in a modal, and stays to be tried again [ERR-43] [ERR-44]',
  async (_case, answer) => {
    const portal = open({
      answers: { 'POST /user/email/code': codeSent, 'POST /user/email/validate': answer },
    });
    type('E-mail ou telemóvel', 'marta@exemplo.pt');
    click('Entrar com código');
    await screen.findByText('Introduza o código');
    type('Código de 6 dígitos', '123456');
    await screen.findByText('Código inválido ou expirado');
    await waitFor(() => expect(portal.shown.map(({ kind }) => kind)).toEqual(['info']));
    const code = screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos');
    expect(code.value).toBe('123456');
  },
);

test.each(['001234', '12345'])(
  '%s is no code, which is said without asking the server [VAL-20] [ERR-43]',
  async (code) => {
    const portal = open({ answers: { 'POST /user/phone': codeSent } });
    type('E-mail ou telemóvel', '912345678');
    click('Entrar com código');
    await screen.findByText('Introduza o código');
    type('Código de 6 dígitos', code);
    click('Continuar');
    await screen.findByText('Código inválido ou expirado');
    expect(portal.requests.map(({ path }) => path)).toEqual(['/user/phone']);
  },
);

test.each([
  ['912345678', 'Telefone validado.'],
  ['marta@exemplo.pt', 'Email validado.'],
])(
  '%s, which nobody registered with, is validated and goes on to the client data: %s [PRO-12]',
  async (contact, said) => {
    const unknown = () => ({ registration_token: 'r1', registered: false });
    const portal = open({
      answers: {
        'POST /user/phone': codeSent,
        'POST /user/phone/validate': unknown,
        'POST /user/email/code': codeSent,
        'POST /user/email/validate': unknown,
      },
    });
    type('E-mail ou telemóvel', contact);
    click('Entrar com código');
    await screen.findByText('Introduza o código');
    type('Código de 6 dígitos', '123456');
    await waitFor(() => expect(portal.visited).toEqual(['/client/registo']));
    expect(portal.shown).toEqual([{ kind: 'toast', text: said }]);
    expect(portal.adopted).toEqual([]);
  },
);

test('a forgotten password leads to a new one after the code', async () => {
  const portal = open({
    answers: {
      'POST /user/email/code': codeSent,
      'POST /user/email/validate': () => ({ token: 't3', registered: true }),
    },
  });
  type('E-mail ou telemóvel', 'marta@exemplo.pt');
  click('Esqueci-me da password');
  await screen.findByText('Introduza o código');
  type('Código de 6 dígitos', '123456');
  await waitFor(() => expect(portal.visited).toEqual(['/client/alterar-password']));
});

const failed = () => Response.json({ http_code: 500 }, { status: 500 });
const taken = () => Response.json({ code: 3, message: 'Já existe.' }, { status: 409 });
const conflict = () => Response.json({ code: 9, message: 'Outra coisa.' }, { status: 409 });
const refusedWith3 = () => Response.json({ code: 3, message: 'Outra coisa.' }, { status: 403 });
const away = () => Response.json({}, { status: 502 });

test.each([
  ['marta@exemplo.pt', 'POST /user/email/code', failed, 'Tente novamente', 'e-mail', '[ERR-40]'],
  ['912345678', 'POST /user/phone', failed, 'Tente novamente', 'SMS', '[ERR-41]'],
  ['ana@b.pt', 'POST /user/email/code', away, 'Tente novamente', 'e-mail', '[ERR-40]'],
  ['912345678', 'POST /user/phone', away, 'Tente novamente', 'SMS', '[ERR-41]'],
  ['912345678', 'POST /user/phone', conflict, 'Tente novamente', 'SMS', '[ERR-42]'],
  ['912345678', 'POST /user/phone', refusedWith3, 'Tente novamente', 'SMS', '[ERR-42]'],
  ['912345678', 'POST /user/phone', taken, 'Utilizador já Existente', null, '[ERR-42]'],
])('a code for %s that %s does not send (%o) says %s, naming %s %s', async (...row) => {
  const [contact, call, answer, title, channel] = row;
  const portal = open({ answers: { [call]: answer } });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  type('E-mail ou telemóvel', contact);
  click('Entrar com código');
  const body =
    channel === null ? 'Já existe.' : `Ocorreu um erro a enviar ${channel} com código de validação`;
  await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith({ title, body }));
  expect(screen.getByLabelText('E-mail ou telemóvel')).toBeTruthy();
});

test.each([
  ['marta@exemplo.pt', 'email/code', 'email', 'a lost answer', silences['a lost answer']],
  ['912345678', 'phone', 'phone', 'a lost answer', silences['a lost answer']],
  ['912345678', 'phone', 'phone', 'a slow one', silences['an answer that takes too long']],
])(
  'a code for %s that was asked for (%s) may arrive and logs in (%s) after %s; asking again has its minute [C-930]',
  async (contact, call, kind, _, silence) => {
    const portal = open({
      answers: {
        [`POST /user/${call}`]: silence,
        [`POST /user/${kind}/validate`]: () => ({ token: 't2', registered: true }),
      },
    });
    type('E-mail ou telemóvel', contact);
    click('Entrar com código');
    await screen.findByText(/^Se receber um código em .+, introduza-o aqui\.$/);
    expect(screen.queryByText(/^Enviámos/)).toBeNull();
    expect(screen.getByText(/^Pode pedir um novo código dentro de/)).toBeTruthy();
    expect(portal.shown).toEqual([
      { kind: 'toast', text: 'Não tivemos resposta, mas o código pode chegar.' },
    ]);
    type('Código de 6 dígitos', '123456');
    await waitFor(() => expect(portal.adopted).toEqual(['t2']));
  },
);

test('a code that cannot leave a device without network is not waited for [C-930] [ERR-41]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const portal = open({ answers: { 'POST /user/phone': silences['a lost answer'] } });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  type('E-mail ou telemóvel', '912345678');
  click('Entrar com código');
  const body = 'Ocorreu um erro a enviar SMS com código de validação';
  await waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Tente novamente', body }),
  );
  expect(screen.getByLabelText('E-mail ou telemóvel')).toBeTruthy();
});

const tooSoon = 'Já enviámos um código há pouco. Espere um minuto antes de pedir outro.';

test.each([
  ['marta@exemplo.pt', 'POST /user/email/code', 400, 'O e-mail não é válido', '[ERR-40]'],
  ['marta@exemplo.pt', 'POST /user/email/code', 429, tooSoon, '[ERR-40]'],
  ['912345678', 'POST /user/phone', 400, 'O telemóvel não é válido', '[ERR-41]'],
  ['912345678', 'POST /user/phone', 429, tooSoon, '[ERR-41]'],
])('a code for %s that %s refuses with %i says why: %s [C-267] %s', async (...row) => {
  const [contact, call, status, message] = row;
  const portal = open({ answers: { [call]: () => Response.json({ message }, { status }) } });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  type('E-mail ou telemóvel', contact);
  click('Entrar com código');
  const said = { title: 'Tente novamente', body: message };
  await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith(said));
});

test.each([
  ['marta@exemplo.pt', 'POST /user/email/code', 400, 'e-mail', '[ERR-40]'],
  ['marta@exemplo.pt', 'POST /user/email/code', 429, 'e-mail', '[ERR-40]'],
  ['912345678', 'POST /user/phone', 400, 'SMS', '[ERR-41]'],
  ['912345678', 'POST /user/phone', 429, 'SMS', '[ERR-41]'],
])('a code for %s that %s refuses with %i and no word names %s %s', async (...row) => {
  const [contact, call, status, channel] = row;
  const portal = open({ answers: { [call]: () => Response.json({}, { status }) } });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  type('E-mail ou telemóvel', contact);
  click('Entrar com código');
  const body = `Ocorreu um erro a enviar ${channel} com código de validação`;
  await waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Tente novamente', body }),
  );
});

test('a forgotten password asks whose it is, in the field, instead of calling it wrong', async () => {
  open();
  click('Esqueci-me da password');
  await screen.findByText(/^Escreva o seu e-mail ou telemóvel: enviamos-lhe um código/);
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail ou telemóvel'));
});

test('whoever comes from another provider finds the phone filled in and is sent a code, and the focus goes along [SHL-24]', async () => {
  const portal = open(
    { answers: { 'POST /user/phone': codeSent } },
    '/login?phone=%2B351912345678&mode=code&next=%2Fservices',
  );
  screen.getByText(/^A sua conta serve para todos os prestadores/);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail ou telemóvel').value).toBe(
    '+351912345678',
  );
  click('Entrar com código');
  const code = await screen.findByLabelText('Código de 6 dígitos');
  expect(portal.requests[0]?.body).toMatchObject({ phone: '+351912345678' });
  await waitFor(() => expect(document.activeElement).toBe(code));
});

const withPasskeys = (isAvailable = true) =>
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => isAvailable,
  });
async function enterByPassword(
  options: Parameters<typeof createTestPortal>[0] = {},
  path = '/login',
) {
  const entered = { token: 't1', registered: true, offer_passkey: true };
  const answers = { 'POST /user/login/': () => entered };
  const portal = open({ ...options, answers }, path);
  type('E-mail ou telemóvel', 'marta@exemplo.pt');
  type('Password', 'Segredo1!');
  click('Entrar');
  await waitFor(() => expect(portal.adopted).toEqual(['t1']));
  return portal;
}

test('where the browser can, the login says so, and leads on over the offer [ACC-09]', async () => {
  withPasskeys();
  const portal = await enterByPassword();
  expect(portal.requests[0]?.body).toMatchObject({ can_passkey: true });
  await waitFor(() => expect(portal.visited).toEqual(['/client/chave-de-acesso']));
  cleanup();
  const deep = await enterByPassword({}, '/login?next=%2Fservice-details%2FA-7%3Fx%3D1');
  await waitFor(() =>
    expect(deep.visited).toEqual(['/client/chave-de-acesso?next=%2Fservice-details%2FA-7%3Fx%3D1']),
  );
});

test.each([
  ['in a wrapper', 'ANDROID', true, null],
  ['in a wrapper of iOS', 'IOS', true, null],
  ['in a browser that cannot', 'WEB', false, null],
  ['where one was made before', 'WEB', true, '["here"]'],
] as const)('%s the login asks for no offer [ACC-09]', async (_, platform, isAvailable, made) => {
  withPasskeys(isAvailable);
  if (made !== null) localStorage.setItem('portal.passkeys', made);
  const portal = await enterByPassword({ platform });
  expect(portal.requests[0]?.body).not.toHaveProperty('can_passkey');
});

const byPasskey = { name: 'Entrar com chave de acesso' };

test('a passkey is a way in where one was made on this device, and only there [ACC-11]', () => {
  withPasskeys();
  open();
  expect(screen.queryByRole('button', byPasskey)).toBeNull();
  cleanup();
  localStorage.setItem('portal.passkeys', '["here"]');
  open();
  expect(screen.getByRole('button', byPasskey)).toBeTruthy();
  cleanup();
  open({ platform: 'IOS' });
  expect(screen.queryByRole('button', byPasskey)).toBeNull();
});

const request = { challenge: 'YQ', rpId: 'x', timeout: 1, userVerification: 'required' };

/** A device whose owner agrees to be asked. */
function givenAgreement(): void {
  const bytes = new ArrayBuffer(1);
  const get = async () => ({
    ...{ id: 'here', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' },
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
}
afterEach(() => void Reflect.deleteProperty(navigator, 'credentials'));

test.each([
  [
    { message: 'Esta chave de acesso já não existe.' },
    'Esta chave de acesso já não existe.',
    '["here"]',
  ],
  [{}, 'Não foi possível entrar com a chave de acesso. Peça um código.', '["here"]'],
  [
    { code: 'PASSKEY_UNKNOWN' },
    'Não foi possível entrar com a chave de acesso. Peça um código.',
    '[]',
  ],
])(
  'a passkey that is refused with %j says «%s», leaves the other ways, and the device keeps %s of its ids [ACC-11] [ERR-37] [C-523] [C-590]',
  async (answer, words, kept) => {
    givenAgreement();
    localStorage.setItem('portal.passkeys', '["here"]');
    const portal = open({
      answers: {
        'POST /user/login/passkey/options': () => request,
        'POST /user/login/passkey': () => Response.json(answer, { status: 403 }),
      },
    });
    click(byPasskey.name);
    await screen.findByText(words);
    expect(
      screen.queryByText('Confirme os seus dados ou faça o registo do seu e-mail.'),
    ).toBeNull();
    expect([portal.shown, portal.adopted]).toEqual([[], []]);
    expect(screen.getByRole('button', { name: 'Entrar com código' })).toBeTruthy();
    expect(localStorage.getItem('portal.passkeys')).toBe(kept);
  },
);

test('a login with a passkey whose customer cannot be loaded says so, and does not blame the passkey [SHL-57] [C-284]', async () => {
  givenAgreement();
  localStorage.setItem('portal.passkeys', '["here"]');
  const portal = open({
    refusesToken: true,
    answers: {
      'POST /user/login/passkey/options': () => request,
      'POST /user/login/passkey': () => ({ token: 't1', registered: true }),
    },
  });
  click(byPasskey.name);
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'info', text: 'Pedido Sem Sucesso' }]));
  expect(portal.adopted).toEqual(['t1']);
  expect(portal.visited).toEqual([]);
  expect(localStorage.getItem('portal.passkeys')).toBe('["here"]');
  expect(screen.getByRole('button', byPasskey)).toBeTruthy();
  expect(screen.queryByText(/Não foi possível entrar com a chave/)).toBeNull();
});

test('a device that says no leaves the other ways [ACC-11]', async () => {
  withPasskeys();
  localStorage.setItem('portal.passkeys', '["here"]');
  const portal = open({ answers: { 'POST /user/login/passkey/options': () => request } });
  click(byPasskey.name);
  await screen.findByText('Não foi possível entrar com a chave de acesso. Peça um código.');
  expect(portal.adopted).toEqual([]);
  expect(screen.getByRole('button', { name: 'Entrar com código' })).toBeTruthy();
  expect(screen.getByRole('button', byPasskey)).toBeTruthy();
});
