import { expect, test } from 'vitest';
import { anAgendaEntry } from '../../testing/aWork.ts';
import { appointmentOfAgenda } from '../../work/appointmentView.ts';
import { repeatRecord } from './repeatRecord.ts';

test('a repeat keeps the services and their observations side by side [BKG-30]', () => {
  const appointment = appointmentOfAgenda(
    anAgendaEntry({
      symptoms: [
        { name: 'Corte', obs_value: null, obs_label: null },
        { name: 'Barba', obs_value: 'A 3 mm', obs_label: 'Altura' },
      ],
    }),
  );
  expect(repeatRecord(appointment, 'lima.localhost', 1000, '7')).toEqual({
    symptoms: ['Corte', 'Barba'],
    obs: ['', 'A 3 mm'],
    domain: 'lima.localhost',
    savedAt: 1000,
    userId: '7',
  });
});
