import { REQUIRED_FIELD } from '@portal/domain/texts';
import { expect, test } from 'vitest';
import { creationOf, emptyOpening, isReady, problemsOf } from './openingForm.ts';

const field = (name: string, required: boolean, length?: number) => ({
  ...{ type: 'text' as const, name, label: name, position: 1, values: [], identifier: false },
  ...{ required, length },
});
const fields = [field('brand', true), field('plate', true), field('color', false)];
const who = { what: ' Revisão ', name: ' Ana Marques ', phone: '912345678' };

test('a work is opened for somebody whose name and number are known, with an item or without one [C-860]', () => {
  expect(problemsOf(emptyOpening, fields)).toEqual({
    ...{ what: REQUIRED_FIELD, name: REQUIRED_FIELD, phone: REQUIRED_FIELD, item: {} },
  });
  expect(problemsOf({ ...emptyOpening, phone: '12345' }, fields).phone).toBe(
    'Número de contacto Inválido',
  );
  const without = { ...emptyOpening, ...who };
  expect(isReady(without, fields)).toBe(true);
  expect(creationOf(without, fields)).toEqual({
    customer: { name: 'Ana Marques', phone: '+351912345678' },
    symptoms: [{ name: 'Revisão' }],
  });
});

test('an item that is begun is written whole, as the provider asks for it [C-860] [ITM-15] [ITM-21]', () => {
  const begun = { ...emptyOpening, ...who, item: { color: 'Azul', plate: '72-zb' } };
  expect(problemsOf(begun, fields).item).toEqual({
    ...{ brand: REQUIRED_FIELD, plate: 'Formato Inválido', color: null },
  });
  expect(isReady(begun, fields)).toBe(false);
  const whole = { ...begun, item: { brand: 'Peugeot', plate: '72zb16', color: ' ' } };
  expect(isReady(whole, fields)).toBe(true);
  expect(creationOf(whole, fields).item_specs).toEqual({ brand: 'Peugeot', plate: '72-ZB-16' });
  // A provider of foreign plates says how long they are.
  const foreign = { ...whole, item: { brand: 'Peugeot', plate: 'AB-123-CDE' } };
  const longer = [field('brand', true), field('plate', true, 10)];
  expect([isReady(foreign, fields), isReady(foreign, longer)]).toEqual([false, true]);
});
