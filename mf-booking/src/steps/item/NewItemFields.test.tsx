// @vitest-environment happy-dom
import type { ItemField } from '@portal/contract/providerSnapshot';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { itemFieldError } from '@portal/domain/items/fields/itemFieldError';
import { itemSpecs } from '@portal/domain/items/fields/itemSpecs';
import { shownItemFields } from '@portal/domain/items/fields/shownItemFields';
import { missingItemField } from './missingItemField.ts';
import { NewItemFields } from './NewItemFields.tsx';

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (name: string, changes: Partial<ItemField> = {}): ItemField => ({
  name,
  label: name,
  type: 'text',
  values: [],
  length: 255,
  required: false,
  identifier: false,
  position: 1,
  ...changes,
});
const plate = field('plate', { label: 'Matrícula', required: true, identifier: true });
const brand = field('brand', { label: 'Marca', position: 0, required: true });

function Filled({ fields }: { fields: readonly ItemField[] }) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <NewItemFields
      fields={fields}
      values={values}
      onChange={(changes) => setValues((current) => ({ ...current, ...changes }))}
    />
  );
}

function open(fields: readonly ItemField[], vertical = 'default') {
  render(
    <TestShell test={createTestPortal({ provider: { vertical } })}>
      <Filled fields={fields} />
    </TestShell>,
  );
}

test('where items are people, the customer is one press away', () => {
  open([
    field('name', { label: 'Nome', required: true, identifier: true }),
    field('relation', { label: 'Relação', type: 'inputselect', values: ['Filho', 'O próprio'] }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Sou eu: Ana Marques' }));
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Ana Marques');
  expect(screen.getByText('O próprio')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Sou eu/ })).toBeNull();
});

test('a plate is judged when it is left, in the exact words, and written in pairs [ITM-21] [ITM-22]', () => {
  open([plate]);
  const input = screen.getByLabelText<HTMLInputElement>('Matrícula');
  fireEvent.change(input, { target: { value: 'bx3' } });
  expect(screen.queryByText('Formato Inválido')).toBeNull();
  fireEvent.blur(input);
  expect(screen.getByText('Formato Inválido')).toBeTruthy();
  fireEvent.change(input, { target: { value: 'bx34fg' } });
  fireEvent.blur(input);
  expect(input.value).toBe('BX-34-FG');
  expect(screen.queryByText('Formato Inválido')).toBeNull();
  fireEvent.change(input, { target: { value: 'ABCD-12345' } });
  fireEvent.blur(input);
  expect(screen.getByText('Matrícula inserida Inválida')).toBeTruthy();
});

test('where the provider configures the length of a plate, the booking takes one that long and no longer [ITM-21]', () => {
  const foreign = { ...plate, length: 12 };
  open([foreign]);
  const input = screen.getByLabelText<HTMLInputElement>('Matrícula');
  const leave = (value: string) => {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  leave('1234-ABCD-12');
  expect(screen.queryByText('Matrícula inserida Inválida')).toBeNull();
  leave('1234-ABCD-123');
  expect(screen.getByText('Matrícula inserida Inválida')).toBeTruthy();
  const missing = (field: ItemField, typed: string) => missingItemField([field], { plate: typed });
  expect(missing(foreign, '1234-ABCD-12')).toBeNull();
  expect(missing(foreign, '1234-ABCD-123')).toBe(foreign);
  expect(missing(plate, '1234-ABCD-12')).toBe(plate);
});

test('a required field that is left empty says so, of any kind, and no other does [VAL-19]', () => {
  open([
    brand,
    field('fuel', {
      ...{ label: 'Combustível', type: 'inputselect', values: ['Gasóleo'], required: true },
    }),
    field('colour', { label: 'Cor' }),
  ]);
  const said = () => screen.queryAllByText('Campo obrigatório!');
  const leave = (input: HTMLElement) => fireEvent.blur(input);
  const brandInput = screen.getByRole('textbox', { name: 'Marca' });
  const fuel = screen.getByRole('combobox', { name: 'Combustível' });
  expect(said()).toHaveLength(0);
  leave(screen.getByRole('textbox', { name: /^Cor/ }));
  expect(said()).toHaveLength(0);
  leave(brandInput);
  expect(brandInput.getAttribute('aria-invalid')).toBe('true');
  leave(fuel);
  expect(fuel.getAttribute('aria-invalid')).toBe('true');
  expect(said()).toHaveLength(2);
  fireEvent.change(brandInput, { target: { value: 'Opel' } });
  expect(said()).toHaveLength(1);
});

test('each type of field has its control in the booking [ITM-20]', async () => {
  const types = ['text', 'date', 'birthday', 'inputselect'] as const;
  open(types.map((type) => field(type, { type, required: true, values: ['Seat', 'Fiat'] })));
  screen.getByRole('textbox', { name: 'text' });
  await screen.findByRole('group', { name: 'date' });
  await screen.findByRole('group', { name: 'birthday' });
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'inputselect' });
  const options = [...menu.options].map(({ value }) => value).filter(Boolean);
  expect(options).toEqual(['Seat', 'Fiat']);
});

