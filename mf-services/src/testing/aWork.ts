import type { Appointment } from '@portal/api/work/appointment';
import type { Work } from '@portal/api/work/work';

/** A work as the server sends it, with what a test changes. */
export function aWork(changes: Partial<Work> = {}): Work {
  return {
    id: 'A-1',
    work_id: null,
    draft_work_id: null,
    item: {
      id: 'item-1',
      fo_id: null,
      title: 'Renault Mégane',
      subtitle: '45-XG-89',
      photo: null,
      image: null,
      read_specs: [],
      edit_specs: [],
      specs: {},
    },
    phase: null,
    state: { bars: 3, name: 'Em reparação' },
    symptoms: [{ name: 'Travões', obs_value: null, obs_label: null }],
    allow_cancel: false,
    allow_approve: false,
    allow_confirmation: false,
    is_cancelled: false,
    cancelled_by_client: false,
    is_confirmed: false,
    is_history: false,
    client_arrived: true,
    is_group: false,
    event_type: null,
    date_start: '2026-07-08',
    date_end: null,
    time: '08:45',
    time_end: null,
    old_date: null,
    old_time: null,
    feedback: null,
    client_obs: null,
    internal_obs: null,
    token_cal: null,
    show_invoice_button: false,
    show_has_internal_notes_icon: false,
    exit_kms: null,
    chat: [],
    meeting_url: null,
    payment: null,
    establishment: {
      name: 'Auto Mirante',
      address: 'Rua do Heroísmo 214, Porto',
      phone: '+351225104417',
      distance: null,
    },
    expert: null,
    services: [],
    total: null,
    total_novat: null,
    total_discount: null,
    company_extras: [],
    client_extras: [],
    service_toast_state: null,
    message_toast_state: null,
    payment_toast_state: null,
    share_calendar_start: null,
    share_calendar_end: null,
    isAppointment: false,
    ...changes,
  };
}

/** An appointment in the shape of a work, pending and to be confirmed. */
export function anAppointmentWork(changes: Partial<Work> = {}): Work {
  return aWork({
    id: 'S-1',
    state: { bars: 0, name: 'Marcado' },
    allow_cancel: true,
    allow_confirmation: true,
    client_arrived: false,
    date_start: '2026-07-14',
    time: '09:00',
    token_cal: 'token-1',
    share_calendar_start: '2026-07-14T08:00:00.000Z',
    share_calendar_end: '2026-07-14T09:00:00.000Z',
    isAppointment: true,
    ...changes,
  });
}

/** A budget of 184,50 € that waits for approval. */
export function aBudget(changes: Partial<Work> = {}): Work {
  return aWork({
    id: 'A-2',
    state: { bars: 2.5, name: 'Aguarda a sua aprovação' },
    allow_approve: true,
    total: 184.5,
    total_novat: 150,
    total_discount: 4,
    services: [
      { designation: 'Mão de obra', price: 45, completed: false, discount: 0 },
      { designation: 'Óleo e filtro', price: 40, completed: false, discount: 10 },
    ],
    ...changes,
  });
}

/** A payment that is still to be made. */
export const duePayment: NonNullable<Work['payment']> = {
  id: 'payment-1',
  state: 'NOT_PAID',
  method: null,
  total: 35,
  valid_until: null,
  date: null,
  description: null,
  billing: null,
  details: null,
};

/** An entry of the agenda, pending and to be confirmed. */
export function anAgendaEntry(changes: Partial<Appointment> = {}): Appointment {
  return {
    id: 'S-1',
    work_id: null,
    domain: 'auto-mirante.localhost',
    state: { bars: 0, name: 'Marcado' },
    date: '2026-07-14',
    time: '09:00',
    old_date: null,
    old_time: null,
    allow_cancel: true,
    is_cancelled: false,
    cancelled_by_client: false,
    is_history: false,
    client_arrived: false,
    is_confirmed: false,
    allow_confirmation: true,
    is_group: false,
    event_type: null,
    location: 'Rua do Heroísmo 214, Porto',
    company_id: 'auto-mirante',
    company_logo: null,
    item_title: 'Peugeot 308 SW',
    item_subtitle: '72-ZB-16',
    item_fo_id: null,
    symptoms: [{ name: 'Pré-inspeção', obs_value: null, obs_label: null }],
    obs: 'Luz do ABS acende.',
    token_cal: 'token-1',
    payment_status: null,
    feedback: null,
    shareCalendar_start_time: '2026-07-14T08:00:00.000Z',
    shareCalendar_end_time: '2026-07-14T09:00:00.000Z',
    ...changes,
  };
}
