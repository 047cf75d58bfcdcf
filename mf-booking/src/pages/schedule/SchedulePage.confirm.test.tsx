// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  chooseTime,
  client,
  NOW,
  open,
  portalWith,
  press,
  reachConfirmation,
  sent,
} from '../../testing/schedulePage.testing.tsx';
import { oilChange } from '../../testing/sampleServices.testing.ts';

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });

const LONG_WAIT = { timeout: 15_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const calls = (portal: ReturnType<typeof portalWith>) =>
  portal.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);

test('of several phones the primary one is shown and corrected, the others stay [BKG-05] [C-386]', async () => {
  const home = { number: '+351213420915', primary: false };
  const several = { ...client, phones: [home, ...client.phones] };
  const portal = portalWith({
    'GET /user/client/': () => several,
    'PATCH /user/client/': () => several,
  });
  await reachConfirmation(portal);
  const phones = screen.getAllByLabelText<HTMLInputElement>(/^Telemóvel/);
  expect(phones.map(({ value }) => value.replaceAll(/\s/g, ''))).toEqual(['912345678']);
  expect(document.body.textContent?.replaceAll(/\s/g, '')).not.toContain('213420915');
  for (const phone of phones) fireEvent.change(phone, { target: { value: '931112223' } });
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1), LONG_WAIT);
  expect(sent(portal, 'PATCH /user/client/').map(({ body }) => body)).toEqual([
    { phones: [{ number: '+351931112223', primary: true }, home] },
  ]);
});

test('confirms name, phone, e-mail and expert, then saves [BKG-05]', async () => {
  const portal = portalWith({ 'PATCH /user/client/': () => client });
  const page = open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Corte/ }));
  press('Continuar');
  page.follow();
  await chooseTime(page);
  expect(await screen.findByDisplayValue('Marta Figueiredo')).toBeTruthy();
  const phone = screen.getByLabelText<HTMLInputElement>(/^Telemóvel/);
  expect(phone.value.replaceAll(/\s/g, '')).toBe('912345678');
  expect(screen.getByDisplayValue('marta@exemplo.pt')).toBeTruthy();
  fireEvent.change(phone, { target: { value: '931112223' } });
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Marta Lima' } });
  fireEvent.change(screen.getByDisplayValue('marta@exemplo.pt'), {
    target: { value: 'lima@exemplo.pt' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Alterar profissional' }));
  fireEvent.click(await screen.findByRole('radio', { name: /Rui Lima/ }));
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1), LONG_WAIT);
  expect(sent(portal, 'PATCH /user/client/').map(({ body }) => body)).toEqual([
    {
      name: 'Marta Lima',
      phones: [{ number: '+351931112223', primary: true }],
      email: 'lima@exemplo.pt',
    },
  ]);
  expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({ expert_id: 'rui' });
});

test('a field of the contact that was left wrong says so in the exact words, not while it is typed [VAL-01] [VAL-06] [VAL-07] [VAL-19]', async () => {
  const page = open(portalWith({}));
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Corte/ }));
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await screen.findByDisplayValue('Marta Figueiredo');
  for (const [label, value, message] of [
    [/^Nome/, '', 'Campo obrigatório!'],
    [/^Telemóvel/, '942345678', 'Número de contacto Inválido'],
    [/^E-mail/, 'marta@', 'Por favor insira um formato de endereço de e-mail correto'],
  ] as const) {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    page.follow();
    expect(screen.queryByText(message)).toBeNull();
    fireEvent.blur(screen.getByLabelText(label));
    expect(screen.getByText(message)).toBeTruthy();
  }
});

test('a stored phone with another prefix than contacts have books as it is [BKG-05] [C-06]', async () => {
  const phones = [{ number: '+351941000001', primary: true }];
  const portal = portalWith({ 'GET /user/client/': () => ({ ...client, phones }) });
  await reachConfirmation(portal);
  fireEvent.blur(screen.getByLabelText(/^Telemóvel/));
  expect(screen.queryByText('Número de contacto Inválido')).toBeNull();
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1), LONG_WAIT);
  expect(sent(portal, 'PATCH /user/client/')).toEqual([]);
});

test('a name that is not stored yet is asked for at once, and saved with the booking [BKG-05] [C-271]', async () => {
  const portal = portalWith({
    'GET /user/client/': () => ({ ...client, name: '' }),
    'PATCH /user/client/': () => client,
  });
  const page = open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  press('Continuar');
  page.follow();
  await chooseTime(page);
  expect(await screen.findByText('Campo obrigatório!')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Marta Lima' } });
  expect(screen.queryByText('Campo obrigatório!')).toBeNull();
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1), LONG_WAIT);
  expect(sent(portal, 'PATCH /user/client/').map(({ body }) => body)).toEqual([
    { name: 'Marta Lima' },
  ]);
});

