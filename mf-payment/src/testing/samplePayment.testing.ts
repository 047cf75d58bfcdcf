import type { Client } from '@portal/api/account/client';
import type { PaymentDetails, PaymentMethod, PaymentState } from '@portal/api/payment/payment';

/** The customer of the page's tests: nothing to invoice to, one mobile. */
export const customer: Client = {
  user_id: '1',
  fo_id: null,
  name: 'Marta Figueiredo',
  address: null,
  postal_code: null,
  city: null,
  country: null,
  country_id: 175,
  vat: null,
  phones: [{ number: '+351912345678', primary: true }],
  email: null,
  secondary_email: null,
  invoice_primary: false,
  invoice_secondary: false,
  login_phone: null,
  login_phone_validated: false,
  login_email: null,
  login_email_validated: false,
  terms_accepted: true,
  email_validated: false,
  registered: true,
};

/** Details of an attempt as on the wire. */
export function wireAttempt(type: PaymentMethod): PaymentDetails {
  return {
    type,
    id: 'P-1',
    entity: type === 'MB' ? '21312' : null,
    reference: type === 'MB' ? '082917306' : null,
    expiration_date: null,
    phone: type === 'MBWAY' ? '912345678' : null,
    waiting_time: type === 'MBWAY' ? 240 : null,
    url: null,
  };
}

/** `GET /payment/S-7` as on the wire. */
export function wirePage(state: PaymentState, details: PaymentDetails | null) {
  return {
    payment: {
      id: 'P-1',
      state,
      method: details?.type ?? null,
      total: 35,
      valid_until: null,
      date: null,
      description: null,
      billing: null,
      details,
    },
    details: {
      id: 'S-7',
      item: null,
      state: { bars: 0, name: 'Marcado' },
      symptoms: [{ name: 'Sessão de fisioterapia' }],
      allow_cancel: true,
      allow_approve: false,
      allow_confirmation: false,
      is_cancelled: false,
      is_confirmed: false,
      is_history: false,
      client_arrived: false,
      date_start: '2026-07-11',
      time: '10:00',
      show_invoice_button: false,
      establishment: { name: 'Fisio Alameda' },
      services: [],
      isAppointment: true,
    },
  };
}
