// @vitest-environment happy-dom
import type { Item } from '@portal/api/items/item';
import type { Work } from '@portal/api/work/work';
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork } from '../../testing/aWork.ts';
import { givenScreen } from '../../testing/givenScreen.ts';
import EquipmentDetailsPage from './EquipmentDetailsPage.tsx';

const item: Item = {
  id: 'item-1',
  fo_id: null,
  title: 'Peugeot 308 SW',
  subtitle: '72-ZB-16',
  photo: null,
  image: null,
  read_specs: [{ label: 'Marca', value: 'Peugeot' }],
  edit_specs: [
    { key: 'brand', label: 'Marca', type: 'text', value: 'Peugeot', options: [] },
    { key: 'inspection', label: 'Inspeção', type: 'date', value: '20/08/2026', options: [] },
    { key: 'notes', label: 'Notas', type: 'text', value: null, options: [] },
  ],
  specs: {},
};

function open(active: Work[] = [], options: TestPortalOptions = {}) {
  const none = () => ({ works: [] });
  const shell = createTestPortal({
    ...options,
    answers: {
      'GET /items/item-1/': () => item,
      'GET /services/active': ({ query }) => {
        expect(query.get('itemId')).toBe('item-1');
        return { works: active };
      },
      'GET /services/scheduled': none,
      'GET /services/completed': none,
      'GET /services/scheduled/history': none,
      ...options.answers,
    },
  });
  render(
    <TestShell
      test={shell}
      path="/equipment-details/item-1"
      view={{ kind: 'page', name: 'equipment-details', params: { id: 'item-1' } }}
    >
      <EquipmentDetailsPage />
    </TestShell>,
  );
  return shell;
}

function watched(answers: TestPortalOptions['answers']) {
  const shell = open([], { answers });
  return { shell, info: vi.spyOn(shell.portal.overlays, 'info') };
}

const removeButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Remover viatura' });

beforeEach(() => givenScreen({ isDesktop: true }));
afterEach(cleanup);

test('photograph, title, subtitle and specifications to read and to edit [CFG-06] [ITM-09]', async () => {
  const read_specs = [...item.read_specs, { label: 'Combustível', value: 'Gasóleo' }];
  const model = {
    key: 'model',
    label: 'Modelo',
    type: 'text' as const,
    value: '308 SW',
    options: [],
  };
  const edit_specs = item.edit_specs.toSpliced(1, 0, model);
  const shown = { ...item, photo: '/media/photo.jpg', read_specs, edit_specs };
  open([], { answers: { 'GET /items/item-1/': () => shown } });
  const isNamed = () => {
    const photo = screen.getByRole('img', { name: 'Fotografia: Peugeot 308 SW' });
    expect(photo.getAttribute('src')).toBe('/media/photo.jpg');
    expect(screen.getByRole('heading', { level: 1, name: 'Peugeot 308 SW' })).toBeTruthy();
    expect(screen.getByText('72-ZB-16')).toBeTruthy();
  };
  await screen.findByRole('img', { name: 'Fotografia: Peugeot 308 SW' });
  isNamed();
  const specs = [...document.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(specs).toEqual([
    ['Marca', 'Peugeot'],
    ['Combustível', 'Gasóleo'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Editar' }));
  const date = await screen.findByRole('group', { name: 'Inspeção' });
  await waitFor(() => expect(date.textContent).toMatch(/20\D*0?8\D*2026/));
  const fields = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ labels, value }) => [labels?.[0]?.textContent, value]);
  expect(fields).toEqual([
    ['Marca', 'Peugeot'],
    ['Modelo', '308 SW'],
    ['Notas', ''],
  ]);
  isNamed();
});

test('while an item loads the page has the label of the provider for its title [CFG-02] [ITM-01]', async () => {
  open([], {
    provider: { itemLabel: 'Equipamento', itemLabelPlural: 'Equipamentos' },
    answers: { 'GET /items/item-1/': () => new Promise<never>(() => undefined) },
  });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Equipamento');
});

test('everything names the item by the label of the provider [ITM-01] [CFG-02]', async () => {
  const provider = { itemLabel: 'Equipamento', itemLabelPlural: 'Equipamentos' };
  const shell = open([], { provider, answers: { 'DELETE /items/item-1/': () => ({}) } });
  const told = (['confirm', 'toast'] as const).map((how) => vi.spyOn(shell.portal.overlays, how));
  const remove = await screen.findByRole('button', { name: 'Remover equipamento' });
  await waitFor(() => expect(remove.hasAttribute('disabled')).toBe(false));
  const page = document.body.innerHTML;
  fireEvent.click(remove);
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  const words = told.map(({ mock }) => JSON.stringify(mock.calls));
  expect(page + document.title + words.join()).not.toMatch(/viatura/i);
});

test('an item that is gone, and a change of one, name it by the label of the provider [CFG-02] [ITM-01] [ERR-11]', async () => {
  const provider = { itemLabel: 'Equipamento', itemLabelPlural: 'Equipamentos' };
  const gone = () => Response.json({ message: 'Do servidor' }, { status: 404 });
  const shown = { title: 'Equipamento Indisponivel', body: 'Do servidor' };
  const shell = open([], { provider, answers: { 'POST /items/item-1/reset/': gone } });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  fireEvent.click(await screen.findByRole('button', { name: 'Repor detalhes originais' }));
  await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith(shown));
  cleanup();
  const unread = open([], { provider, answers: { 'GET /items/item-1/': gone } });
  const told = vi.spyOn(unread.portal.overlays, 'info');
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(shown));
});

