import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storageClause, type StorageFee } from './storageClause.ts';

const anyFee: fc.Arbitrary<StorageFee> = fc.record({
  hours: fc.integer({ min: 24, max: 720 }),
  euros_per_day: fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
  vat: fc.constantFrom('included', 'plus'),
});
const anyVertical = fc.constantFrom('auto', 'TECH', 'health', '');

test('the clause of auto and tech, with the numbers of before as a setting [LEG-04] [LEG-05]', () => {
  expect(storageClause('AUTO', { hours: 48, euros_per_day: 50, vat: 'included' })).toBe(
    'A viatura deve ser levantada no prazo de 48 horas após a conclusão da reparação. Depois desse prazo, é devido o parqueamento de 50 euros por dia. O prazo conta-se a partir do aviso.',
  );
  expect(storageClause('tech', { hours: 72, euros_per_day: 5, vat: 'plus' })).toBe(
    'O equipamento deve ser levantado no prazo de 72 horas após a conclusão da reparação. Depois desse prazo, é devido o armazenamento de 5 euros mais IVA por dia. O prazo conta-se a partir do aviso.',
  );
});

test('other trades have a clause of their own, and 0 euros leave the fee out [LEG-04] [LEG-05] [C-290]', () => {
  expect(storageClause('health', { hours: 48, euros_per_day: 2, vat: 'included' })).toBe(
    'O que entregou deve ser levantado no prazo de 48 horas após a conclusão do serviço. Depois desse prazo, é devido o armazenamento de 2 euros por dia. O prazo conta-se a partir do aviso.',
  );
  expect(storageClause('auto', { hours: 48, euros_per_day: 0, vat: 'plus' })).toBe(
    'A viatura deve ser levantada no prazo de 48 horas após a conclusão da reparação. O prazo conta-se a partir do aviso.',
  );
});

test('without a setting there is no clause [LEG-04] [LEG-05] [C-290]', () => {
  fc.assert(fc.property(anyVertical, (vertical) => storageClause(vertical, null) === null));
});

test('every setting is said as it is, and that it counts from the notice [LEG-04] [LEG-05] [C-290]', () => {
  fc.assert(
    fc.property(anyVertical, anyFee, (vertical, fee) => {
      const clause = storageClause(vertical, fee) ?? '';
      expect(clause).toContain(` ${fee.hours} horas `);
      expect(clause).toMatch(/ O prazo conta-se a partir do aviso\.$/);
      const [, euros, vat] = / de ([\d,]+) euros?( mais IVA)? por dia\./.exec(clause) ?? [];
      expect(Number((euros ?? '0').replace(',', '.'))).toBe(fee.euros_per_day);
      expect(vat !== undefined).toBe(fee.vat === 'plus' && fee.euros_per_day > 0);
    }),
  );
});

test('one euro is one, and cents are written with a comma [LIM-10]', () => {
  const costs = (euros_per_day: number) =>
    storageClause('', { hours: 24, euros_per_day, vat: 'included' });
  expect(costs(1)).toContain(' 1 euro por dia');
  expect(costs(7.5)).toContain(' 7,50 euros por dia');
});