test('asks for the phone, adds the item, makes the draft, then books, in that order [BKG-31] [BKG-33] [BKG-35]', async () => {
  const item = {
    id: 'I-5',
    fo_id: null,
    title: 'Renault Clio',
    subtitle: null,
    photo: null,
    image: null,
    read_specs: [],
    edit_specs: [],
    specs: {},
  };
  const portal = portalWith(
    {
      'GET /items/': () => ({ items: [] }),
      'GET /user/client/': () => ({ ...client, phones: [] }),
      'PATCH /user/client/': () => client,
      'POST /items/': () => ({ message: 'Adicionada.', item }),
      'POST /schedule/draft': () => Response.json({}, { status: 500 }),
    },
    {
      phone: '+351931112223',
      provider: {
        supportsItems: true,
        itemFields: [
          {
            name: 'model',
            label: 'Modelo',
            type: 'input',
            values: [],
            required: true,
            length: 255,
            position: 1,
            identifier: false,
          },
        ],
      },
    },
  );
  const page = open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  fireEvent.change(await screen.findByLabelText('Modelo'), { target: { value: 'Clio' } });
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await screen.findByDisplayValue('Marta Figueiredo');
  const before = calls(portal).length;
  portal.answer('POST /schedule/draft', () => ({
    success: true,
    scheduler_id: 'D-2',
    draft_work_id: 'W-2',
  }));
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1), LONG_WAIT);
  expect(portal.shown.map(({ kind }) => kind)).toEqual(['phonePrompt']);
  expect(calls(portal).slice(before)).toEqual([
    'PATCH /user/client/',
    'POST /items/',
    'POST /schedule/draft',
    'POST /schedule',
  ]);
  expect(sent(portal, 'POST /schedule')[0]?.body).toMatchObject({
    item_id: 'I-5',
    scheduler_id: 'D-2',
  });
});

test.each([
  { items: [{ id: 'I-5', title: 'Opel Corsa' }], name: 'Opel Corsa' },
  { items: [], name: 'Renault Clio' },
])('says what is booked for, $name, and until when [CFG-06] [CFG-07]', async ({ items, name }) => {
  const field = { type: 'input', values: [], length: 255, identifier: false };
  const page = open(
    portalWith(
      { 'GET /items/': () => ({ items }) },
      {
        provider: {
          supportsItems: true,
          itemFields: [
            { ...field, name: 'brand', label: 'Marca', required: true, position: 1 },
            { ...field, name: 'model', label: 'Modelo', required: true, position: 2 },
          ],
        },
      },
    ),
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  if (items.length === 0) {
    fireEvent.change(await screen.findByLabelText('Marca'), { target: { value: 'Renault' } });
    fireEvent.change(screen.getByLabelText('Modelo'), { target: { value: 'Clio' } });
  } else await screen.findByRole('radio', { name, checked: true });
  press('Continuar');
  page.follow();
  await chooseTime(page);
  expect(await screen.findByText(`Para ${name}`)).toBeTruthy();
  expect(screen.getByText('16:30 – 17:15')).toBeTruthy();
});

test('asks nobody for a phone who pays when booking [BKG-31]', async () => {
  const slots = { morning: ['10:00'], afternoon: [] };
  const portal = portalWith({
    'GET /user/client/': () => ({ ...client, phones: [] }),
    'GET /schedule/config': () => ({
      timeSlots: slots,
      days: { '2026-07-18': slots },
      blockers: [],
    }),
  });
  const page = open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Oficina/ }));
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continuar' }).hasAttribute('disabled')).toBe(false),
  );
  press('Continuar');
  page.follow();
  await screen.findByDisplayValue('Marta Figueiredo');
  press('Marcar com obrigação de pagar 35,00\u00a0€');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1), LONG_WAIT);
  expect(portal.shown).toEqual([]);
});