test.each([
  [404, 'Viatura Indisponivel', '[ERR-11]'],
  [409, 'Acesso Não Autorizado', '[ERR-12]'],
])(
  'an item that is answered with %i while it is open says %s and leads home %s',
  async (status, title) => {
    const shell = open([]);
    const info = vi.spyOn(shell.portal.overlays, 'info');
    await screen.findByRole('button', { name: 'Editar' });
    const gone = () => Response.json({ message: 'Do servidor' }, { status });
    shell.answer('GET /items/item-1/', gone);
    act(() => void shell.portal.bus.emit('service.changed', { id: 'A-1' }));
    await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
    expect(info.mock.calls).toEqual([[{ title, body: 'Do servidor' }]]);
  },
);

test('edited specifications go without the empty ones, dates as dd/MM/yyyy [ITM-17]', async () => {
  const shell = open([], { answers: { 'PUT /items/item-1/': () => item } });
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Marca' }), {
    target: { value: 'Citroën' },
  });
  expect(shell.guards()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Alterações' }));
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'toast', text: 'Dados Alterados' }]));
  expect(shell.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    specs: [
      { key: 'brand', label: 'Marca', value: 'Citroën' },
      { key: 'inspection', label: 'Inspeção', value: '20/08/2026' },
    ],
  });
});

test('what is typed while the specifications are being saved stays, and can be saved next', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<Item>((resolve) => (answer = () => resolve(item)));
  const shell = open([], { answers: { 'PUT /items/item-1/': () => answered } });
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const fill = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  fill('Marca', 'Citroën');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Alterações' }));
  await waitFor(() => expect(shell.requests.at(-1)?.method).toBe('PUT'));
  fill('Notas', 'Pneus de inverno');
  answer();
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'toast', text: 'Dados Alterados' }]));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Notas' }).value).toBe(
    'Pneus de inverno',
  );
  expect(shell.guards()).toBe(1);
  shell.answer('PUT /items/item-1/', () => item);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Alterações' }));
  await screen.findByRole('button', { name: 'Editar' });
});

