// @vitest-environment happy-dom
import { GENERIC_ERROR } from '@portal/api/texts';
import type { ItemField } from '@portal/contract/providerSnapshot';
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { SelectField } from '@portal/ui/SelectField';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aWork } from '../../testing/aWork.ts';
import ItemsPanel from './ItemsPanel.tsx';

const field = (name: string, changes: Partial<ItemField> = {}): ItemField => ({
  name,
  label: name,
  type: 'text',
  length: 255,
  position: 1,
  required: false,
  identifier: false,
  values: [],
  ...changes,
});
const itemFields = [
  field('brand', { label: 'Marca', type: 'inputselect', values: ['Seat', 'Fiat'], position: 2 }),
  field('license_plate', { label: 'Matrícula', required: true, position: 1 }),
  field('notes', { label: 'Notas', position: 3 }),
];
const { item } = aWork();

function open(options: TestPortalOptions = {}) {
  const shell = createTestPortal({
    provider: { itemFields, ...options.provider },
    answers: { 'GET /items/': () => ({ items: [item] }), ...options.answers },
  });
  render(
    <TestShell test={shell} view={{ kind: 'panel', name: 'items', params: {} }}>
      <ItemsPanel />
    </TestShell>,
  );
  return shell;
}

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar viatura' }));
  return screen.getByRole('textbox', { name: 'Matrícula' });
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('each item is a card with image, title and subtitle that leads to its details; an empty list is not what is said [ITM-02] [ITM-03]', async () => {
  open({
    answers: { 'GET /items/': () => ({ items: [{ ...item, image: '/photos/item-1.jpg' }] }) },
  });
  const card = await screen.findByRole('link', { name: /Renault Mégane/ });
  expect(card.textContent).toContain('45-XG-89');
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/photos/item-1.jpg');
  expect(card.getAttribute('href')).toBe('/client/equipment-details/item-1');
  expect(screen.queryByText(/^Ainda sem/)).toBeNull();
  cleanup();
  // Without a small picture the photograph itself.
  const photo = { ...item, image: null, photo: '/photos/item-1-whole.jpg' };
  open({ answers: { 'GET /items/': () => ({ items: [photo] }) } });
  const other = await screen.findByRole('link', { name: /Renault Mégane/ });
  expect(other.querySelector('img')?.getAttribute('src')).toBe('/photos/item-1-whole.jpg');
});

test('the list of items is drawn whole, however long [SRV-09] [LIM-09] [C-266]', async () => {
  const items = Array.from({ length: 60 }, (_, index) => ({ ...item, id: `item-${index}` }));
  open({ answers: { 'GET /items/': () => ({ items }) } });
  expect(await screen.findAllByRole('link', { name: /Renault Mégane/ })).toHaveLength(60);
});

test('list, form and empty list name the items by the label of the provider [ITM-01] [CFG-02]', async () => {
  const provider = { itemLabel: 'Animal', itemLabelPlural: 'Animais' };
  const shell = open({ provider, answers: { 'GET /items/': () => ({ items: [] }) } });
  await screen.findByText('Ainda sem animais');
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar animal' }));
  await screen.findByRole('textbox', { name: 'Matrícula' });
  expect(screen.getByRole('button', { name: 'Adicionar animal' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /animal/i })).toBeTruthy();
  expect(document.body.innerHTML + JSON.stringify(shell.shown)).not.toMatch(/viatura/i);
});

test('a list that cannot be loaded says so in the exact words [ITM-07] [ITM-08] [ERR-14]', async () => {
  const shell = open({ answers: { 'GET /items/': () => Response.json({}, { status: 500 }) } });
  expect(screen.getByRole('status').textContent).toBe('A carregar a lista…');
  await screen.findByText('Não foi possivel aceder à sua lista de itens.');
  screen.getByRole('heading', { name: 'Pedido sem sucesso' });
  shell.answer('GET /items/', () => ({ items: [item] }));
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Renault Mégane');
});

test('a list that is shown already stays when it cannot be read again, and says since when it is [ITM-08] [C-297]', async () => {
  const shell = open();
  await screen.findByText('Renault Mégane');
  shell.answer('GET /items/', () => Response.json({}, { status: 500 }));
  act(() => {
    shell.bus.emit('service.changed', { id: 'A-1' });
  });
  expect(await screen.findByText(/^A mostrar o que sabíamos às \d\d:\d\d\.$/)).toBeTruthy();
  expect(screen.getByText('Renault Mégane')).toBeTruthy();
  expect(screen.queryByText('Não foi possivel aceder à sua lista de itens.')).toBeNull();
});

