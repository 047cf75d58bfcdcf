import type { ServiceTerms } from '@portal/api/work/policy/serviceTerms';
import { expect, test } from 'vitest';
import { haircut, oilChange } from '../testing/sampleServices.testing.ts';
import { bookingTerms } from './bookingTerms.ts';

const now = new Date('2026-07-10T10:00:00Z');
const terms: ServiceTerms = {
  ...{ prepaid: 15, on_site: 15, free_until_minutes: 1440 },
  ...{ late_percent: 50, no_show_percent: 100 },
};
const said = (changes: Partial<ServiceTerms>, time = '09:00', date = '2026-07-14') =>
  bookingTerms(
    [oilChange, { ...haircut, terms: { ...terms, ...changes } }],
    { date, time },
    now,
  ).map((sentence) => sentence.replaceAll('\u00a0', ' '));

test('the rule is said for the chosen time, by the clock of Lisbon [POL-03] [C-547] [LIM-10]', () => {
  expect(said({})).toEqual([
    'Paga agora 15,00 € de pré-pagamento.',
    'O resto, 15,00 €, paga no local.',
    'Pode cancelar sem custos até 13 jul. 2026 às 09:00.',
    'Depois, ficam retidos 50 % do pré-pagamento (7,50 €).',
    'Se não comparecer, ficam retidos 100 % do pré-pagamento (15,00 €).',
  ]);
  // An hour is gone, or there twice, when the clocks change: hours are counted as they pass.
  expect(said({}, '09:00', '2027-03-28')[2]).toBe(
    'Pode cancelar sem custos até 27 mar. 2027 às 08:00.',
  );
  expect(said({}, '09:00', '2026-10-25')[2]).toBe(
    'Pode cancelar sem custos até 24 out. 2026 às 10:00.',
  );
  expect(said({ free_until_minutes: 14 * 1440 })[2]).toBe(
    'Se cancelar, ficam retidos 50 % do pré-pagamento (7,50 €).',
  );
});

test('cancelling is free until the hour of the provider’s own clock, also in the Azores [POL-03] [C-955]', () => {
  const priced = { ...haircut, terms, time_zone: 'Atlantic/Azores' };
  const saidAt = (instant: string) =>
    bookingTerms([priced], { date: '2026-07-14', time: '09:00' }, new Date(instant))[2]?.replaceAll(
      '\u00a0',
      ' ',
    );
  expect(saidAt('2026-07-13T08:59:00Z')).toBe(
    'Pode cancelar sem custos até 13 jul. 2026 às 09:00.',
  );
  expect(saidAt('2026-07-13T09:00:00Z')).toBe(
    'Se cancelar, ficam retidos 50 % do pré-pagamento (7,50 €).',
  );
});

test('where nothing has a price nothing is said', () => {
  expect(bookingTerms([oilChange, haircut], { date: '2026-07-14', time: '09:00' }, now)).toEqual(
    [],
  );
});
