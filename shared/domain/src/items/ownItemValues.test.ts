import { expect, test } from 'vitest';
import { ownItemValues } from './ownItemValues.ts';

const name = { name: 'name', identifier: true, values: [] };
const relation = { name: 'relation', identifier: false, values: ['Filho', 'O próprio'] };
const plate = { name: 'plate', identifier: true, values: [] };

test('an entry that is told apart by a name may be the customer, an object never is', () => {
  expect(ownItemValues([name, relation], ' Inês Prata ')).toEqual({
    name: 'Inês Prata',
    relation: 'O próprio',
  });
  expect(ownItemValues([name], 'Inês Prata')).toEqual({ name: 'Inês Prata' });
  expect(ownItemValues([plate, { ...name, identifier: false }], 'Inês Prata')).toBeNull();
  expect(ownItemValues([name], undefined)).toBeNull();
});