test('a birthday is chosen among the years from 1900 to this one, never after today [ITM-19]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-16T10:00:00Z') });
  open([field('born', { label: 'Nascimento', type: 'birthday', required: true })]);
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

test('the menus of a new item are the short ones, that of the years too [LIM-08]', async () => {
  open([field('fuel', { label: 'Combustível', type: 'inputselect', values: ['Gasóleo'] })]);
  const menu = screen.getByRole('combobox', { name: /Combustível/ });
  expect(menu.className).toContain('short');
  cleanup();
  open([field('born', { label: 'Nascimento', type: 'birthday' })]);
  const calendar = await screen.findByRole('dialog', { hidden: true });
  fireEvent(calendar, Object.assign(new Event('toggle'), { newState: 'open' }));
  const years = await screen.findByLabelText('Ano');
  expect(years.className).toContain('short');
});

test('of a car the fields that are not required are hidden, in their order [ITM-16]', () => {
  const extra = field('colour', { label: 'Cor' });
  const labels = (vertical: string) =>
    shownItemFields([plate, extra, brand], vertical).map(({ label }) => label);
  expect(labels('auto')).toEqual(['Marca', 'Matrícula']);
  expect(labels('health')).toEqual(['Marca', 'Matrícula', 'Cor']);
  // Nor are they drawn.
  open([plate, extra, brand], 'auto');
  const drawn = () => screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
  expect(drawn()).toEqual(['brand', 'plate']);
  cleanup();
  open([plate, extra, brand], 'health');
  expect(drawn()).toEqual(['brand', 'plate', 'colour']);
});

test('the booking names what is wrong before what is missing [ITM-15]', () => {
  expect(missingItemField([brand, plate], {})?.name).toBe('brand');
  expect(missingItemField([brand, plate], { plate: 'BX3' })?.name).toBe('plate');
  expect(itemFieldError(plate, { plate: 'BX3' })).toBe('Formato Inválido');
  expect(missingItemField([brand, plate], { brand: 'Fiat', plate: 'BX34FG' })).toBeNull();
  const optional = [field('colour'), field('size')];
  expect(missingItemField(optional, {})?.name).toBe('colour');
  expect(missingItemField(optional, { size: 'M' })).toBeNull();
});

test('what is sent holds no empty field and the plate in pairs', () => {
  expect(itemSpecs([brand, plate], { brand: ' ', plate: 'bx 34 fg' })).toEqual({
    plate: 'BX-34-FG',
  });
});

test('in the booking no field takes more than 255 characters [ITM-23]', () => {
  open([
    field('notes', { label: 'Notas', required: true, length: 400 }),
    field('colour', { required: true, length: 20 }),
  ]);
  const length = (label: string) => screen.getByLabelText<HTMLInputElement>(label).maxLength;
  expect([length('Notas'), length('colour')]).toEqual([255, 20]);
});
