import { providerAppointmentsSchema } from '@portal/api/provider/providerWork';
import {
  appointmentChangeSchema,
  appointmentCreationSchema,
  moveRequestAnswerSchema,
} from '@portal/api/provider/schemas';
import * as v from 'valibot';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { listAppointmentsOfCompany } from '../../../portal/appointments/appointmentRow.ts';
import { answerMove } from '../works/answerMove.ts';
import { changeAppointment } from '../works/changeAppointment.ts';
import { createAppointment } from '../works/createAppointment.ts';
import type { Callers } from '../callers/callers.ts';
import { keyOf } from '../keyOf.ts';
import { readRange } from '../readRange.ts';
import { presentForProvider } from '../subjects/presentForProvider.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerPages, readListPage } from '../../../platform/http/listPage.ts';
import { pageQuery } from '../../../platform/http/pageQuery.ts';
import { providerCalls } from '../providerCalls.ts';

/** Appointments: listed by their day, made and changed. */
export function appointmentRoutes(backend: Backend, callers?: Callers): DescribedRoutes {
  const { app, get, change } = providerCalls(backend, 'providerApiSubjects', callers);
  const { database } = backend;
  get(
    '/appointments',
    {
      scopes: ['read', 'schedule'],
      summary: 'Appointments of a range',
      query: v.object({ from: v.optional(v.string()), to: v.optional(v.string()), ...pageQuery }),
      answer: providerAppointmentsSchema,
      request: { query: { from: '2026-06-16', to: '2026-06-17' } },
    },
    async (company, context) => {
      const page = readListPage(context, providerPages);
      const range = readRange(context);
      const { rows, next } = await listAppointmentsOfCompany(database, company.id, range, page);
      const appointments = await Promise.all(
        rows.map((row) =>
          presentForProvider(backend, company, { kind: 'appointment', id: `S-${row.id}`, row }),
        ),
      );
      return { appointments, next };
    },
  );
  change(
    'POST',
    '/appointments',
    {
      scopes: ['schedule'],
      summary: 'Makes an appointment; 409 when the time is taken',
      body: appointmentCreationSchema,
      status: 201,
      request: {
        json: {
          customer: { phone: '912000001' },
          item_specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' },
          service_ids: ['revisao'],
          date: '2026-06-16',
          time: '19:00',
        },
      },
    },
    async (company, body) => ({
      id: `S-${await createAppointment(backend, company, body)}`,
    }),
  );
  change(
    'POST',
    '/appointments/:id',
    {
      scopes: ['schedule'],
      summary: 'Moves, cancels or confirms an appointment',
      body: appointmentChangeSchema,
      status: 201,
      request: { path: { id: '{appointment}' }, json: { client_arrived: true } },
    },
    async (company, body, context) => {
      const id = readParameter(context, 'id');
      await changeAppointment(backend, company, keyOf(id, 'S-'), body);
      return { id };
    },
  );
  change(
    'POST',
    '/appointments/:id/move-requests/:moveId',
    {
      scopes: ['schedule'],
      summary: 'Confirms or refuses the other time that a customer asked for (RSC-09)',
      body: moveRequestAnswerSchema,
      answer: v.object({ id: v.string(), state: v.picklist(['confirmed', 'refused']) }),
      status: 201,
      request: { path: { id: '{appointment}', moveId: 'none' }, json: { confirm: true } },
      withoutExample: true,
    },
    async (company, { confirm, reason }, context) => {
      const moveId = readParameter(context, 'moveId');
      const state = await answerMove(backend, company, {
        appointmentId: keyOf(readParameter(context, 'id'), 'S-'),
        moveId,
        isConfirmed: confirm,
        reason: reason ?? null,
      });
      return { id: moveId, state };
    },
  );
  return app;
}
