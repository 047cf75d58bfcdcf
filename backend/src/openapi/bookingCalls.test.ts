import { createAppointmentsApi } from '@portal/api/work/appointment';
import { createAppointmentDetailsApi } from '@portal/api/work/appointmentDetails';
import { createBillingApi } from '@portal/api/payment/createBillingApi';
import { createBookingFilesApi } from '@portal/api/work/createBookingFilesApi';
import { createCalendarApi } from '@portal/api/work/createCalendarApi';
import { createLiteApi } from '@portal/api/company/createLiteApi';
import { openLiteLink } from '@portal/api/company/liteLink';
import { createPaymentsApi } from '@portal/api/payment/createPaymentsApi';
import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { createMoveApi } from '@portal/api/work/moves/createMoveApi';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  createClientCallers,
  testCalls,
  type ClientCall,
  type ClientCallers,
} from '../testing/calls/clientCallers.ts';

let callers: ClientCallers;
let calendarToken: string;
beforeAll(async () => {
  callers = await createClientCallers();
  const appointments = createAppointmentDetailsApi(callers.main);
  calendarToken = (await appointments.details(callers.id('cancellable'))).token_cal;
  callers.world = { ...callers.world, ids: { ...callers.world.ids, calendarToken } };
});
afterAll(() => callers.world.portal.close());

const words = expect.stringMatching(/\S/);
const told = { message: words };
const lite = ({ liteCalendar, liteMain }: ClientCallers) => createLiteApi(liteCalendar, liteMain);
const asLink = { clientToken: '{liteToken}' };
const asSession = { clientToken: '{calendarToken}' };

const liteCalls: ClientCall[] = [
  [
    '[API-58]',
    'GET /calendar/customer/links?key={linkKey}',
    ({ calendar, id }) => openLiteLink(calendar, id('linkKey')),
    {},
    { type: 'appointment', is_client: true },
  ],
  [
    '[API-59]',
    'GET /calendar/customer/appointment',
    (is) => lite(is).appointments(),
    asLink,
    { pending: [{}], history: [] },
  ],
  [
    '[API-63]',
    'GET /calendar/customer/showcase/{appointment}',
    (is) => lite(is).showAppointment(is.id('appointment')),
    asLink,
    { code: 1, details: { is_confirmed: false } },
  ],
  [
    '[API-51]',
    'GET /main/showcase/work/{appointment}',
    (is) => lite(is).showWork(is.id('appointment')),
    asLink,
    { code: 1, details: {} },
  ],
  [
    '[API-64]',
    'POST /calendar/customer/showcase/{appointment}/confirm',
    (is) => lite(is).confirm(is.id('appointment')),
    asLink,
    told,
  ],
];

const wished = { date: '2026-06-16', time: '14:00', expert_id: null };

const appointmentCalls: ClientCall[] = [
  [
    '[API-43]',
    'GET /main/appointments',
    ({ main }) => createAppointmentsApi(main).list(),
    {},
    { pending: [{}, {}], history: [] },
  ],
  [
    '[API-66]',
    'GET /main/appointments/{appointment}',
    ({ main, id }) => createAppointmentDetailsApi(main).details(id('appointment')),
    {},
    { token_cal: words },
  ],
  [
    '[API-02] [API-60]',
    'POST /calendar/customer/appointment/{cancellable}/confirm',
    ({ calendar, id }) => createCalendarApi(calendar).confirm(id('cancellable'), calendarToken),
    asSession,
    told,
  ],
  [
    '[API-02] [API-62]',
    'POST /calendar/customer/appointment/{cancellable}/chat/add',
    ({ calendar, id }) =>
      createCalendarApi(calendar).sendMessage(id('cancellable'), calendarToken, 'Olá.'),
    { json: { message: 'Olá.' }, ...asSession },
  ],
  [
    '[API-02] [API-61]',
    'DELETE /calendar/customer/appointment/{cancellable}',
    ({ calendar, id }) => createCalendarApi(calendar).cancel(id('cancellable'), calendarToken),
    asSession,
  ],
  [
    '',
    'GET /main/services/{appointment}/move',
    ({ main, id }) => createMoveApi(main).terms(id('appointment')),
    {},
    { allowed: true, moves_left: 2 },
  ],
  [
    '',
    'GET /main/schedule/config?appointment_id={appointment}&start=16%2F06%2F2026&end=16%2F06%2F2026',
    ({ main, id }) =>
      createMoveApi(main).freeTimes(id('appointment'), { start: '16/06/2026', end: '16/06/2026' }),
    {},
    { timeSlots: {} },
  ],
  [
    '',
    'POST /main/services/{appointment}/move',
    ({ main, id }) => createMoveApi(main).moveAppointment(id('appointment'), wished, 'one-key'),
    { json: wished },
    { date: wished.date, time: wished.time },
  ],
  [
    '[API-30]',
    'POST /main/services/{appointment}/cancel',
    ({ main, id }) => createServicesApi(main).cancel(id('appointment')),
  ],
  [
    '[API-45]',
    'GET /main/appointments/S-{draft}/{draftWork}/media',
    ({ main, id }) =>
      createBookingFilesApi(main).list({ id: `S-${id('draft')}`, draftWorkId: id('draftWork') }),
    {},
    { company_extras: [], client_extras: [{ id: words, url: words }] },
  ],
];