test.each([
  [400, '/client/services?openAppointment=true', '[BKG-51]'],
  ['home', '/client/services?openAppointment=true', '[BKG-51]'],
  [409, '/client/schedule?passo=2', '[BKG-50]'],
])(
  'a booking refused with %j leads to %s once its dialog is closed, not before %s',
  async (code, address, _row) => {
    const portal = portalWith({ 'POST /schedule': () => Response.json({ code }, { status: 409 }) });
    let close = () => undefined;
    const closed = new Promise<undefined>((resolve) => {
      close = () => {
        resolve(undefined);
        return undefined;
      };
    });
    const info = vi.spyOn(portal.portal.overlays, 'info').mockReturnValue(closed);
    await reachConfirmation(portal);
    const before = portal.visited.length;
    press('Confirmar marcação');
    await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), LONG_WAIT);
    expect(portal.visited).toHaveLength(before);
    close();
    await vi.waitFor(() => expect(portal.visited[before]).toBe(address));
  },
);

test('other choices for what was booked while its answer was lost lead to that booking, and none is made anew [BKG-50] [BKG-52] [C-910]', async () => {
  const portal = portalWith({
    'POST /schedule': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  const booked: unknown[] = [];
  portal.portal.bus.on('appointment.booked', (event) => booked.push(event));
  await reachConfirmation(portal);
  press('Confirmar marcação');
  await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(1), LONG_WAIT);
  const words = { title: 'Já está marcado', body: 'A marcação já tinha ficado registada.' };
  portal.answer('POST /schedule', () =>
    Response.json(
      { ...words, code: 'ALREADY_BOOKED', success: false, appointmentId: 'S-9', schedulerId: '9' },
      { status: 409 },
    ),
  );
  await vi.waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Confirmar marcação' }).getAttribute('aria-busy'),
    ).toBeNull(),
  );
  press('Confirmar marcação');
  await vi.waitFor(
    () => expect(portal.visited.at(-1)).toBe('/client/service-details/S-9'),
    LONG_WAIT,
  );
  expect(info.mock.calls[1]).toEqual([{ ...words, closeLabel: 'Ver marcação' }]);
  expect(booked).toEqual([{ id: 'S-9' }]);
  const drafts = sent(portal, 'POST /schedule').map(({ body }) => body);
  expect(drafts).toMatchObject([{ scheduler_id: 'D-1' }, { scheduler_id: 'D-1' }]);
});

test.each([
  ['that the answer names', { schedulerId: '12' }, 'S-12'],
  ['of its draft, where the answer names none', {}, 'S-D-1'],
])(
  'a booking to be paid without an appointment goes to the payment of the scheduler %s [BKG-37]',
  async (_which, named, id) => {
    const portal = portalWith({
      'POST /schedule': () => ({ success: true, paymentsRequired: true, ...named }),
    });
    await reachConfirmation(portal);
    press('Confirmar marcação');
    await vi.waitFor(() => expect(portal.visited.at(-1)).toBe(`/client/payment/${id}`));
  },
);

