// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { normaliseNif } from '@portal/domain/contact/nifError';
import { codeFailures, exists, notSent, silences } from '../../access/testing/codeFailures.ts';
import ProfilePage from './ProfilePage.tsx';

const client = {
  user_id: 'u1',
  name: 'Marta Figueiredo',
  address: 'Rua de Santa Catarina 310',
  postal_code: '4000-443',
  city: 'Porto',
  country_id: 175,
  vat: null,
  phones: [{ number: '+351912345678', primary: true }],
  email: 'marta@exemplo.pt',
  secondary_email: null,
  invoice_primary: false,
  invoice_secondary: false,
  login_phone: '+351912345678',
  login_phone_validated: true,
  login_email: null,
  login_email_validated: false,
  terms_accepted: true,
  email_validated: false,
  registered: true,
};

function open(answers: TestPortalOptions['answers'] = {}, options: TestPortalOptions = {}) {
  const portal = createTestPortal({
    ...options,
    answers: {
      'GET /user/client/': () => client,
      'GET /countries': () => [{ id: 175, country: 'Portugal' }],
      'GET /user/client/channels': () => ({ push: null, email: null, sms: true }),
      'PATCH /user/client/': ({ body }) => ({ ...client, ...Object(body) }),
      ...answers,
    },
  });
  render(
    <TestShell test={portal} path="/perfil">
      <ProfilePage />
    </TestShell>,
  );
  return portal;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const save = 'Guardar Alterações';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

test('two boxes: the client data, and the contacts with those to log in with [PRO-01]', async () => {
  open();
  await screen.findByLabelText('Nome');
  const boxes = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  // Beside them stands the menu of the account.
  expect(boxes).toEqual(['Dados de cliente', 'Contactos', 'Conta']);
  expect(screen.getByRole('heading', { level: 3, name: 'Contactos de acesso' })).toBeTruthy();
  // The terms are for who is new (PRO-02).
  expect(screen.queryByRole('checkbox', { name: /termos/i })).toBeNull();
});

test('a customer of whom no country is known is one of Portugal [LIM-11]', async () => {
  const { country_id: _, ...unknown } = client;
  open({
    'GET /user/client/': () => unknown,
    'GET /countries': () => [
      { id: 66, country: 'França' },
      { id: 175, country: 'Portugal' },
    ],
  });
  await screen.findByRole('option', { name: 'França' });
  expect(screen.getByLabelText<HTMLSelectElement>('País').value).toBe('175');
});

test('the save button appears with a change, saves, says Concluído and goes [PRO-03] [PRO-04] [PRO-13] [ERR-48] [C-19]', async () => {
  const portal = open();
  await screen.findByLabelText('Localidade');
  expect(screen.queryByRole('button', { name: save })).toBeNull();
  type('Localidade', 'Braga');
  expect(screen.getByText('Alterou a morada')).toBeTruthy();
  click(save);
  await screen.findByRole('button', { name: 'Concluído' });
  expect(portal.requests.at(-1)?.body).toEqual({ city: 'Braga' });
  expect(portal.shown.at(-1)).toEqual({ kind: 'toast', text: 'Dados Alterados' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Concluído' })).toBeNull(), {
    timeout: 5000,
  });
});

test('what is saved is what was edited: the rest stays as it was changed elsewhere [PRO-06] [C-969]', async () => {
  const portal = open();
  const sent = () =>
    portal.requests.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));
  await screen.findByLabelText('Localidade');
  type('Localidade', 'Braga');
  click(save);
  await waitFor(() => expect(sent()).toEqual([{ city: 'Braga' }]));
  await screen.findByRole('button', { name: 'Concluído' });
  type('Nome', 'Marta F.');
  type('Código postal', '');
  click(save);
  await waitFor(() => expect(sent()[1]).toEqual({ name: 'Marta F.', postal_code: null }));
});

test('what is typed while it is being saved stays and can be saved next [PRO-03] [PRO-05]', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const portal = open({
    'PATCH /user/client/': ({ body }) => answered.then(() => ({ ...client, ...Object(body) })),
  });
  await screen.findByLabelText('Localidade');
  type('Localidade', 'Braga');
  type('NIF', '123456789');
  click(save);
  await waitFor(() => expect(portal.requests.at(-1)?.method).toBe('PATCH'));
  type('Código postal', '4700-001');
  type('NIF', '123456780');
  answer();
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'toast', text: 'Dados Alterados' }]));
  expect(screen.getByLabelText<HTMLInputElement>('Código postal').value).toBe('4700-001');
  // It is locked from now on.
  expect(screen.getByLabelText<HTMLInputElement>('NIF').value).toMatch(/^123.456.789$/);
  expect(portal.guards()).toBe(1);
  click(save);
  await screen.findByRole('button', { name: 'Concluído' });
  expect(portal.requests.at(-1)?.body).toEqual({ postal_code: '4700-001' });
});