const schedule = ({ main }: ClientCallers) => createScheduleApi(main);
const wish = {
  item_id: '{item}',
  services: [{ id: '{cut}', observation: 'Curto.' }],
  date: '2026-06-16',
  time: '18:00',
  prefered_time: 2 as const,
  expert_id: '{expert}',
};
const booking = ({ id }: ClientCallers) => ({
  ...wish,
  item_id: id('item'),
  services: [{ id: id('cut'), observation: 'Curto.' }],
  expert_id: id('expert'),
});
/** From 13:00 on, every half hour: an hour and a half until eight. */
const untilHalfPastSix = Array.from(
  { length: 12 },
  (_, index) => `${13 + Math.floor(index / 2)}:${index % 2 === 0 ? '00' : '30'}`,
);
const range = { preferredTime: 2, start: '15/06/2026', end: '30/06/2026' } as const;
const billing = {
  name: 'Ana Segredo',
  vat_number: '123456789',
  address: 'Rua 1',
  postal_code: '4000-123',
  city: 'Porto',
  country_id: 175,
};
const payment = {
  method: 'MBWAY',
  phone: '+351912000001',
  total: 25,
  billing_id: 'FINAL_CONSUMER',
} as const;
const bookingCalls: ClientCall[] = [
  [
    '[API-69]',
    'GET /main/schedule/services',
    (is) => schedule(is).services(),
    {},
    { services: expect.any(Array) },
  ],
  [
    '[API-70]',
    'GET /main/schedule/config?service_ids={cut}&prefered_time=2&start=15%2F06%2F2026&end=30%2F06%2F2026&expert_id={expert}',
    (is) =>
      schedule(is).config({ serviceIds: [is.id('cut')], expertId: is.id('expert'), ...range }),
    {},
    { timeSlots: { morning: [], afternoon: expect.arrayContaining(['18:00']) } },
  ],
  // Several services take as long as all of them.
  [
    '[API-70]',
    'GET /main/schedule/config?service_ids={cut}%2C{service}&prefered_time=2&start=15%2F06%2F2026&end=30%2F06%2F2026',
    (is) => schedule(is).config({ serviceIds: [is.id('cut'), is.id('service')], ...range }),
    {},
    { timeSlots: { morning: [], afternoon: untilHalfPastSix } },
  ],
  [
    '[API-71]',
    'GET /main/schedule/experts?service_ids={cut}&date=2026-06-16&time=18%3A00',
    (is) => schedule(is).experts({ serviceIds: [is.id('cut')], date: wish.date, time: wish.time }),
    {},
    { users: [{ name: 'Rui' }] },
  ],
  [
    '[API-67]',
    'POST /main/schedule/draft',
    (is) => schedule(is).draft(booking(is)),
    { json: wish },
    { success: true, scheduler_id: words, draft_work_id: words, title: words, body: words },
  ],
  [
    '[API-68]',
    'POST /main/schedule',
    (is) => schedule(is).book(booking(is)),
    { json: wish },
    { success: true, paymentsRequired: false, appointmentId: words, title: words, body: words },
  ],
  [
    '[API-72]',
    'GET /main/billing',
    ({ main }) => createBillingApi(main).list(),
    {},
    { billing: [{}] },
  ],
  [
    '[API-72]',
    'POST /main/billing',
    ({ main }) => createBillingApi(main).create(billing),
    { json: billing },
  ],
  [
    '[API-72]',
    'POST /main/billing/{billing}',
    ({ main, id }) => createBillingApi(main).update(id('billing'), billing),
    { json: billing },
  ],
  [
    '[API-72]',
    'DELETE /main/billing/{billing}',
    ({ main, id }) => createBillingApi(main).remove(id('billing')),
  ],
  [
    '[API-74]',
    'GET /main/payment/status/{payment}',
    ({ main, id }) => createPaymentsApi(main).status(id('payment')),
    {},
    { status: 'NOT_PAID' },
  ],
  [
    '[API-75]',
    'POST /main/payment/cc/update',
    ({ main, id }) =>
      createPaymentsApi(main).cardUpdate({ payment_id: id('payment'), status: 'cancel', sk: 'x' }),
    { json: { payment_id: '{payment}', status: 'cancel', sk: 'x' } },
  ],
  [
    '[API-73]',
    'POST /main/payment',
    async ({ main, id }) => {
      const asked = createPaymentsApi(main).create({ id: id('work'), ...payment }, 'click-1');
      // The provider of the example world takes no payments, and says so.
      await expect(asked).rejects.toMatchObject({ payload: { http_code: 400, message: words } });
    },
    { json: { id: '{work}', ...payment } },
  ],
];

testCalls(() => callers, [...liteCalls, ...appointmentCalls, ...bookingCalls]);