test.each<[string, () => Response]>([
  ['answers 500', () => Response.json({}, { status: 500 })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])(
  'client data of a server that %s are asked for again on request, and nobody is sent away [BKG-53] [C-191]',
  async (_case, answer) => {
    const portal = portalWith({
      'GET /user/client/': answer,
      'GET /appointments/S-D-1/W-1/media': () => ({
        data: { company_extras: [], client_extras: [] },
      }),
    });
    const page = open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
    press('Continuar');
    page.follow();
    await chooseTime(page);
    await screen.findByText('Não foi possível carregar os seus dados');
    const before = portal.visited.length;
    expect(portal.shown).toEqual([]);
    portal.answer('GET /user/client/', () => client);
    press('Tentar novamente');
    expect(await screen.findByDisplayValue('Marta Figueiredo')).toBeTruthy();
    expect(portal.visited).toHaveLength(before);
  },
);

test.each([
  [{ message: 'O telemóvel já é de outro cliente.' }, 'O telemóvel já é de outro cliente.'],
  [{}, 'Foi encontrado um problema durante o pedido, por favor tente mais tarde'],
])(
  'contact data whose saving is refused with %o while booking are told as «%s», and nothing is booked [ERR-39]',
  async (answer, body) => {
    const portal = portalWith({
      'PATCH /user/client/': () => Response.json(answer, { status: 400 }),
    });
    const info = vi.spyOn(portal.portal.overlays, 'info');
    await reachConfirmation(portal);
    const before = portal.visited.length;
    const phone = screen.getByLabelText<HTMLInputElement>(/^Telemóvel/);
    fireEvent.change(phone, { target: { value: '931112223' } });
    press('Confirmar marcação');
    const told = { title: 'Pedido Sem Sucesso', body };
    await vi.waitFor(() => expect(info.mock.calls).toEqual([[told]]), LONG_WAIT);
    const confirm = await screen.findByRole('button', { name: 'Confirmar marcação' });
    expect(confirm.getAttribute('aria-busy')).toBeNull();
    expect(sent(portal, 'POST /schedule')).toEqual([]);
    expect(phone.value.replaceAll(/\s/g, '')).toBe('931112223');
    expect(portal.visited).toHaveLength(before);
  },
);

test('a session that ended before the booking is left to the shell [BKG-49] [BKG-52] [C-04]', async () => {
  const portal = portalWith({ 'POST /schedule': () => Response.json({}, { status: 401 }) });
  await reachConfirmation(portal);
  const before = portal.visited.length;
  press('Confirmar marcação');
  await vi.waitFor(() => expect(sent(portal, 'POST /schedule')).toHaveLength(1));
  const confirm = await screen.findByRole('button', { name: 'Confirmar marcação' });
  expect(confirm.getAttribute('aria-busy')).toBeNull();
  expect(portal.shown).toEqual([]);
  expect(portal.visited).toHaveLength(before);
});

test('a session that ended before the client data came is left to the shell [BKG-53] [C-04]', async () => {
  const portal = portalWith({ 'GET /user/client/': () => Response.json({}, { status: 401 }) });
  const page = open(portal);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
  press('Continuar');
  page.follow();
  await chooseTime(page);
  await vi.waitFor(() => expect(sent(portal, 'GET /user/client/')).not.toHaveLength(0));
  await screen.findByText('Não foi possível carregar os seus dados');
  expect(portal.shown).toEqual([]);
  expect(portal.visited).not.toContain('/client/services');
});

test.each([
  [{ message: 'Conta suspensa.' }, 'Conta suspensa.'],
  [{}, 'Foi encontrado um problema durante o pedido, por favor tente mais tarde'],
])(
  'client data that are refused with %o are told as «%s», and the services come only after that [BKG-53]',
  async (answer, body) => {
    const portal = portalWith({
      'GET /user/client/': () => Response.json(answer, { status: 403 }),
    });
    const info = vi.spyOn(portal.portal.overlays, 'info');
    let close: () => void = () => undefined;
    info.mockImplementationOnce(() => new Promise<void>((resolve) => (close = resolve)));
    const page = open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
    press('Continuar');
    page.follow();
    await chooseTime(page);
    const told = { title: 'Pedido Sem Sucesso', body };
    await vi.waitFor(() => expect(info.mock.calls).toEqual([[told]]), LONG_WAIT);
    expect(portal.visited).not.toContain('/client/services');
    close();
    await vi.waitFor(() => expect(portal.visited.at(-1)).toBe('/client/services'));
  },
);

test.each([
  ['an empty object', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['nothing at all', () => new Response('')],
])(
  'client data that are answered with %s are told in the generic words, and lead to the services [BKG-54]',
  async (_what, answer) => {
    const portal = portalWith({ 'GET /user/client/': answer });
    const info = vi.spyOn(portal.portal.overlays, 'info');
    const page = open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudança de óleo' }));
    press('Continuar');
    page.follow();
    await chooseTime(page);
    const told = {
      title: 'Pedido Sem Sucesso',
      body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
    };
    await vi.waitFor(() => expect(info.mock.calls).toEqual([[told]]), LONG_WAIT);
    await vi.waitFor(() => expect(portal.visited.at(-1)).toBe('/client/services'));
  },
);

describe('a class whose last place somebody else took', () => {
  const places = { morning: ['10:00'], afternoon: [] };
  const portalOfClass = () =>
    portalWith({
      'GET /schedule/config': () => ({
        timeSlots: places,
        days: { '2026-07-18': places },
        blockers: [],
      }),
      'POST /schedule': () => Response.json({ code: 409 }, { status: 409 }),
    });

  test('leads back to step 1, as it has no step 2 [BKG-24] [BKG-50] [C-50]', async () => {
    const portal = portalOfClass();
    const page = open(portal);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Oficina' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continuar' }).hasAttribute('disabled')).toBe(
        false,
      ),
    );
    press('Continuar');
    page.follow();
    await screen.findByDisplayValue('Marta Figueiredo');
    press('Marcar com obrigação de pagar 35,00\u00a0€');
    await vi.waitFor(() => expect(portal.visited.at(-1)).toBe('/client/schedule'), LONG_WAIT);
  });

  test('has its vacancies looked for again where a link locked the wizard [BKG-50] [C-50]', async () => {
    const portal = portalOfClass();
    const details = btoa(JSON.stringify({ symptom_id: 'FO-4', user_id: null }));
    open(portal, `/schedule?directAppointment=true&details=${details}`);
    await screen.findByDisplayValue('Marta Figueiredo');
    portal.answer('GET /schedule/config', () => ({ timeSlots: places, days: {}, blockers: [] }));
    press('Marcar com obrigação de pagar 35,00\u00a0€');
    expect(await screen.findByText('Vagas indisponíveis')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'De que precisa?' })).toBeTruthy();
  });
});