test.each([
  ['Morada', 'Rua Nova 1'],
  ['País', '66'],
])('a change of %s shows the save button [PRO-03]', async (label, value) => {
  open({
    'GET /countries': () => [
      { id: 175, country: 'Portugal' },
      { id: 66, country: 'França' },
    ],
  });
  await screen.findByRole('option', { name: 'França' });
  expect(screen.queryByRole('button', { name: save })).toBeNull();
  type(label, value);
  expect(screen.getByRole('button', { name: save })).toBeTruthy();
});

test('changing back to what was saved takes the button away [PRO-03]', async () => {
  open();
  await screen.findByLabelText('Localidade');
  type('Localidade', 'Braga');
  type('Localidade', 'Porto');
  expect(screen.queryByRole('button', { name: save })).toBeNull();
});

test('a wrong NIF is refused with the exact text in the Aviso modal and nothing is sent [VAL-16] [ERR-49]', async () => {
  const portal = open();
  await screen.findByLabelText('NIF');
  type('NIF', '123456780');
  click(save);
  await screen.findByText('O NIF introduzido não é válido');
  expect(portal.shown).toEqual([{ kind: 'warn', text: 'Aviso' }]);
  expect(portal.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('NIF').value).toBe('123\u00a0456\u00a0780');
});

test('of several that are wrong the Aviso names one, the NIF before the postal code, and each stands at its field [VAL-14] [VAL-16] [ERR-49]', async () => {
  const portal = open();
  const warn = vi.spyOn(portal.portal.overlays, 'warn');
  await screen.findByLabelText('NIF');
  type('NIF', '123456780');
  type('Código postal', '430');
  click(save);
  const nif = 'O NIF introduzido não é válido';
  const code = 'O Código Postal não é válido para Portugal';
  await waitFor(() => expect(warn.mock.calls).toEqual([[{ title: 'Aviso', body: nif }]]));
  for (const words of [nif, code]) screen.getByText(words);
  type('NIF', '123456789');
  click(save);
  await waitFor(() => expect(warn).toHaveBeenLastCalledWith({ title: 'Aviso', body: code }));
  expect(warn).toHaveBeenCalledTimes(2);
  expect(portal.requests.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('the tax number and postal code of another country are taken as they are typed [VAL-17] [C-296]', async () => {
  const portal = open({
    'GET /user/client/': () => ({ ...client, country_id: 66 }),
    'GET /countries': () => [
      { id: 175, country: 'Portugal' },
      { id: 66, country: 'França' },
    ],
  });
  await screen.findByLabelText('NIF');
  type('NIF', '12345678Z');
  type('Código postal', '69001');
  fireEvent.blur(screen.getByLabelText('Código postal'));
  expect(screen.getByLabelText<HTMLInputElement>('NIF').value).toBe('12345678Z');
  expect(screen.getByLabelText<HTMLInputElement>('NIF').maxLength).toBe(255);
  expect(screen.queryByText('O NIF introduzido não é válido')).toBeNull();
  click(save);
  await screen.findByRole('button', { name: 'Concluído' });
  expect(portal.requests.at(-1)?.body).toMatchObject({ vat: '12345678Z', postal_code: '69001' });
});

test.each(['123 456 789', '123.456.789', ' 123 456.789 '])(
  'a Portuguese number that is pasted as «%s» is taken [VAL-15] [C-296]',
  async (pasted) => {
    const portal = open();
    const warn = vi.spyOn(portal.portal.overlays, 'warn');
    await screen.findByLabelText('NIF');
    type('NIF', pasted);
    fireEvent.blur(screen.getByLabelText('NIF'));
    expect(screen.queryByText('O NIF introduzido não é válido')).toBeNull();
    click(save);
    await screen.findByRole('button', { name: 'Concluído' });
    const { vat } = Object(portal.requests.at(-1)?.body);
    expect(normaliseNif(vat, 175)).toBe('123456789');
    expect(warn).not.toHaveBeenCalled();
  },
);

test('the NIF locks when the server has one, not while it is typed [PRO-18]', async () => {
  open();
  const field = await screen.findByLabelText<HTMLInputElement>('NIF');
  expect(field.readOnly).toBe(false);
  const warning = /depois de guardado, o NIF já não pode ser alterado/;
  expect(screen.queryByText(warning)).toBeNull();
  type('NIF', '123456789');
  expect(screen.getByText(warning)).toBeTruthy();
  expect(field.readOnly).toBe(false);
  click(save);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('NIF').readOnly).toBe(true));
});

test('leaving with unsaved changes is guarded, and only then [PRO-05]', async () => {
  const portal = open();
  await screen.findByLabelText('Nome');
  expect(portal.guards()).toBe(0);
  type('Nome', 'Marta F.');
  expect(portal.guards()).toBe(1);
  type('Nome', 'Marta Figueiredo');
  expect(portal.guards()).toBe(0);
});

const withoutLogin = { ...client, login_phone: null, login_phone_validated: false };
const withLoginEmail = { ...client, login_email: client.email, login_email_validated: true };
test.each([
  ['Adicionar número', 'Novo número', '225104417', client],
  ['Adicionar e-mail', 'Novo e-mail', 'casa@exemplo.pt', client],
  ['Adicionar e-mail de acesso', 'E-mail', 'casa@exemplo.org', client],
  ['Adicionar telemóvel de acesso', 'Telemóvel', '961234567', withoutLogin],
  ['Mudar marta@exemplo.pt', 'E-mail', 'casa@exemplo.org', withLoginEmail],
  ['Mudar +351\u00a0912\u00a0345\u00a0678', 'Telemóvel', '961234567', client],
])(
  'a contact that is being typed after «%s» is not left unasked either, and is back after the page was loaded anew [PRO-05] [C-601]',
  async (button, field, contact, known) => {
    const answers = { 'GET /user/client/': () => known };
    const portal = open(answers);
    await screen.findByLabelText('Nome');
    click(button);
    expect(portal.guards()).toBe(0);
    type(field, contact.slice(0, 1));
    expect(portal.guards()).toBe(1);
    type(field, contact);
    dispatchEvent(new Event('pagehide'));
    cleanup();
    const again = open(answers);
    const { value } = await screen.findByLabelText<HTMLInputElement>(field);
    expect(value.replace(/\s/g, '')).toBe(contact);
    expect(again.shown).toEqual([{ kind: 'toast', text: 'Guardámos o que estava a escrever.' }]);
    expect(again.guards()).toBe(1);
    click('Cancelar');
    expect(again.guards()).toBe(0);
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  },
);

test.each([
  ['Adicionar e-mail de acesso', 'E-mail', 'marta@exemplo.pt', 'POST /user/email', client],
  ['Adicionar telemóvel de acesso', 'Telemóvel', '912345678', 'POST /user/phone', withoutLogin],
])(
  'a code that was asked for after «%s», of the known contact that stands in «%s», is an unsaved change until it is used or given up [PRO-05] [C-247] [C-601]',
  async (button, label, contact, call, known) => {
    const sent = () => ({ resend_after: 60, expires_in: 600 });
    const portal = open({
      'GET /user/client/': () => known,
      'POST /user/email/code': sent,
      'POST /user/phone': sent,
      [`${call}/validate`]: () => ({ registered: true }),
    });
    await screen.findByLabelText('Nome');
    const askForCode = async () => {
      click(button);
      const { value } = screen.getByLabelText<HTMLInputElement>(label);
      expect([value.replaceAll(/\s/g, ''), portal.guards()]).toEqual([contact, 0]);
      click('Pedir código');
      await screen.findByLabelText('Código de 6 dígitos');
      expect(portal.guards()).toBe(1);
    };
    await askForCode();
    click('Cancelar');
    expect(portal.guards()).toBe(0);
    await askForCode();
    type('Código de 6 dígitos', '123456');
    await waitFor(() => expect(portal.guards()).toBe(0));
    expect(screen.queryByLabelText('Código de 6 dígitos')).toBeNull();
  },
);

test('what was typed and not saved is back after the page was loaded anew, and said [PRO-05] [C-238]', async () => {
  open();
  await screen.findByLabelText('Nome');
  type('Localidade', 'Braga');
  dispatchEvent(new Event('pagehide'));
  cleanup();
  const portal = open();
  await screen.findByDisplayValue('Braga');
  expect(portal.shown).toEqual([{ kind: 'toast', text: 'Guardámos o que estava a escrever.' }]);
  expect(portal.guards()).toBe(1);
  expect(screen.getByRole('button', { name: save })).toBeTruthy();
});

test('contacts are added, made primary, and removed after a confirmation [PRO-07] [PRO-09] [VAL-10]', async () => {
  const portal = open();
  await screen.findByLabelText('Nome');
  click('Adicionar número');
  type('Novo número', '912345678');
  click('Adicionar');
  await screen.findByText('Não pode inserir números de contacto repetidos');
  type('Novo número', '225104417');
  click('Adicionar');
  click(/^Opções de \+351.225.104.417$/);
  click('Tornar principal');
  click(/^Opções de \+351.912.345.678$/);
  click('Remover');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Opções de \+351.912/ })).toBeNull(),
  );
  click(save);
  await waitFor(() => expect(portal.requests.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(portal.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    phones: [{ number: '+351225104417', primary: true }],
  });
  expect(portal.shown.filter(({ kind }) => kind === 'confirm')).toHaveLength(1);
});

