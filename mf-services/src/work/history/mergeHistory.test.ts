import { expect, test } from 'vitest';
import { anAppointmentWork, aWork } from '../../testing/aWork.ts';
import { mergeHistory } from './mergeHistory.ts';

test('completed works and past appointments in one list, newest first [SRV-02] [SRV-10]', () => {
  const merged = mergeHistory(
    [
      aWork({ id: 'A-1', date_end: '2026-03-02' }),
      aWork({ id: 'A-2', date_start: '2026-01-01', date_end: '2026-05-18' }),
    ],
    [
      anAppointmentWork({ id: 'S-1', is_history: true, date_start: '2026-04-01' }),
      anAppointmentWork({ id: 'S-2', is_history: true, work_id: 'A-2' }),
    ],
    '2026-07-14',
  );
  expect(merged.map(({ id }) => id)).toEqual(['A-2', 'S-1', 'A-1']);
});

test('what has no day stands first, a work as well as an appointment [SRV-10]', () => {
  const undated = { date_start: null, date_end: null };
  const merged = mergeHistory(
    [aWork({ id: 'A-1', date_end: '2026-07-14' }), aWork({ id: 'A-2', ...undated })],
    [anAppointmentWork({ id: 'S-1', is_history: true, ...undated })],
    '2026-07-14',
  );
  expect(merged.map(({ id }) => id)).toEqual(['A-2', 'S-1', 'A-1']);
});

test('an appointment whose work is completed is left out, however either id is written; nothing else is lost [SRV-02]', () => {
  const past = (id: string, work_id: string | null) => anAppointmentWork({ id, work_id });
  const merged = mergeHistory(
    [aWork({ id: 'A-7', work_id: '7' }), aWork({ id: 'A-8', work_id: null })],
    [past('S-1', '7'), past('S-2', 'A-8'), past('S-3', null), past('S-4', ''), past('S-5', '9')],
    '2026-07-14',
  );
  expect(merged.map(({ id }) => id).toSorted()).toEqual(['A-7', 'A-8', 'S-3', 'S-4', 'S-5']);
});