test('the files of a booking are those of the provider and of the customer, each in media and documents [ENT-14]', async () => {
  const file = (id: string, type: string) => ({
    id,
    url: `/${id}`,
    description: id,
    date: '2026-07-09T10:00:00Z',
    type,
    thumbnail_url: null,
  });
  const files = {
    company_extras: [file('Orçamento', 'application/pdf'), file('Motor', 'image/jpeg')],
    client_extras: [file('Livrete', 'application/pdf'), file('Ruído', 'video/mp4')],
  };
  await reachConfirmation(
    portalWith({ 'GET /appointments/S-D-1/W-1/media': () => ({ data: files }) }),
  );
  const sections = [
    ['Do prestador', ['Galeria', 'Motor', 'Documentos', 'Orçamento']],
    ['Enviados por si', ['Galeria', 'Ruído', 'Documentos', 'Livrete']],
  ] as const;
  for (const [sender, inOrder] of sections) {
    const heading = await screen.findByRole('heading', { name: sender });
    const text = heading.parentElement?.textContent ?? '';
    const places = inOrder.map((word) => text.indexOf(word));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  }
});

test.each([
  [
    35,
    'Paga a seguir',
    '35,00 €',
    [
      'Paga agora 35,00 € de pré-pagamento.',
      'Pode cancelar sem custos até 16 jul. 2026 às 15:30.',
      'Depois, ficam retidos 50 % do pré-pagamento (17,50 €).',
    ],
  ],
  [
    10,
    'Paga a seguir',
    '10,00 €',
    [
      'Paga agora 10,00 € de pré-pagamento.',
      'O resto, 25,00 €, paga no local.',
      'Pode cancelar sem custos até 16 jul. 2026 às 15:30.',
      'Depois, ficam retidos 50 % do pré-pagamento (5,00 €).',
    ],
  ],
  [
    0,
    'Paga no local',
    '35,00 €',
    ['Paga 35,00 € no local.', 'Pode cancelar sem custos até 16 jul. 2026 às 15:30.'],
  ],
])(
  'of 35,00 € %s are paid in advance: the button names the whole price, and the rule stands above it [POL-03] [POL-05] [POL-06] [C-554] [LIM-10]',
  async (prepaid, label, amount, rule) => {
    const terms = {
      ...{ prepaid, on_site: 35 - prepaid, free_until_minutes: 60 },
      ...{ late_percent: 50, no_show_percent: 50 },
    };
    const paid = { ...oilChange, schedule_payment_value: 35, terms };
    const portal = portalWith({ 'GET /schedule/services': () => ({ services: [paid] }) });
    await reachConfirmation(portal);
    const button = screen.getByRole('button', { name: /^Marcar com obrigação de pagar/ });
    const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
    expect(plain(button)).toBe('Marcar com obrigação de pagar 35,00 €');
    expect(screen.queryByRole('button', { name: 'Confirmar marcação' })).toBeNull();
    const dock = button.closest('[data-dock]');
    expect(plain(dock)).toContain(label);
    expect(plain(dock)).toContain(amount);
    const card = screen.getByRole('heading', { name: 'Pagar e cancelar' }).closest('section');
    expect(plain(card)).toBe(`Pagar e cancelar${rule.join('')}`);
  },
);

test.each([
  ['no payment', null],
  ['one of 0,00 €', 0],
])(
  'a service with %s is booked by «Confirmar marcação», and nothing is said of paying [POL-05]',
  async (_, payment) => {
    const free = { ...oilChange, schedule_payment_value: payment };
    const portal = portalWith({ 'GET /schedule/services': () => ({ services: [free] }) });
    await reachConfirmation(portal);
    expect(screen.getByRole('button', { name: 'Confirmar marcação' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/obrigação de pagar|Paga (?:a seguir|no local)/);
    expect(screen.queryByRole('heading', { name: 'Pagar e cancelar' })).toBeNull();
  },
);