test('the focus goes to the field of a new contact, and back to the button once it was left', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Adicionar número' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByLabelText('Novo número'));
  const cancel = screen.getByRole('button', { name: 'Cancelar' });
  cancel.focus();
  fireEvent.click(cancel);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Adicionar número' }));
});

test('the first contact that is added is primary; without the primary one it is the first that remains [PRO-07]', async () => {
  const number = (digits: string, primary: boolean) => ({ number: `+351${digits}`, primary });
  const sent = (portal: ReturnType<typeof open>) =>
    Object(portal.requests.find(({ method }) => method === 'PATCH')?.body).phones;
  const phones = [
    number('912345678', true),
    number('225104417', false),
    number('961234567', false),
  ];
  const three = open({ 'GET /user/client/': () => ({ ...client, phones }) });
  await screen.findByLabelText('Nome');
  click(/^Opções de \+351.912.345.678$/);
  click('Remover');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Opções de \+351.912/ })).toBeNull(),
  );
  click(save);
  await waitFor(() =>
    expect(sent(three)).toEqual([number('225104417', true), number('961234567', false)]),
  );
  cleanup();

  const none = open({ 'GET /user/client/': () => ({ ...client, phones: [] }) });
  await screen.findByLabelText('Nome');
  for (const digits of ['225104417', '961234567']) {
    click('Adicionar número');
    type('Novo número', digits);
    click('Adicionar');
  }
  click(save);
  await waitFor(() =>
    expect(sent(none)).toEqual([number('225104417', true), number('961234567', false)]),
  );
});

