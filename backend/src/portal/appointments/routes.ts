import * as v from 'valibot';
import { appointmentsSchema } from '@portal/api/work/appointment';
import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import { filesAnswerSchema } from '@portal/api/work/mediaFile';
import { messageSchema } from '@portal/api/http/envelope';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { parseCoordinates } from '../../accounts/companies/directory/distanceInMetres.ts';
import { customerPages, readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { loadExtras } from '../services/extras.ts';
import { receiveSubjectFile, removeSubjectFile } from '../services/files/files.ts';
import { findSubject, presentSubject } from '../services/findSubject.ts';
import { fileOnWire } from '../services/files/fileOnWire.ts';
import { refuseMoved } from '../services/refuseMoved.ts';
import { texts } from '../services/texts.ts';
import { countAgenda, readAgenda } from './agenda.ts';
import { openDraft } from './openDraft.ts';

/** The agenda over all of a person's providers, appointment details and booking files. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');

  app.get(
    '/main/appointments',
    {
      access: 'customer',
      summary: 'Agenda over all providers of the person, its history in pages (API-43)',
      query: v.object(pageQuery),
      answer: appointmentsSchema,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      return context.json(
        await readAgenda(backend, customer, readListPage(context, customerPages)),
      );
    },
  );

  app.get(
    '/main/appointments/count',
    {
      access: 'customer',
      summary: 'Number of coming appointments (API-44)',
      answer: v.object({ data: v.object({ total: v.number() }) }),
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      return context.json({ data: { total: await countAgenda(backend, customer) } });
    },
  );

  app.get(
    '/main/appointments/:id',
    {
      access: 'customer',
      summary: 'Details of an appointment with its token (API-66, C-73)',
      answer: appointmentDetailsSchema,
      request: { path: { id: '{appointment}' } },
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const subject = await findSubject(backend.database, customer, readParameter(context, 'id'));
      refuseMoved(subject);
      const place = parseCoordinates(context.req.query('geoCoords'));
      const shown = await presentSubject(backend, customer, subject.id, place);
      const { token_cal: token, ...details } = shown;
      return context.json({ token: token ?? '', details: { ...details, token_cal: token } });
    },
  );

  app.get(
    '/main/appointments/:a/:b/media',
    {
      access: 'customer',
      summary: 'Files of a booking (API-45)',
      answer: filesAnswerSchema,
      request: { path: { a: 'S-{draft}', b: '{draftWork}' } },
    },
    async (context) => {
      const { target } = await openDraft(context, backend);
      const extras = await loadExtras(backend.database, target.companyId, [target.subject]);
      const files = extras.get(target.subject)?.files ?? [];
      const of = (owner: 'CLIENT' | 'COMPANY') =>
        files
          .filter((file) => file.owner === owner)
          .map((file) => fileOnWire(backend, file, 'customer'));
      return context.json({ data: { company_extras: of('COMPANY'), client_extras: of('CLIENT') } });
    },
  );

  app.post(
    '/main/appointments/:a/:b/media',
    {
      access: 'customer',
      summary: 'Adds a file to a booking (C-80)',
      form: ['media', 'thumbnail'],
      answer: messageSchema,
      status: 201,
      request: { path: { a: 'S-{draft}', b: '{draftWork}' } },
    },
    async (context) => {
      const { customer, target, requireOpen } = await openDraft(context, backend);
      await requireOpen();
      await receiveSubjectFile(context, backend, customer, target);
      return context.json({ message: texts.uploaded }, 201);
    },
  );

  app.delete(
    '/main/appointments/:a/:b/media/:mediaId',
    {
      access: 'customer',
      summary: 'Removes a file of a booking (C-80)',
      answer: messageSchema,
      request: { path: { a: 'S-{draft}', b: '{draftWork}', mediaId: '{draftFile}' } },
    },
    async (context) => {
      const { target, requireOpen } = await openDraft(context, backend);
      await requireOpen();
      const { companyId, subject } = target;
      await removeSubjectFile(backend, companyId, [subject], readParameter(context, 'mediaId'));
      return context.json({ message: texts.removed });
    },
  );
  return app;
}

export const appointmentsCapability: Capability = { name: 'appointments', routes };
