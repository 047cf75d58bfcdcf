import { expect, test } from 'vitest';
import { missingFields } from './missingFields.ts';

const field = (name: string, required: boolean) => ({ name, required, type: 'text' });
const some = [field('plate', true), field('brand', false), field('model', true)];
const free = [field('notes', false), field('colour', false)];

test.each([
  [some, {}, { plate: 'Campo obrigatório!', model: 'Campo obrigatório!' }],
  [some, { plate: 'BX-34-FG', model: ' ' }, { model: 'Campo obrigatório!' }],
  [some, { plate: 'BX-34-FG', model: 'Panda' }, {}],
  [free, {}, { notes: 'Preencha pelo menos um campo.' }],
  [free, { colour: 'azul' }, {}],
  [[], {}, {}],
])('of %j with %j is missing %j [ITM-15] [VAL-19]', (fields, values, missing) => {
  expect(missingFields(fields, values)).toEqual(missing);
});
