import type { Work } from '@portal/api/work/work';
import { expect, test } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../../testing/aWork.ts';
import { detailsActions } from './detailsActions.ts';

const rules: Parameters<typeof detailsActions>[1] = {
  worksheetOperational: true,
  supportsItems: true,
  schedulerSolo: false,
  schedulerModule: 'FULL',
  now: new Date('2026-07-09T10:00:00Z'),
};
const completed = aWork({ state: { bars: 5, name: 'Concluído' }, is_history: true });

test('a pending appointment is confirmed, cancelled and put in the calendar [DET-28]', () => {
  expect(detailsActions(anAppointmentWork(), rules)).toMatchObject({
    primary: 'confirm',
    cancel: true,
    calendar: true,
    writeMessages: true,
    rate: false,
  });
});

test('cancel needs the permission of the server [DET-29]', () => {
  expect(detailsActions(anAppointmentWork({ allow_cancel: false }), rules).cancel).toBe(false);
});

test('a past appointment is neither confirmed nor cancelled and takes no messages [DET-28]', () => {
  expect(detailsActions(anAppointmentWork({ is_history: true }), rules)).toMatchObject({
    primary: null,
    cancel: false,
    calendar: false,
    writeMessages: false,
  });
});

test('a work is neither cancelled nor confirmed, whatever the server allows [DET-28]', () => {
  const allowed = { allow_cancel: true, allow_confirmation: true };
  expect(detailsActions(aWork(allowed), rules)).toMatchObject({ primary: null, cancel: false });
});

test('what is over is booked once more where bookings are taken: past appointments but no group ones, and completed works [APT-03] [C-702]', () => {
  const repeats = (work: Work, more = {}) => detailsActions(work, { ...rules, ...more }).repeat;
  const past = anAppointmentWork({ is_history: true });
  expect(repeats(past)).toBe(true);
  expect(repeats(completed)).toBe(true);
  expect(repeats({ ...past, is_group: true })).toBe(false);
  for (const still of [anAppointmentWork(), aWork({ state: { bars: 4, name: '' } })])
    expect(repeats(still)).toBe(false);
  expect(repeats({ ...completed, symptoms: [] })).toBe(false);
  expect(repeats(completed, { schedulerModule: 'LIST' })).toBe(false);
});

test('payment comes before confirmation, approval before everything', () => {
  expect(detailsActions(anAppointmentWork({ payment: duePayment }), rules).primary).toBe('pay');
  expect(detailsActions(aBudget({ payment: duePayment }), rules).primary).toBe('approve');
});

test('a completed work is rated, may send the invoice and takes no more files [DET-36] [DET-39] [MED-06] [MED-08]', () => {
  const actions = detailsActions({ ...completed, show_invoice_button: true }, rules);
  expect(actions).toMatchObject({
    primary: null,
    rate: true,
    requestInvoice: true,
    changeMedia: false,
    writeMessages: true,
  });
  expect(detailsActions(completed, rules).requestInvoice).toBe(false);
  for (const bars of [1, 2, 2.5, 3, 4] as const) {
    const unfinished = aWork({ state: { bars, name: '' }, show_invoice_button: true });
    expect(detailsActions(unfinished, rules)).toMatchObject({
      rate: false,
      requestInvoice: false,
      changeMedia: true,
    });
  }
});

test('what was cancelled or missed takes no files, what was kept does [MED-06] [MED-08] [C-287]', () => {
  const takesFiles = (shown: Work) => detailsActions(shown, rules).changeMedia;
  const past = anAppointmentWork({ is_history: true });
  expect(takesFiles(anAppointmentWork())).toBe(true);
  expect(takesFiles({ ...past, client_arrived: true })).toBe(true);
  expect(takesFiles(past)).toBe(false);
  expect(takesFiles(anAppointmentWork({ is_cancelled: true }))).toBe(false);
  expect(takesFiles(aWork({ is_cancelled: true }))).toBe(false);
});

test('a past appointment is rated only at a solo scheduler, and not when missed or cancelled [DET-40] [DET-41]', () => {
  const attended = anAppointmentWork({ is_history: true, client_arrived: true });
  const missed = anAppointmentWork({ is_history: true });
  expect(detailsActions(attended, { ...rules, schedulerSolo: true }).rate).toBe(true);
  expect(detailsActions(attended, rules).rate).toBe(false);
  const cancelled = { ...attended, is_cancelled: true };
  for (const unrated of [missed, cancelled])
    expect(detailsActions(unrated, { ...rules, schedulerSolo: true }).rate).toBe(false);
});

test.each([
  ['to come', {}, '2026-07-14T07:00:00Z', true],
  ['over, on its day', { is_history: true }, '2026-07-14T22:59:00Z', true],
  ['over, on the day after', { is_history: true }, '2026-07-14T23:00:00Z', false],
  ['called off', { is_cancelled: true, is_history: true }, '2026-07-14T07:00:00Z', false],
])(
  'the video call of an appointment %s, where there is an address, is offered: %o at %s: %s [DET-10] [C-381]',
  (_when, changes, now, isOffered) => {
    const offers = (work: Work) => detailsActions(work, { ...rules, now: new Date(now) }).videoCall;
    const meeting_url = 'https://meet.example/1';
    expect(offers(anAppointmentWork({ ...changes, meeting_url }))).toBe(isOffered);
    expect(offers(anAppointmentWork(changes))).toBe(false);
  },
);