test('a provider without items gets a card instead, and nothing is asked of the server [ITM-06] [API-20]', async () => {
  const shell = open({ provider: { supportsItems: false } });
  await screen.findByText('Auto Mirante não usa esta lista');
  expect(shell.requests).toEqual([]);
});

test('the button opens the form in the list, by the configuration [CFG-06] [ITM-04] [ITM-16]', async () => {
  open();
  const plate = await openForm();
  expect(plate).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /Marca/ })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Notas/ })).toBeNull();
  cleanup();
  open({ provider: { vertical: 'physio' } });
  await openForm();
  expect(screen.getByRole('textbox', { name: /Notas/ })).toBeTruthy();
  // In the order of their positions, whatever the order of the configuration.
  const form = screen.getByRole('textbox', { name: /Notas/ }).closest('form');
  const fields = [...(form?.querySelectorAll('input, select') ?? [])];
  const labels = ['Matrícula', /Marca/, /Notas/].map((name) => screen.getByLabelText(name));
  expect(fields.filter((one) => labels.some((label) => label === one))).toEqual(labels);
});

test('the focus goes to the first field of the form, and back to the button once it is closed', async () => {
  open();
  const opener = () => screen.findByRole('button', { name: 'Adicionar viatura' });
  const button = await opener();
  button.focus();
  fireEvent.click(button);
  const plate = screen.getByRole('textbox', { name: 'Matrícula' });
  expect(document.activeElement).toBe(plate);
  const cancel = screen.getByRole('button', { name: 'Cancelar' });
  cancel.focus();
  fireEvent.click(cancel);
  expect(document.activeElement).toBe(await opener());
});

test('a field takes 255 characters at most, and fewer where the provider says so [ITM-23]', async () => {
  const model = field('model', { label: 'Modelo', length: 400, required: true });
  const colour = field('colour', { label: 'Cor', length: 20, required: true });
  open({ provider: { itemFields: [model, colour] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar viatura' }));
  for (const [label, length] of [
    ['Modelo', 255],
    ['Cor', 20],
  ] as const) {
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).maxLength).toBe(length);
  }
});

test('each type of field has its control [ITM-20]', async () => {
  const fields = (['text', 'date', 'birthday', 'inputselect'] as const).map((type) =>
    field(type, { type, required: true, values: ['Seat', 'Fiat'] }),
  );
  open({ provider: { itemFields: fields } });
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar viatura' }));
  screen.getByRole('textbox', { name: 'text' });
  await screen.findByRole('group', { name: 'date' });
  screen.getByRole('group', { name: 'birthday' });
  screen.getByRole('combobox', { name: 'inputselect' });
});

test('a birthday is chosen among the years from 1900 to this one, never after today [ITM-19]', async () => {
  // Here it tells at once, in the middle of itself, of the selection that follows the focus.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-16T10:00:00Z') });
  open({
    provider: {
      itemFields: [field('born', { label: 'Nascimento', type: 'birthday', required: true })],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar viatura' }));
  await screen.findByRole('group', { name: 'Nascimento' });
  const calendar = document.querySelector('[popover]');
  if (!calendar) throw new Error('There is no calendar.');
  // This DOM opens no popovers of its own.
  fireEvent(calendar, Object.assign(new Event('toggle'), { newState: 'open' }));
  const years = (await screen.findByLabelText('Ano')).querySelectorAll('option');
  expect([years[0]?.textContent, [...years].at(-1)?.textContent]).toEqual(['2026', '1900']);
  const isDisabled = (day: string) =>
    document.querySelector(`[data-day="2026-07-${day}"]`)?.getAttribute('aria-disabled') ?? null;
  expect(['15', '16', '17', '31'].map(isDisabled)).toEqual([null, null, 'true', 'true']);
});

test('the menus of the form are the short ones, those of other places are not [LIM-08]', async () => {
  open();
  await openForm();
  const brand = screen.getByRole('combobox', { name: /Marca/ });
  expect(brand.className).toContain('short');
  cleanup();
  render(<SelectField label="Empresa" value="" onChange={() => undefined} options={[]} />);
  const elsewhere = screen.getByRole('combobox', { name: 'Empresa' });
  expect(elsewhere.className).not.toContain('short');
});

test('the form is sent when every required field is filled [ITM-15] [VAL-19]', async () => {
  const shell = open({
    answers: {
      'POST /items/': () => Response.json({ message: 'Adicionada', item }, { status: 201 }),
    },
  });
  const plate = await openForm();
  const submit = screen.getByRole('button', { name: 'Adicionar viatura' });
  fireEvent.click(submit);
  await screen.findByText('Campo obrigatório!');
  expect(document.activeElement).toBe(plate);
  expect(shell.requests.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(plate, { target: { value: '23-bv-78' } });
  expect(screen.queryByText('Campo obrigatório!')).toBeNull();
  fireEvent.click(submit);
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'toast', text: 'Adicionada' }]));
  expect(shell.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    specs: { license_plate: '23-BV-78' },
  });
});

