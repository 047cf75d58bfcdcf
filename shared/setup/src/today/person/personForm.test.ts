import { REQUIRED_FIELD } from '@portal/domain/texts';
import { expect, test } from 'vitest';
import { emptyPerson, isWhole, personOf, problemsOfPerson } from './personForm.ts';

const field = (name: string, required: boolean, length?: number) => ({
  ...{ type: 'text' as const, name, label: name, position: 1, values: [], identifier: false },
  ...{ required, length },
});
const fields = [field('brand', true), field('plate', true), field('color', false)];
const who = { ...emptyPerson, name: ' Ana Marques ', phone: '912345678' };

test('somebody is known by name and number, with an item or without one [C-860] [C-861]', () => {
  expect(problemsOfPerson(emptyPerson, fields)).toEqual({
    ...{ name: REQUIRED_FIELD, phone: REQUIRED_FIELD, item: {} },
  });
  expect(problemsOfPerson({ ...who, phone: '12345' }, fields).phone).toBe(
    'Número de contacto Inválido',
  );
  expect(isWhole(problemsOfPerson(who, fields))).toBe(true);
  expect(personOf(who, fields)).toEqual({
    customer: { name: 'Ana Marques', phone: '+351912345678' },
  });
});

test('an item that is begun is written whole, as the provider asks for it [C-860] [ITM-15] [ITM-21]', () => {
  const begun = { ...who, item: { color: 'Azul', plate: '72-zb' } };
  expect(problemsOfPerson(begun, fields).item).toEqual({
    ...{ brand: REQUIRED_FIELD, plate: 'Formato Inválido', color: null },
  });
  expect(isWhole(problemsOfPerson(begun, fields))).toBe(false);
  const whole = { ...begun, item: { brand: 'Peugeot', plate: '72zb16', color: ' ' } };
  expect(isWhole(problemsOfPerson(whole, fields))).toBe(true);
  expect(personOf(whole, fields).item_specs).toEqual({ brand: 'Peugeot', plate: '72-ZB-16' });
  // A provider of foreign plates says how long they are.
  const foreign = { ...whole, item: { brand: 'Peugeot', plate: 'AB-123-CDE' } };
  const longer = [field('brand', true), field('plate', true, 10)];
  expect([fields, longer].map((asked) => isWhole(problemsOfPerson(foreign, asked)))).toEqual([
    ...[false, true],
  ]);
});
