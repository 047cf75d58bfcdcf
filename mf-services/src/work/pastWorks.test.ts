import { expect, test } from 'vitest';
import { anAppointmentWork, aWork } from '../testing/aWork.ts';
import { pastWorks } from './pastWorks.ts';

test('completed works and past appointments in one list, newest first [SRV-02] [SRV-10]', () => {
  const merged = pastWorks(
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