test('with optional fields only one of them is enough, and none is not: that is said, and nothing is sent [ITM-15]', async () => {
  const optional = { type: 'inputselect', values: ['Seat', 'Gasóleo'] };
  const shell = open({
    provider: {
      itemFields: [
        field('brand', { ...optional, label: 'Marca', position: 1 }),
        field('fuel', { ...optional, label: 'Combustível', position: 2 }),
      ],
    },
    answers: {
      'POST /items/': () => Response.json({ message: 'Adicionada', item }, { status: 201 }),
    },
  });
  const sent = () => shell.requests.filter(({ method }) => method === 'POST');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar viatura' }));
  const fuel = screen.getByRole('combobox', { name: /Combustível/ });
  const submit = screen.getByRole('button', { name: 'Adicionar viatura' });
  fireEvent.click(submit);
  await screen.findByText('Preencha pelo menos um campo.');
  expect(sent()).toEqual([]);
  fireEvent.change(fuel, { target: { value: 'Gasóleo' } });
  expect(screen.queryByText('Preencha pelo menos um campo.')).toBeNull();
  fireEvent.click(submit);
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'toast', text: 'Adicionada' }]));
  expect(sent().map(({ body }) => body)).toEqual([{ specs: { fuel: 'Gasóleo' } }]);
});

test('where items are people, the customer is one press away', async () => {
  const name = { name: 'name', label: 'Nome', type: 'text', values: [], length: 255 };
  open({ provider: { itemFields: [{ ...name, required: true, identifier: true, position: 1 }] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar viatura' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sou eu: Ana Marques' }));
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Ana Marques');
});

test('an item that was being written when the session expired is back for the same customer [PRO-05] [C-238]', async () => {
  const session = {
    subject: {
      userId: 'u-1',
      name: 'Ana',
      email: null,
      phone: null,
      registered: true,
      loginEmailValidated: false,
    },
  };
  const shell = open({ session });
  fireEvent.change(await openForm(), { target: { value: '23-BV-78' } });
  act(() => {
    shell.bus.emit('session.ended', { reason: 'expired' });
  });
  cleanup();
  open({ session });
  expect(await screen.findByDisplayValue('23-BV-78')).toBeTruthy();
});

test('a plate is put into pairs and capitals once it was typed, not while it is', async () => {
  open();
  const plate = await openForm();
  fireEvent.change(plate, { target: { value: 'bx34f' } });
  expect(screen.getByDisplayValue('bx34f')).toBe(plate);
  fireEvent.change(plate, { target: { value: 'bx34fg' } });
  fireEvent.blur(plate);
  expect(screen.getByDisplayValue('BX-34-FG')).toBe(plate);
});

test('a plate of a wrong length is refused here, and nothing typed is lost [ITM-21] [ITM-22]', async () => {
  const shell = open();
  const plate = await openForm();
  fireEvent.change(plate, { target: { value: '23-BV-7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar viatura' }));
  await screen.findByText('Formato Inválido');
  expect(shell.shown).toEqual([{ kind: 'toast', text: 'Formato Inválido' }]);
  expect(document.activeElement).toBe(plate);
  fireEvent.change(plate, { target: { value: '23-BV-789' } });
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar viatura' }));
  await screen.findByText('Matrícula inserida Inválida');
  expect(screen.getByDisplayValue('23-BV-789')).toBe(plate);
  expect(shell.requests.some(({ method }) => method === 'POST')).toBe(false);
});

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const refused = (status: number, message: string) => () => Response.json({ message }, { status });