test('who says no keeps the contact [PRO-09]', async () => {
  const portal = open();
  portal.switchTo({ confirms: false });
  await screen.findByLabelText('Nome');
  click(/^Opções de marta@exemplo\.pt$/);
  click('Remover');
  await waitFor(() =>
    expect(portal.shown).toEqual([{ kind: 'confirm', text: 'Remover contacto?' }]),
  );
  expect(screen.getByRole('button', { name: /^Opções de marta@exemplo\.pt$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: save })).toBeNull();
});

test('one e-mail receives the invoices and the other does not [PRO-08]', async () => {
  const two = { ...client, secondary_email: 'faturas@exemplo.pt', invoice_primary: true };
  const portal = open({ 'GET /user/client/': () => two });
  await screen.findByLabelText('Nome');
  const flags = screen.getAllByRole('switch', { name: 'Enviar faturas para este e-mail' });
  for (const flag of flags) fireEvent.click(flag);
  click(save);
  await waitFor(() =>
    expect(portal.requests.at(-1)?.body).toMatchObject({
      ...{ email: 'marta@exemplo.pt', invoice_primary: false },
      ...{ secondary_email: 'faturas@exemplo.pt', invoice_secondary: true },
    }),
  );
});

test('the invoice flag is toggled per e-mail [PRO-08]', async () => {
  const portal = open();
  fireEvent.click(await screen.findByRole('switch', { name: 'Enviar faturas para este e-mail' }));
  expect(screen.getByText('Recebe as faturas')).toBeTruthy();
  click(save);
  await waitFor(() =>
    expect(portal.requests.at(-1)?.body).toMatchObject({ invoice_primary: true }),
  );
});

const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';

test.each([
  [{ message: 'não' }, 'não'],
  [{}, generic],
])('a save that fails with %j shows %s and keeps the edit [ERR-39]', async (answer, body) => {
  const portal = open({ 'PATCH /user/client/': () => Response.json(answer, { status: 400 }) });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  await screen.findByLabelText('Localidade');
  type('Localidade', 'Braga');
  click(save);
  await waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Pedido Sem Sucesso', body }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Localidade').value).toBe('Braga');
});

test.each([
  [{ message: 'Estamos em obras.' }, 'Estamos em obras.'],
  [{}, generic],
])(
  'data that cannot be loaded, answered with %j, say %s in a modal [ERR-39]',
  async (answer, body) => {
    const portal = open({ 'GET /user/client/': () => Response.json(answer, { status: 500 }) });
    const info = vi.spyOn(portal.portal.overlays, 'info');
    await screen.findByText('Não foi possível carregar os seus dados');
    expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Pedido Sem Sucesso', body });
    expect(portal.visited).toEqual([]);
    portal.answer('GET /user/client/', () => client);
    click('Tentar novamente');
    await screen.findByLabelText('Nome');
  },
);

