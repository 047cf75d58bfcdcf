// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import PaymentPage from './PaymentPage.tsx';
import { customer, wireAttempt, wirePage } from '../../testing/samplePayment.testing.ts';

const view = { kind: 'page', name: 'payment', params: { id: 'S-7' } } as const;
const billing = {
  name: 'Prata, Lda.',
  vat_number: '123456789',
  address: 'Rua 1',
  postal_code: '1',
  city: 'Lisboa',
  country: { id: 175, country: 'Portugal' },
};
const HOME = ['/client/services'];

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

/** The page of a payment that the server refuses to show; 0 is no answer at all. */
function openRefused(status: number, message: string | null = null) {
  const portal = createTestPortal({
    answers: {
      'GET /payment/S-7': () => {
        if (status === 0) throw new TypeError('Failed to fetch');
        return Response.json({ http_code: status, message }, { status });
      },
      'GET /user/client/': () => customer,
      'GET /billing': () => ({ billing: [] }),
    },
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  render(
    <TestShell test={portal} view={view} path="/payment/S-7">
      <PaymentPage />
    </TestShell>,
  );
  return { portal, said: info.mock.calls };
}

test('a payment that is not there leads home without a word [ERR-18]', async () => {
  const { portal, said } = openRefused(404);
  await vi.waitFor(() => expect(portal.visited).toEqual(HOME));
  expect(said).toEqual([]);
});

test('one that may not be seen is told in the server words, then leads home [ERR-19]', async () => {
  const { portal, said } = openRefused(409, 'Este pagamento é de outra conta.');
  await vi.waitFor(() => expect(portal.visited).toEqual(HOME));
  expect(said).toEqual([
    [{ title: 'Acesso Não Autorizado', body: 'Este pagamento é de outra conta.' }],
  ]);
});

test.each([
  [409, 'Acesso Não Autorizado', '[ERR-19]'],
  [406, 'Formato Inválido', '[ERR-20]'],
])(
  '%i without words of the server is told in the generic ones, under «%s» %s',
  async (status, title) => {
    const { said } = openRefused(status);
    const body = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';
    await vi.waitFor(() => expect(said).toEqual([[{ title, body }]]));
  },
);

test('a wrong id is told and stays [ERR-20]', async () => {
  const { portal, said } = openRefused(406, 'O identificador está errado.');
  await vi.waitFor(() =>
    expect(said).toEqual([[{ title: 'Formato Inválido', body: 'O identificador está errado.' }]]),
  );
  expect(portal.visited).toEqual([]);
});

test('any other refusal is told in the generic words, then leads home [ERR-22]', async () => {
  const { portal, said } = openRefused(403, 'Palavras do servidor.');
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  vi.mocked(portal.portal.overlays.info).mockImplementationOnce(() => closed);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(portal.visited).toEqual([]);
  close();
  await vi.waitFor(() => expect(portal.visited).toEqual(HOME));
  expect(said).toEqual([
    [
      {
        title: 'Pedido Sem Sucesso',
        body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
      },
    ],
  ]);
});

test.each([500, 503, 0])(
  'a server that fails (%i; 0 is no answer) is asked again on request, and nobody is sent away [ERR-22] [C-191]',
  async (status) => {
    const { portal, said } = openRefused(status);
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect([said, portal.visited]).toEqual([[], []]);
    portal.answer('GET /payment/S-7', () => wirePage('NOT_PAID', null));
    fireEvent.click(retry);
    expect(await screen.findByText('Serviços Solicitados')).toBeTruthy();
  },
);

test('an ended session is left to the shell [ERR-17]', async () => {
  const { portal, said } = openRefused(401);
  await screen.findByRole('button', { name: 'Tentar novamente' });
  expect([said, portal.visited]).toEqual([[], []]);
});

test.each([{ message: 'Estamos em obras.' }, {}])(
  'customer data that cannot be read, answered with %j, are asked for again on request, over no dialog, and nobody is sent away [ERR-39] [C-594]',
  async (words) => {
    const portal = createTestPortal({
      answers: {
        'GET /payment/S-7': () => wirePage('NOT_PAID', null),
        'GET /user/client/': () => Response.json(words, { status: 500 }),
        'GET /billing': () => ({ billing: [] }),
      },
    });
    render(
      <TestShell test={portal} view={view} path="/payment/S-7">
        <PaymentPage />
      </TestShell>,
    );
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect([portal.shown, portal.visited]).toEqual([[], []]);
    portal.answer('GET /user/client/', () => customer);
    fireEvent.click(retry);
    expect(await screen.findByRole('radio', { name: customer.name })).toBeTruthy();
  },
);

/** Opens a payment, chooses the bank reference and answers what was warned of. */
async function openToPay(answers: Record<string, () => unknown>, method = 'Multibanco') {
  const portal = createTestPortal({
    answers: {
      'GET /payment/S-7': () => wirePage('NOT_PAID', null),
      'GET /user/client/': () => customer,
      'GET /billing': () => ({ billing: [] }),
      'GET /countries': () => [{ id: 175, country: 'Portugal' }],
      ...answers,
    },
  });
  const warned = vi.spyOn(portal.portal.overlays, 'warn').mock.calls;
  render(
    <TestShell test={portal} view={view} path="/payment/S-7">
      <PaymentPage />
    </TestShell>,
  );
  fireEvent.click(await screen.findByRole('radio', { name: method }));
  return { portal, warned };
}
const pay = () => fireEvent.click(screen.getByRole('button', { name: 'Pagar com Multibanco' }));

test('paying what cannot be paid now is told in the server words, as a warning and nothing else [PAY-24] [C-192]', async () => {
  const message = 'O valor mudou de 184,50 € para 900,00 €.';
  const { portal, warned } = await openToPay({
    'POST /payment': () => Response.json({ http_code: 409, message }, { status: 409 }),
  });
  pay();
  await vi.waitFor(() => expect(warned).toEqual([[{ title: 'Aviso', body: message }]]));
  expect(portal.shown).toEqual([{ kind: 'warn', text: 'Aviso' }]);
  // The page is read anew, because it is no longer what the server has.
  const read = portal.requests.filter(
    ({ method, path }) => method === 'GET' && path === '/payment/S-7',
  );
  expect(read.length).toBeGreaterThan(1);
});

test('an MB WAY request that cannot be made now says why in the server words, not to try again [PAY-25] [C-192]', async () => {
  const message = 'Já existe um pagamento em curso. Conclua-o ou aguarde que expire.';
  const { warned } = await openToPay(
    { 'POST /payment': () => Response.json({ http_code: 409, message }, { status: 409 }) },
    'MB WAY',
  );
  fireEvent.click(screen.getByRole('button', { name: /^Pagar/ }));
  await vi.waitFor(() => expect(warned).toEqual([[{ title: 'Aviso', body: message }]]));
});

/** Another entry for the invoice, filled in. */
function typeOtherData() {
  fireEvent.click(screen.getByRole('radio', { name: 'Outros dados' }));
  for (const [label, value] of [
    ['Nome', billing.name],
    ['NIF', billing.vat_number],
    ['Morada', billing.address],
    ['Código postal', '1'],
    ['Localidade', billing.city],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
const bodyOf = (portal: Awaited<ReturnType<typeof openToPay>>['portal'], call: string) =>
  portal.requests.find(({ method, path }) => `${method} ${path}` === call)?.body;

test('a wrong postal code does not stop the payment: the data are kept for it alone [PAY-22]', async () => {
  const { portal, warned } = await openToPay({
    'POST /billing': () => ({ ...billing, id: 'B-1' }),
    'POST /payment': () => ({ success: true, ...wireAttempt('MB') }),
  });
  typeOtherData();
  pay();
  await vi.waitFor(() =>
    expect(bodyOf(portal, 'POST /payment')).toMatchObject({ billing_id: 'B-1' }),
  );
  expect(bodyOf(portal, 'POST /billing')).toMatchObject({ postal_code: '1', for_payment: true });
  expect(warned).toEqual([]);
});

const ownData = {
  ...customer,
  vat: '123456789',
  address: 'Rua 1',
  postal_code: '4000-123',
  city: 'Porto',
};

test('nor does one in the own data, which are then kept beside the profile, whose postal codes are right [PAY-22]', async () => {
  const { portal, warned } = await openToPay({
    'GET /user/client/': () => ownData,
    'POST /billing': () => ({ ...billing, id: 'B-1' }),
    'POST /payment': () => ({ success: true, ...wireAttempt('MB') }),
  });
  fireEvent.change(screen.getByLabelText('Código postal'), { target: { value: '4000' } });
  pay();
  await vi.waitFor(() =>
    expect(bodyOf(portal, 'POST /payment')).toMatchObject({ billing_id: 'B-1' }),
  );
  const sent = { name: 'Marta Figueiredo', postal_code: '4000', for_payment: true };
  expect(bodyOf(portal, 'POST /billing')).toMatchObject(sent);
  expect(bodyOf(portal, 'PATCH /user/client/')).toBeUndefined();
  expect(warned).toEqual([]);
});

test('own data that are right are changed in the profile before they are paid with [BIL-01] [PAY-22]', async () => {
  const { portal } = await openToPay({
    'GET /user/client/': () => ownData,
    'PATCH /user/client/': () => ({ ...ownData, city: 'Braga' }),
    'POST /payment': () => ({ success: true, ...wireAttempt('MB') }),
  });
  fireEvent.change(screen.getByLabelText('Localidade'), { target: { value: 'Braga' } });
  pay();
  await vi.waitFor(() =>
    expect(bodyOf(portal, 'POST /payment')).toMatchObject({ billing_id: 'CLIENT' }),
  );
  expect(bodyOf(portal, 'PATCH /user/client/')).toMatchObject({ city: 'Braga' });
  expect(bodyOf(portal, 'POST /billing')).toBeUndefined();
});

const refusals = [
  [503, {}, 'info', 'Pedido Sem Sucesso', 'tente mais tarde, obrigado'],
  [503, { message: 'Em obras.' }, 'info', 'Pedido Sem Sucesso', 'tente mais tarde, obrigado'],
  [0, {}, 'info', 'Pedido Sem Sucesso', 'tente mais tarde, obrigado'],
  [400, { message: 'O país não existe.' }, 'warn', 'Aviso', 'O país não existe.'],
] as const;
test.each(
  (['POST /billing', 'PATCH /user/client/'] as const).flatMap((call) =>
    refusals.map((refusal) => [call, ...refusal] as const),
  ),
)(
  'a payment that fails because %s of its data is answered with %i (0 is no answer) %j is told, and nothing is paid [BIL-07] [ERR-39] [PAY-24] [C-594]',
  async (call, status, words, dialog, title, body) => {
    const { portal } = await openToPay({
      'GET /user/client/': () => ownData,
      [call]: () => {
        if (status === 0) throw new TypeError('Failed to fetch');
        return Response.json({ http_code: status, ...words }, { status });
      },
    });
    const told = vi.spyOn(portal.portal.overlays, dialog).mock.calls;
    if (call === 'POST /billing') typeOtherData();
    else fireEvent.change(screen.getByLabelText('Localidade'), { target: { value: 'Braga' } });
    pay();
    await vi.waitFor(() => expect(told).toEqual([[{ title, body }]]));
    expect(portal.shown).toEqual([{ kind: dialog, text: title }]);
    expect(bodyOf(portal, 'POST /payment')).toBeUndefined();
  },
);

test('a session that ends while its data are saved is left to the shell [PAY-24]', async () => {
  const { portal } = await openToPay({
    'POST /billing': () => Response.json({ http_code: 401 }, { status: 401 }),
  });
  typeOtherData();
  pay();
  await vi.waitFor(() => expect(bodyOf(portal, 'POST /billing')).toBeDefined());
  await vi.waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Pagar com Multibanco' }).getAttribute('aria-busy'),
    ).toBeNull(),
  );
  expect(portal.shown).toEqual([]);
  expect(bodyOf(portal, 'POST /payment')).toBeUndefined();
});