test('the focus goes to the first field, and back to the button once it was saved', async () => {
  open([], { answers: { 'PUT /items/item-1/': () => item } });
  const edit = await screen.findByRole('button', { name: 'Editar' });
  edit.focus();
  fireEvent.click(edit);
  const brand = screen.getByRole('textbox', { name: 'Marca' });
  expect(document.activeElement).toBe(brand);
  fireEvent.change(brand, { target: { value: 'Citroën' } });
  const save = screen.getByRole('button', { name: 'Guardar Alterações' });
  save.focus();
  fireEvent.click(save);
  expect(await screen.findByRole('button', { name: 'Editar' })).toBe(document.activeElement);
});

test('a required field that is emptied says so and nothing is sent [VAL-19]', async () => {
  const field = { type: 'input' as const, values: [], identifier: false, length: 255, position: 1 };
  const shell = open([], {
    provider: { itemFields: [{ ...field, name: 'brand', label: 'Marca', required: true }] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const brand = screen.getByRole('textbox', { name: 'Marca' });
  fireEvent.change(brand, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Alterações' }));
  await screen.findByText('Campo obrigatório!');
  expect(brand.getAttribute('aria-invalid')).toBe('true');
  expect(shell.requests.some(({ method }) => method === 'PUT')).toBe(false);
});

test('each kind of specification is edited with a field of its kind [ITM-20]', async () => {
  const spec = { value: null, options: [] };
  const edit_specs = [
    { ...spec, key: 'notes', label: 'Notas', type: 'text' },
    { ...spec, key: 'inspection', label: 'Inspeção', type: 'date' },
    { ...spec, key: 'born', label: 'Nascimento', type: 'birthday' },
    {
      ...spec,
      key: 'fuel',
      label: 'Combustível',
      type: 'inputselect',
      options: ['Gasóleo', 'GPL'],
    },
  ];
  open([], { answers: { 'GET /items/item-1/': () => ({ ...item, edit_specs }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  await screen.findByRole('textbox', { name: 'Notas' });
  await screen.findByRole('group', { name: 'Inspeção' });
  await screen.findByRole('group', { name: 'Nascimento' });
  const fuel = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Combustível' });
  const options = [...fuel.options].map(({ value }) => value).filter(Boolean);
  expect(options).toEqual(['Gasóleo', 'GPL']);
});

test('a birthday that is edited has the years from 1900 on and no day after today [ITM-19]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-16T10:00:00Z') });
  try {
    const born = { key: 'born', label: 'Nascimento', type: 'birthday', value: '', options: [] };
    open([], { answers: { 'GET /items/item-1/': () => ({ ...item, edit_specs: [born] }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    const calendar = await screen.findByRole('dialog', { hidden: true });
    // This DOM opens no popovers of its own.
    fireEvent(calendar, Object.assign(new Event('toggle'), { newState: 'open' }));
    const years = (await screen.findByLabelText('Ano')).querySelectorAll('option');
    expect([years[0]?.textContent, [...years].at(-1)?.textContent]).toEqual(['2026', '1900']);
    const isDisabled = (day: string) =>
      calendar.querySelector(`[data-day="2026-07-${day}"]`)?.getAttribute('aria-disabled') ?? null;
    expect(['15', '16', '17', '31'].map(isDisabled)).toEqual([null, null, 'true', 'true']);
  } finally {
    vi.useRealTimers();
  }
});

test('a plate of a wrong length is refused when the item is edited, and no field takes more than 255 characters [ITM-21] [ITM-22] [ITM-23]', async () => {
  const plate = { key: 'plate', label: 'Matrícula', type: 'text', value: '72-ZB-16', options: [] };
  const long = {
    type: 'input' as const,
    values: [],
    required: false,
    identifier: false,
    length: 400,
  };
  const shell = open([], {
    provider: { itemFields: [{ ...long, name: 'brand', label: 'Marca', position: 1 }] },
    answers: {
      'GET /items/item-1/': () => ({ ...item, edit_specs: [plate, ...item.edit_specs] }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Matrícula' });
  expect(typed.maxLength).toBe(255);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Marca' }).maxLength).toBe(255);
  const save = (value: string) => {
    fireEvent.change(typed, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar Alterações' }));
  };
  save('72-ZB-1');
  await screen.findByText('Formato Inválido');
  expect(shell.shown).toEqual([{ kind: 'toast', text: 'Formato Inválido' }]);
  save('72-ZB-167');
  await screen.findByText('Matrícula inserida Inválida');
  expect(shell.shown).toHaveLength(1);
  expect(shell.requests.some(({ method }) => method === 'PUT')).toBe(false);
});

test('where the provider configures the length of a plate, that is how long it may be [ITM-21]', async () => {
  const plate = { key: 'plate', label: 'Matrícula', type: 'text', value: '72-ZB-16', options: [] };
  const field = {
    name: 'plate',
    label: 'Matrícula',
    type: 'text' as const,
    length: 12,
    position: 1,
  };
  const shell = open([], {
    provider: { itemFields: [{ ...field, values: [], required: true, identifier: true }] },
    answers: {
      'GET /items/item-1/': () => ({ ...item, edit_specs: [plate] }),
      'PUT /items/item-1/': () => item,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Matrícula' });
  expect(typed.maxLength).toBe(12);
  const save = (value: string) => {
    fireEvent.change(typed, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar Alterações' }));
  };
  save('1234-ABCD-123');
  await screen.findByText('Matrícula inserida Inválida');
  save('1234-ABCD-12');
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'toast', text: 'Dados Alterados' }]));
});

test('the works of this item in progress, scheduled and in the history; an appointment without the logo of the provider whose page it is [API-27] [APT-01] [ITM-10] [C-286]', async () => {
  const past = { state: { bars: 5, name: 'Concluído' }, is_history: true } as const;
  const shell = open([aWork()], {
    answers: {
      'GET /services/scheduled': () => ({ works: [anAppointmentWork()] }),
      'GET /services/completed': () => ({ works: [aWork({ id: 'A-8', ...past })] }),
      'GET /services/scheduled/history': () => ({
        works: [anAppointmentWork({ id: 'S-9', is_history: true })],
      }),
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Em Curso' });
  const links = () =>
    ['Em Curso', 'Marcações', 'Histórico'].map((name) => {
      const section = screen.getByRole('heading', { level: 2, name }).closest('section');
      const found = [...(section?.querySelectorAll('a') ?? [])];
      const paths = found.map((link) => link.getAttribute('href')?.split('?')[0]);
      return [...new Set(paths)].toSorted();
    });
  const pathsOf = (...ids: string[]) => ids.map((id) => `/client/service-details/${id}`);
  await waitFor(() =>
    expect(links()).toEqual([pathsOf('A-1'), pathsOf('S-1'), pathsOf('A-8', 'S-9')]),
  );
  expect(screen.queryByRole('img', { name: 'Auto Mirante' })).toBeNull();
  const ticket = document.querySelector('details > summary')?.textContent;
  for (const words of ['14', 'jul.', '09:00', 'Renault Mégane', '45-XG-89'])
    expect(ticket).toContain(words);
  const asked = shell.requests.filter(({ path }) => path.startsWith('/services/'));
  expect(asked.map(({ query }) => query.get('itemId'))).toEqual(asked.map(() => 'item-1'));
});

test('with an appointment to come the item stays as well [ITM-12]', async () => {
  open([], { answers: { 'GET /services/scheduled': () => ({ works: [anAppointmentWork()] }) } });
  await screen.findByRole('heading', { level: 2, name: 'Marcações' });
  expect((await removeButton()).disabled).toBe(true);
});

test('with works in progress the item stays, with the reason beside the button [ITM-12]', async () => {
  open([aWork()]);
  await screen.findByRole('heading', { name: 'Em Curso' });
  expect((await removeButton()).disabled).toBe(true);
  expect(screen.getByText(/Pode remover quando não houver/)).toBeTruthy();
});

test.each(['active', 'scheduled', 'completed', 'scheduled/history'])(
  'works of /services/%s that cannot be loaded are said in the exact words, beside those that can [SRV-18]',
  async (list) => {
    const failed =
      'Não foi possível obter serviços neste estado. Tente novamente dentro de momentos.';
    const other = list === 'active' ? 'scheduled' : 'active';
    const shown = other === 'active' ? aWork() : anAppointmentWork();
    open([], {
      answers: {
        [`GET /services/${other}`]: () => ({ works: [shown] }),
        [`GET /services/${list}`]: () => Response.json({}, { status: 500 }),
      },
    });
    await screen.findByText(failed);
    await screen.findByRole('heading', { name: other === 'active' ? 'Em Curso' : 'Marcações' });
    expect(screen.queryByText('Ainda sem serviços.')).toBeNull();
    cleanup();
    open();
    await screen.findByText('Ainda sem serviços.');
    expect(screen.queryByText(failed)).toBeNull();
  },
);

test.each(['active', 'scheduled'])(
  'as long as the %s works are not known the item stays [ITM-12]',
  async (list) => {
    const running = () => new Promise<never>(() => undefined);
    const shell = open([], { answers: { [`GET /services/${list}`]: running } });
    await removeButton();
    const asked = () => shell.requests.filter(({ path }) => path.startsWith('/services/'));
    await waitFor(() => expect(asked()).toHaveLength(4));
    expect((await removeButton()).disabled).toBe(true);
  },
);

test('removing asks with Atenção, then removes and goes home [ITM-13]', async () => {
  const shell = open([], { answers: { 'DELETE /items/item-1/': () => ({}) } });
  await waitFor(async () => expect((await removeButton()).disabled).toBe(false));
  fireEvent.click(await removeButton());
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  expect(shell.shown[0]).toEqual({ kind: 'confirm', text: 'Atenção' });
  expect(shell.requests.some(({ method }) => method === 'DELETE')).toBe(true);
});

test.each(['Remover viatura', 'Repor detalhes originais'])(
  'whoever says no to «%s» keeps everything as it was [ITM-13]',
  async (name) => {
    const shell = open([], { confirms: false });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await waitFor(() => expect(shell.shown).toEqual([{ kind: 'confirm', text: 'Atenção' }]));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(shell.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(shell.visited).toEqual([]);
  },
);

test('resetting asks with Atenção and says when it is done [ITM-13] [ITM-14]', async () => {
  const shell = open([], { answers: { 'POST /items/item-1/reset/': () => ({}) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Repor detalhes originais' }));
  await waitFor(() =>
    expect(shell.shown).toEqual([
      { kind: 'confirm', text: 'Atenção' },
      { kind: 'toast', text: 'Detalhes originais repostos com sucesso' },
    ]),
  );
});

test('a photograph is added where there is none and changed where there is one, of the accepted kinds; the new one in its place is announced, without a dialog [API-25] [ITM-11] [MED-10] [MED-13] [C-270]', async () => {
  const shell = open([], {
    answers: { 'POST /items/item-1/images/': () => ({ url: '/new.gif' }) },
  });
  await screen.findByRole('button', { name: 'Adicionar fotografia' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  expect(input.accept).toBe('.gif,.jpeg,.png,.jpg');
  const choose = (name: string) =>
    fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
  choose('carro.heic');
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'warn', text: 'Formato Inválido' }]));
  const sent = () => shell.requests.filter(({ method }) => method === 'POST');
  expect(sent()).toEqual([]);
  shell.answer('GET /items/item-1/', () => ({ ...item, photo: '/new.gif' }));
  choose('carro.gif');
  await screen.findByRole('button', { name: 'Mudar fotografia' });
  expect(sent()).toHaveLength(1);
  const spoken = () => document.querySelector('[data-announcements]')?.textContent;
  await waitFor(() => expect(spoken()).toContain('Fotografia adicionada.'));
  shell.answer('GET /items/item-1/', () => ({ ...item, photo: '/newer.png' }));
  choose('carro.png');
  await waitFor(() => expect(spoken()).toContain('Fotografia mudada.'));
  expect(screen.getByRole('img', { name: /^Fotografia/ }).getAttribute('src')).toBe('/newer.png');
  expect(shell.shown).toEqual([{ kind: 'warn', text: 'Formato Inválido' }]);
});

test('while the photograph is sent its button says so [MED-12]', async () => {
  open([], {
    answers: { 'POST /items/item-1/images/': () => new Promise<never>(() => undefined) },
  });
  await screen.findByRole('button', { name: 'Adicionar fotografia' });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  fireEvent.change(input, { target: { files: [new File(['x'], 'carro.png')] } });
  expect(
    await screen.findByRole('button', { name: /O seu ficheiro está a ser carregado\.\.\./ }),
  ).toBeTruthy();
});

test('the original details are offered only when the item was changed [ITM-11]', async () => {
  open([], { answers: { 'GET /items/item-1/': () => ({ ...item, changed: false }) } });
  await screen.findByRole('heading', { level: 1, name: 'Peugeot 308 SW' });
  expect(screen.queryByRole('button', { name: 'Repor detalhes originais' })).toBeNull();
});

const refused = (status: number) => () => Response.json({ message: 'Do servidor' }, { status });
const home = ['/client/services'];
const refusals: [status: number, title: string, row: string, visited: string[]][] = [
  [404, 'Viatura Indisponivel', '[ERR-11]', home],
  [409, 'Acesso Não Autorizado', '[ERR-12]', home],
  [406, 'Formato Inválido', '[ERR-13]', []],
  [400, 'Formato Inválido', '[ERR-13]', []],
  [403, 'Pedido Sem Sucesso', '[ERR-14]', []],
  [500, 'Pedido Sem Sucesso', '[ERR-14]', []],
];

test.each(refusals)(
  'an item that is answered with %i shows %s and the words of the server %s',
  async (status, title, _row, visited) => {
    const { shell, info } = watched({ 'GET /items/item-1/': refused(status) });
    await waitFor(() =>
      expect(info).toHaveBeenCalledExactlyOnceWith({ title, body: 'Do servidor' }),
    );
    await waitFor(() => expect(shell.visited).toEqual(visited));
  },
);

test.each(refusals)(
  'a change of an item that is answered with %i shows %s and the words of the server %s',
  async (status, title, _row, visited) => {
    const { shell, info } = watched({ 'POST /items/item-1/reset/': refused(status) });
    fireEvent.click(await screen.findByRole('button', { name: 'Repor detalhes originais' }));
    await waitFor(() =>
      expect(info).toHaveBeenCalledExactlyOnceWith({ title, body: 'Do servidor' }),
    );
    await waitFor(() => expect(shell.visited).toEqual(visited));
  },
);

const choosePhoto = () => {
  const input = document.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [new File(['x'], 'carro.png')] } });
};
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};
const edit = async () => {
  const opener = screen.queryByRole('button', { name: 'Editar' });
  if (opener) fireEvent.click(opener);
  const brand = await screen.findByRole('textbox', { name: 'Marca' });
  fireEvent.change(brand, { target: { value: 'Citroën' } });
  await press('Guardar Alterações');
};
const changes: [call: string, change: () => void | Promise<void>][] = [
  ['PUT /items/item-1/', edit],
  ['POST /items/item-1/images/', choosePhoto],
  ['DELETE /items/item-1/', () => press('Remover viatura')],
];

test.each(changes)(
  'every change that is refused says why in the words of its answer: %s [ERR-11] [ERR-12] [ERR-13] [ERR-14]',
  async (call, change) => {
    const { shell, info } = watched({ [call]: refused(406) });
    await screen.findByRole('button', { name: 'Adicionar fotografia' });
    for (const [status, title] of [
      [406, 'Formato Inválido'],
      [500, 'Pedido Sem Sucesso'],
      [409, 'Acesso Não Autorizado'],
      [404, 'Viatura Indisponivel'],
    ] as const) {
      shell.answer(call, refused(status));
      await change();
      await waitFor(() => expect(info).toHaveBeenLastCalledWith({ title, body: 'Do servidor' }));
    }
    await waitFor(() => expect(shell.visited).toEqual([...home, ...home]));
    expect(info).toHaveBeenCalledTimes(4);
  },
);

test('who removes the item is not told that it is gone, and details that were being edited do not hold them back [ERR-11] [C-924]', async () => {
  const { shell, info } = watched({});
  shell.answer('DELETE /items/item-1/', () => {
    shell.answer('GET /items/item-1/', refused(404));
    // What the stream says of it may come before the answer.
    shell.bus.emit('item.changed', { id: 'item-1' });
    return {};
  });
  const guards: number[] = [];
  const { navigate } = shell.portal.navigation;
  vi.spyOn(shell.portal.navigation, 'navigate').mockImplementation((path) => {
    guards.push(shell.guards());
    navigate(path);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Marca' }), {
    target: { value: 'Citroën' },
  });
  await waitFor(() => expect(shell.guards()).toBe(1));
  await press('Remover viatura');
  await waitFor(() => expect(shell.visited).toEqual(home));
  expect(guards).toEqual([0]);
  const asked = () => shell.requests.filter(({ path }) => path === '/items/item-1/');
  await waitFor(() => expect(asked().at(-1)?.method).toBe('GET'));
  // What was asked is answered by then.
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(info).not.toHaveBeenCalled();
});

test.each(changes)(
  'every change that is answered with 401 says nothing and stays: %s [ERR-10]',
  async (call, change) => {
    const { shell, info } = watched({ [call]: refused(401) });
    await screen.findByRole('button', { name: 'Adicionar fotografia' });
    const before = shell.requests.length;
    await change();
    const sent = () => shell.requests.slice(before).filter(({ method }) => method !== 'GET');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(info).not.toHaveBeenCalled();
    expect(shell.visited).toEqual([]);
  },
);

test('a photograph that is answered with null is a general error in general words [MED-14]', async () => {
  const { info } = watched({ 'POST /items/item-1/images/': () => Response.json(null) });
  await screen.findByRole('button', { name: 'Adicionar fotografia' });
  choosePhoto();
  await waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith({
      title: 'Pedido Sem Sucesso',
      body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
    }),
  );
});

test('an item and a change that are answered with 401 show nothing: the shell logs it and ends the session [ERR-10]', async () => {
  const unread = watched({ 'GET /items/item-1/': refused(401) });
  await screen.findByText('Não conseguimos mostrar esta página');
  expect([unread.shell.shown, unread.shell.visited]).toEqual([[], []]);
  cleanup();
  const { shell, info } = watched({ 'POST /items/item-1/reset/': refused(401) });
  const reset = await screen.findByRole('button', { name: 'Repor detalhes originais' });
  fireEvent.click(reset);
  await waitFor(() => expect(shell.requests.at(-1)?.method).toBe('POST'));
  await waitFor(() => expect(reset.getAttribute('aria-busy')).toBeNull());
  expect(info).not.toHaveBeenCalled();
  expect(shell.visited).toEqual([]);
});

test('a booking for the item begins with it chosen, and its works stand before what it is [C-145] [C-828]', async () => {
  open([aWork()]);
  const book = await screen.findByRole('link', { name: 'Nova marcação' });
  expect(book.getAttribute('href')).toBe('/client/schedule/item-1');
  const works = await screen.findByRole('heading', { name: 'Em Curso' });
  const specs = screen.getByRole('heading', { name: 'Características' });
  expect(works.compareDocumentPosition(specs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a provider that takes no bookings in the portal offers none for an item [C-828]', async () => {
  open([], { provider: { schedulerModule: 'SOLO' } });
  await screen.findByRole('heading', { level: 1, name: 'Peugeot 308 SW' });
  expect(screen.queryByRole('link', { name: 'Nova marcação' })).toBeNull();
});