test('a login e-mail is validated by its code [PRO-06] [PRO-10] [PRO-12] [VAL-01]', async () => {
  const portal = open({
    'POST /user/email/code': () => ({ resend_after: 60, expires_in: 600 }),
    'POST /user/email/validate': () => ({ registered: true }),
  });
  await screen.findByLabelText('Nome');
  click('Adicionar e-mail de acesso');
  // What was given at registration needs no typing.
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('marta@exemplo.pt');
  click('Pedir código');
  await screen.findByLabelText('Código de 6 dígitos');
  type('Código de 6 dígitos', '123456');
  await screen.findByText('Email validado.');
  expect(portal.requests.find(({ path }) => path === '/user/email/validate')?.body).toEqual({
    email: 'marta@exemplo.pt',
    code: '123456',
  });
});

test('a login contact that is asked a code for without being typed is required [VAL-19]', async () => {
  const portal = open({
    'GET /user/client/': () => ({ ...client, login_phone: null, login_phone_validated: false }),
  });
  await screen.findByLabelText('Nome');
  click('Adicionar telemóvel de acesso');
  type('Telemóvel', '');
  click('Pedir código');
  await screen.findByText('Campo obrigatório!');
  expect(portal.requests.some(({ path }) => path === '/user/phone')).toBe(false);
});

test.each(['91234567', '212345678', '+34912345678'])(
  'a login phone that is no mobile of Portugal, %s, says the exact text and gets no code [VAL-07]',
  async (number) => {
    const portal = open({
      'GET /user/client/': () => ({ ...client, login_phone: null, login_phone_validated: false }),
    });
    await screen.findByLabelText('Nome');
    click('Adicionar telemóvel de acesso');
    type('Telemóvel', number);
    click('Pedir código');
    await screen.findByText('Número de contacto Inválido');
    expect(portal.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    // It is said of what was typed, not of what is being typed.
    type('Telemóvel', '961234567');
    expect(screen.queryByText('Número de contacto Inválido')).toBeNull();
  },
);

test('a login phone is entered, its code asked for and entered, then it is validated [PRO-06] [PRO-10] [PRO-12]', async () => {
  const portal = open({
    'GET /user/client/': () => ({ ...client, login_phone: null, login_phone_validated: false }),
    'POST /user/phone': () => ({ resend_after: 60, expires_in: 600 }),
    'POST /user/phone/validate': () => ({ registered: true }),
  });
  await screen.findByLabelText('Nome');
  expect(screen.queryByLabelText('Telemóvel')).toBeNull();
  click('Adicionar telemóvel de acesso');
  expect(screen.queryByLabelText('Código de 6 dígitos')).toBeNull();
  // What was given as a contact needs no typing.
  const offered = screen.getByLabelText<HTMLInputElement>('Telemóvel').value;
  expect(offered.replaceAll(/\s/g, '')).toBe('912345678');
  type('Telemóvel', '961234567');
  click('Pedir código');
  await screen.findByLabelText('Código de 6 dígitos');
  type('Código de 6 dígitos', '12345');
  expect(portal.requests.some(({ path }) => path === '/user/phone/validate')).toBe(false);
  expect(screen.queryByText('Telefone validado.')).toBeNull();
  portal.answer('GET /user/client/', () => ({ ...client, login_phone: '+351961234567' }));
  type('Código de 6 dígitos', '123456');
  await screen.findByText('Telefone validado.');
  const asked = portal.requests.filter(({ method }) => method === 'POST');
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/user/phone', { phone: '+351961234567', platform: 'WEB' }],
    ['/user/phone/validate', { phone: '+351961234567', code: '123456' }],
  ]);
  await screen.findByText('Entra com este número');
});

test('what was saved or validated has succeeded also where the details cannot be loaded after it: nothing is shown [SHL-57] [C-284]', async () => {
  const without = { ...client, login_phone: null, login_phone_validated: false };
  const portal = open({
    'GET /user/client/': () => without,
    'PATCH /user/client/': () => without,
    'POST /user/phone': () => ({ resend_after: 60, expires_in: 600 }),
    'POST /user/phone/validate': () => ({ registered: true }),
  });
  const refresh = vi.spyOn(portal.portal.session, 'refresh').mockRejectedValue(new Error('403'));
  await screen.findByLabelText('Nome');
  type('Localidade', 'Braga');
  click(save);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  click('Adicionar telemóvel de acesso');
  type('Telemóvel', '961234567');
  click('Pedir código');
  await screen.findByLabelText('Código de 6 dígitos');
  type('Código de 6 dígitos', '123456');
  await screen.findByText('Telefone validado.');
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(portal.shown).toEqual([{ kind: 'toast', text: 'Dados Alterados' }]);
});

