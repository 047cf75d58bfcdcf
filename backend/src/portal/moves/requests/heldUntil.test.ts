import { expect, test } from 'vitest';
import { heldUntil } from './heldUntil.ts';

const now = new Date('2026-06-15T08:00:00Z');
const at = (instant: string) => new Date(`2026-06-${instant}Z`);

test.each([
  ['a day', '18T09:00:00', '19T09:00:00', '16T08:00:00.000'],
  ['a day, exactly', '16T10:00:00', '19T09:00:00', '16T08:00:00.000'],
  ['two hours before the present start', '16T09:00:00', '19T09:00:00', '16T07:00:00.000'],
  ['two hours before the new start', '19T09:00:00', '15T15:00:00', '15T13:00:00.000'],
  ['an hour, when three are left', '19T09:00:00', '15T11:00:00', '15T09:00:00.000'],
  ['not at all, when less is left to the new one', '19T09:00:00', '15T10:59:59.999', undefined],
  ['not at all, when less is left to the present one', '15T10:59:59.999', '19T09:00:00', undefined],
])('the time is held %s [RSC-08]', (_, present, wanted, until) => {
  expect(heldUntil(at(present), at(wanted), now)?.toISOString()).toBe(
    until === undefined ? undefined : `2026-06-${until}Z`,
  );
});