test('a list that is answered with 401 tells nothing over the page and leads nowhere [ERR-10]', async () => {
  const shell = open({ answers: { 'GET /items/': refused(401, 'Sessão terminada') } });
  await screen.findByRole('button', { name: 'Tentar novamente' });
  expect([shell.shown, shell.visited]).toEqual([[], []]);
  expect(screen.queryByText('Sessão terminada')).toBeNull();
});

test('an item that was not added for want of a session (401) shows nothing and keeps what was typed [ERR-10]', async () => {
  const shell = open({ answers: { 'POST /items/': refused(401, 'Sessão terminada') } });
  const plate = await openForm();
  fireEvent.change(plate, { target: { value: '23-BV-78' } });
  const submit = screen.getByRole('button', { name: 'Adicionar viatura' });
  fireEvent.click(submit);
  await waitFor(() => expect(shell.requests.at(-1)?.method).toBe('POST'));
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull());
  expect(shell.shown).toEqual([]);
  expect(screen.getByDisplayValue('23-BV-78')).toBe(plate);
});

test.each([
  ['400', refused(400, 'Falta a marca'), 'Formato Inválido', 'Falta a marca'],
  ['406', refused(406, 'Marca desconhecida'), 'Formato Inválido', 'Marca desconhecida'],
  ['409', refused(409, 'Já existe'), 'Pedido Sem Sucesso', 'Já existe'],
  ['429', refused(429, 'Já tem cem'), 'Pedido Sem Sucesso', 'Já tem cem'],
  ['500', refused(500, 'at line 5'), 'Pedido Sem Sucesso', GENERIC_ERROR],
  ['no answer', unreachable, 'Pedido Sem Sucesso', GENERIC_ERROR],
])(
  'an item that was not added (%s) is said, keeps what was typed, and may be sent again [ERR-13] [ERR-15] [ERR-16]',
  async (_status, answer, title, body) => {
    const shell = open({ answers: { 'POST /items/': answer } });
    const info = vi.spyOn(shell.portal.overlays, 'info');
    const plate = await openForm();
    fireEvent.change(plate, { target: { value: '23-BV-78' } });
    fireEvent.change(screen.getByRole('combobox', { name: /Marca/ }), {
      target: { value: 'Seat' },
    });
    const submit = screen.getByRole('button', { name: 'Adicionar viatura' });
    fireEvent.click(submit);
    await waitFor(() => expect(info.mock.calls).toEqual([[{ title, body }]]));
    expect(screen.getByDisplayValue('23-BV-78')).toBe(plate);
    expect(screen.getByDisplayValue('Seat')).toBeTruthy();
    shell.answer('POST /items/', () => Response.json({ message: 'Adicionada', item }));
    fireEvent.click(submit);
    await waitFor(() => expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Adicionada' }));
  },
);

test('an item whose answer was lost is sent again as the same one, and a refusal shows the list as it is [ITM-04] [ERR-16]', async () => {
  const shell = open({ answers: { 'POST /items/': unreachable } });
  const plate = await openForm();
  const sent = () => shell.requests.filter(({ method }) => method === 'POST');
  const keys = () => sent().map(({ headers }) => headers.get('Idempotency-Key'));
  const press = async (value: string) => {
    const before = sent().length;
    fireEvent.change(plate, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Adicionar viatura' }));
    await waitFor(() => expect(sent()).toHaveLength(before + 1));
    await waitFor(() => expect(shell.shown).toHaveLength(before + 1));
  };
  await press('23-BV-78');
  await press('23-BV-78');
  const lists = () => shell.requests.filter(({ method }) => method === 'GET').length;
  const before = lists();
  shell.answer('POST /items/', refused(409, 'Já existe'));
  await press('23-BV-79');
  const [first, second, third] = keys();
  expect(first).toMatch(/\S/);
  expect([second, third === first]).toEqual([first, false]);
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  // The key stands for an item that was removed since: the next press adds it.
  shell.answer('POST /items/', refused(404, 'Este pedido já não está disponível.'));
  await press('23-BV-80');
  await press('23-BV-80');
  const [gone, again] = keys().slice(-2);
  expect(again).not.toBe(gone);
});