const loginContacts = {
  phone: {
    call: 'POST /user/phone',
    validation: 'POST /user/phone/validate',
    opener: 'Adicionar telemóvel de acesso',
    label: 'Telemóvel',
    typed: '961234567',
    known: withoutLogin,
  },
  email: {
    call: 'POST /user/email/code',
    validation: 'POST /user/email/validate',
    opener: 'Adicionar e-mail de acesso',
    label: 'E-mail',
    typed: 'nova@exemplo.pt',
    known: withoutLogin,
  },
  'replaced phone': {
    call: 'POST /user/contact/change',
    validation: 'POST /user/contact/change/validate',
    opener: 'Mudar +351\u00a0912\u00a0345\u00a0678',
    label: 'Telemóvel',
    typed: '961234567',
    known: client,
  },
  'replaced email': {
    call: 'POST /user/contact/change',
    validation: 'POST /user/contact/change/validate',
    opener: 'Mudar marta@exemplo.pt',
    label: 'E-mail',
    typed: 'nova@exemplo.pt',
    known: withLoginEmail,
  },
} as const;
type LoginContact = keyof typeof loginContacts;

/** Asks for the code of a login contact, which is answered so. */
async function askForLoginCode(contact: LoginContact, answer: () => object, isAgreed = false) {
  const { call, opener, label, typed, known } = loginContacts[contact];
  const portal = open({
    'GET /user/client/': () => known,
    [call]: answer,
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  const confirm = vi.spyOn(portal.portal.overlays, 'confirm').mockResolvedValue(isAgreed);
  await screen.findByLabelText('Nome');
  click(opener);
  type(label, typed);
  click('Pedir código');
  const kept = () => screen.getByLabelText<HTMLInputElement>(label).value.replaceAll(/\s/g, '');
  return { portal, info, confirm, kept, typed };
}

/** Asks for the code of a login contact, which the server refuses in these words. */
const refuseLoginContact = (
  contact: LoginContact,
  status: number,
  code: string,
  isAgreed = false,
) =>
  askForLoginCode(
    contact,
    () => Response.json({ message: 'Nas palavras do servidor.', code }, { status }),
    isAgreed,
  );

type Failure = keyof typeof codeFailures;

test.each<[LoginContact, Failure, { title: string; body: string }, row: string]>([
  ['phone', 'a failure', notSent('SMS'), '[ERR-41]'],
  ['phone', 'a service that is away', notSent('SMS'), '[ERR-41]'],
  ['phone', 'a refusal without words', notSent('SMS'), '[ERR-41]'],
  ['phone', 'a known contact', exists, '[ERR-42]'],
  ['email', 'a failure', notSent('e-mail'), '[ERR-40]'],
  ['email', 'a service that is away', notSent('e-mail'), '[ERR-40]'],
  ['email', 'a refusal without words', notSent('e-mail'), '[ERR-40]'],
  ['replaced phone', 'a failure', notSent('SMS'), '[ERR-41]'],
  ['replaced phone', 'a service that is away', notSent('SMS'), '[ERR-41]'],
  ['replaced phone', 'a refusal without words', notSent('SMS'), '[ERR-41]'],
  ['replaced phone', 'a known contact', exists, '[ERR-42] [ACC-05]'],
  ['replaced email', 'a failure', notSent('e-mail'), '[ERR-40]'],
  ['replaced email', 'a service that is away', notSent('e-mail'), '[ERR-40]'],
  ['replaced email', 'a refusal without words', notSent('e-mail'), '[ERR-40]'],
  ['replaced email', 'a known contact', exists, '[ERR-42] [ACC-05]'],
])(
  'a code that is not sent to a login contact (%s) because of %s is told in the exact words, and what was typed stays: %o %s',
  async (contact, failure, said) => {
    const { info, kept, typed } = await askForLoginCode(contact, codeFailures[failure]);
    await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith(said));
    expect(kept()).toBe(typed);
  },
);

test.each<[LoginContact]>([['phone'], ['email'], ['replaced phone'], ['replaced email']])(
  'a code for a login contact (%s) that nothing answered may arrive, and is asked for [C-930]',
  async (contact) => {
    const { portal } = await askForLoginCode(contact, silences['a lost answer']);
    portal.answer(loginContacts[contact].validation, () => ({}));
    await screen.findByLabelText('Código de 6 dígitos');
    type('Código de 6 dígitos', '123456');
    await waitFor(() =>
      expect(portal.requests.map(({ method, path }) => `${method} ${path}`)).toContain(
        loginContacts[contact].validation,
      ),
    );
  },
);

test.each<[LoginContact, Failure, shown: string[]]>([
  ['phone', 'code 2', []],
  ['phone', 'code 9', ['Pedido Sem Sucesso']],
  ['phone', 'a failure', ['Pedido Sem Sucesso']],
  ['replaced phone', 'code 2', []],
  ['replaced phone', 'code 9', ['Pedido Sem Sucesso']],
  ['replaced email', 'a failure', ['Pedido Sem Sucesso']],
])(
  'the code of a login contact (%s) that did not pass (%s) is said inline, and in these modals: %j [ERR-43] [ERR-44]',
  async (contact, failure, shown) => {
    const sent = () => ({ resend_after: 60, expires_in: 600 });
    const { portal } = await askForLoginCode(contact, sent);
    await screen.findByLabelText('Código de 6 dígitos');
    portal.answer(loginContacts[contact].validation, codeFailures[failure]);
    type('Código de 6 dígitos', '123456');
    await screen.findByText('Código inválido ou expirado');
    const button = screen.getByRole('button', { name: 'Validar' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    expect(portal.shown).toEqual(shown.map((text) => ({ kind: 'info', text })));
  },
);

test.each<[LoginContact, row: string]>([
  ['phone', '[ERR-41]'],
  ['email', '[ERR-40]'],
])(
  'while a change of a login contact can be taken back, the server says why no code is sent to the %s [C-165] [C-267] %s',
  async (contact) => {
    const { info, kept, typed } = await refuseLoginContact(contact, 409, 'CHANGE_PENDING');
    const said = { title: 'Aviso', body: 'Nas palavras do servidor.' };
    await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith(said));
    expect(kept()).toBe(typed);
  },
);

test.each<[LoginContact, isAgreed: boolean, ended: boolean[], row: string]>([
  ['phone', true, [false], '[ERR-41]'],
  ['phone', false, [], '[ERR-41]'],
  ['email', true, [false], '[ERR-40]'],
  ['email', false, [], '[ERR-40]'],
  ['replaced phone', true, [false], '[ACC-05]'],
  ['replaced email', true, [false], '[ACC-05]'],
])(
  'a login too old to change the %s that logs in asks for a new one; agreed: %s, ended: %j [C-165] [C-267] %s',
  async (contact, isAgreed, ended) => {
    const refused = await refuseLoginContact(contact, 403, 'LOGIN_AGAIN', isAgreed);
    const { portal, info, confirm, kept, typed } = refused;
    await waitFor(() =>
      expect(confirm).toHaveBeenCalledExactlyOnceWith({
        title: 'Inicie sessão novamente',
        body: 'Nas palavras do servidor.',
        confirmLabel: 'Iniciar Sessão',
        cancelLabel: 'Agora não',
      }),
    );
    await waitFor(() => expect(portal.ended).toEqual(ended));
    expect(info).not.toHaveBeenCalled();
    expect(kept()).toBe(typed);
  },
);

test.each<[LoginContact, losesWaiting: boolean, ended: boolean[]]>([
  ['phone', false, []],
  ['email', false, []],
  ['replaced phone', false, []],
  ['replaced email', false, []],
  ['replaced phone', true, [false]],
])(
  'that new login to change the %s asks about what waits on the device, after its own question; let go: %s, ended: %j [OFF-09] [C-634]',
  async (contact, losesWaiting, ended) => {
    const { call, opener, label, typed, known } = loginContacts[contact];
    const portal = open(
      {
        'GET /user/client/': () => known,
        [call]: () => Response.json({ code: 'LOGIN_AGAIN' }, { status: 403 }),
      },
      { outbox: 'keeps', losesWaiting },
    );
    await portal.outbox.keepMessage();
    await screen.findByLabelText('Nome');
    click(opener);
    type(label, typed);
    const button = screen.getByRole('button', { name: 'Pedir código' });
    fireEvent.click(button);
    const asked = ['Inicie sessão novamente', 'Envios por fazer'];
    await waitFor(() => expect(portal.shown.map(({ text }) => text)).toEqual(asked));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(portal.ended).toEqual(ended);
  },
);

test.each([
  ['replaced phone', 'phone', '+351961234567', { login_phone: '+351961234567' }],
  ['replaced email', 'email', 'nova@exemplo.pt', { login_email: 'nova@exemplo.pt' }],
] as const)(
  '«Mudar» asks for a code of the new contact (%s), and with it that one stands in the place of the old one [ACC-05] [ACC-06]',
  async (kind, channel, contact, changed) => {
    const { portal } = await askForLoginCode(kind, () => ({ resend_after: 60, expires_in: 600 }));
    await screen.findByLabelText('Código de 6 dígitos');
    const posts = () =>
      portal.requests
        .filter(({ method }) => method === 'POST')
        .map(({ path, body }) => [path, body]);
    expect(posts()).toEqual([['/user/contact/change', { channel, contact }]]);
    portal.answer(loginContacts[kind].validation, () => ({ message: 'OK' }));
    portal.answer('GET /user/client/', () => ({ ...loginContacts[kind].known, ...changed }));
    type('Código de 6 dígitos', '123456');
    const shown = contact.replace(/^(\+351)(\d{3})(\d{3})/, '$1\u00a0$2\u00a0$3\u00a0');
    await screen.findByRole('button', { name: `Mudar ${shown}` });
    expect(screen.queryByRole('button', { name: loginContacts[kind].opener })).toBeNull();
    expect(posts().slice(1)).toEqual([['/user/contact/change/validate', { code: '123456' }]]);
  },
);

/** Opens the profile up to the code of a login e-mail, which is wrong until the test answers otherwise. */
async function askForEmailCode() {
  const portal = open({
    'POST /user/email/code': () => ({ resend_after: 60, expires_in: 600 }),
    'POST /user/email/validate': () => Response.json({ code: 2 }, { status: 400 }),
  });
  await screen.findByLabelText('Nome');
  click('Adicionar e-mail de acesso');
  click('Pedir código');
  await screen.findByLabelText('Código de 6 dígitos');
  return portal;
}

test.each<[LoginContact, done: string]>([
  ['phone', 'Telefone validado.'],
  ['email', 'Email validado.'],
])(
  'that a login contact (%s) is validated stays ten seconds, that it is not five, each time anew [PRO-11]',
  async (contact, done) => {
    const sent = () => ({ resend_after: 60, expires_in: 600 });
    const { portal } = await askForLoginCode(contact, sent);
    const code = 'Código de 6 dígitos';
    const { call, validation, opener, label, typed } = loginContacts[contact];
    portal.answer(validation, codeFailures['code 2']);
    await screen.findByLabelText(code);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Without a timer, whose time would count.
    const settled = async (path: string, times: number) => {
      const asked = () => portal.requests.filter((request) => path.endsWith(request.path));
      const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
      for (let turn = 0; turn < 500 && (turn < 5 || asked().length < times || isBusy()); turn += 1)
        await act(() => new Promise((resolve) => setImmediate(resolve)));
      expect(asked()).toHaveLength(times);
    };
    const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
    const staysFor = (text: string, milliseconds: number) => {
      screen.getByText(text);
      pass(milliseconds - 1);
      screen.getByText(text);
      pass(1);
      expect(screen.queryByText(text)).toBeNull();
    };
    const failed = 'Código inválido ou expirado';
    type(code, '123456');
    await settled(validation, 1);
    staysFor(failed, 5_000);
    type(code, '123455');
    await settled(validation, 2);
    pass(3_000);
    type(code, '123454');
    await settled(validation, 3);
    staysFor(failed, 5_000);

    portal.answer(validation, () => ({ registered: true }));
    type(code, '123457');
    await settled(validation, 4);
    pass(6_000);
    screen.getByText(done);
    click(opener);
    type(label, typed);
    click('Pedir código');
    await settled(call, 2);
    type(code, '123458');
    await settled(validation, 5);
    staysFor(done, 10_000);
  },
);

test.each(['001234', '12345'])(
  '%s is no code of a login e-mail, which is said without asking the server [VAL-20]',
  async (code) => {
    const portal = await askForEmailCode();
    type('Código de 6 dígitos', code);
    click('Validar');
    await screen.findByText('Código inválido ou expirado');
    expect(portal.requests.at(-1)?.path).toBe('/user/email/code');
  },
);

test('a wrong code of a login e-mail is said inline, and in a modal unless the code is 2 [ERR-43] [ERR-44]', async () => {
  const portal = await askForEmailCode();
  type('Código de 6 dígitos', '123456');
  await screen.findByText('Código inválido ou expirado');
  expect(portal.shown).toEqual([]);
  portal.answer('POST /user/email/validate', () => Response.json({ code: 9 }, { status: 400 }));
  click('Validar');
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'info', text: 'Pedido Sem Sucesso' }]));
  expect(screen.getByText('Código inválido ou expirado')).toBeTruthy();
});

