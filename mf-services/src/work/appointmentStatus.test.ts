import type { AppointmentFacts } from '@portal/domain/work/appointmentFacts';
import { expect, test } from 'vitest';
import { appointmentStatus } from './appointmentStatus.ts';

const open: AppointmentFacts = {
  work_id: null,
  is_cancelled: false,
  is_history: false,
  client_arrived: false,
  is_confirmed: false,
  allow_cancel: true,
  allow_confirmation: true,
  isAppointment: true,
};
const past = { ...open, is_history: true };

test.each([
  [{ ...open, is_cancelled: true, cancelled_by_client: true }, 'Cancelada por si'],
  [{ ...open, is_cancelled: true }, 'Cancelada pelo prestador'],
  [past, 'Não compareceu'],
  [{ ...past, client_arrived: true }, 'Marcação antiga'],
  [{ ...open, event_type: 'RESCHEDULE', is_confirmed: true }, 'Já tem um serviço associado'],
  [{ ...open, is_confirmed: true }, 'Confirmada'],
  [open, 'Serviço marcado'],
  // The first of the list that fits (C-140).
  [{ ...past, is_cancelled: true, cancelled_by_client: true }, 'Cancelada por si'],
  [{ ...past, is_cancelled: true, client_arrived: true }, 'Cancelada pelo prestador'],
  [{ ...past, event_type: 'RESCHEDULE' }, 'Não compareceu'],
  [{ ...past, is_cancelled: true, event_type: 'RESCHEDULE' }, 'Cancelada pelo prestador'],
  // What became a work says so for good (C-276).
  [
    { ...past, work_id: 'A-7', client_arrived: true, event_type: 'RESCHEDULE' },
    'Já tem um serviço associado',
  ],
  [{ ...past, work_id: 'A-7', event_type: 'RESCHEDULE' }, 'Já tem um serviço associado'],
])('%# is %s [APT-04]', (facts, status) => {
  expect(appointmentStatus(facts)).toBe(status);
});