test.each([500, 0])(
  'a code of a login e-mail whose validation ends in %i (0 is no answer) did not pass either, inline and in a modal [ERR-43] [ERR-44]',
  async (status) => {
    const portal = await askForEmailCode();
    portal.answer('POST /user/email/validate', () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return Response.json({ http_code: status }, { status });
    });
    type('Código de 6 dígitos', '123456');
    await screen.findByText('Código inválido ou expirado');
    await waitFor(() => expect(portal.shown.map(({ kind }) => kind)).toEqual(['info']));
  },
);

test('who looks for the code elsewhere and comes back to a page that is loaded anew enters it all the same [PRO-05] [C-238]', async () => {
  const codes = { 'POST /user/email/code': () => ({ resend_after: 60, expires_in: 600 }) };
  open(codes);
  await screen.findByLabelText('Nome');
  click('Adicionar e-mail de acesso');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  type('E-mail', 'marta@exemplo.pt');
  click('Pedir código');
  await screen.findByLabelText('Código de 6 dígitos');
  dispatchEvent(new Event('pagehide'));
  cleanup();
  open(codes);
  await screen.findByLabelText('Código de 6 dígitos');
  dispatchEvent(new Event('pagehide'));
  cleanup();
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
  open(codes);
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'marta@exemplo.pt'),
  );
  vi.useRealTimers();
});
