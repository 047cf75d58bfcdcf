import {
  appointmentChangeSchema,
  appointmentCreationSchema,
  budgetSchema,
  paymentDemandSchema,
  providerMessageSchema,
  workCancellationSchema,
  workCreationSchema,
  workStateSchema,
  customerReferenceSchema,
} from '@portal/api/provider/schemas';
import { refundDoneSchema } from '@portal/api/payment/createPaymentsApi';
import { centsToEuros } from '@portal/domain/money/cents';
import { ITEM_IMAGE_TYPES } from '@portal/domain/work/mediaKind';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { listAppointmentsOfCompany } from '../../portal/appointments/appointmentRow.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { providerPages, readListPage } from '../../platform/http/listPage.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import {
  dropFiles,
  formFingerprint,
  receiveFiles,
} from '../../platform/media/receiving/receiveFiles.ts';
import {
  paymentAccountSchema,
  savePaymentAccount,
} from '../../portal/payments/gateways/paymentAccount.ts';
import { listRefunds, markRefunded, refundPages } from '../../portal/payments/refunds.ts';
import { listServices } from '../../portal/schedule/catalogue.ts';
import { loadSettings, saveSettings } from '../../portal/schedule/settings.ts';
import { receiveSubjectForm } from '../../portal/services/files.ts';
import { listWorksOfCompany } from '../../portal/services/workRow.ts';
import { readRange } from './readRange.ts';
import { listExperts, saveExpert } from './experts.ts';
import { providerCalls } from './providerCalls.ts';
import { cancelWork } from './cancelWork.ts';
import { changeAppointment } from './changeAppointment.ts';
import { changeWorkState, postBudget } from './changeWork.ts';
import { createAppointment } from './createAppointment.ts';
import { openWork } from './openWork.ts';
import { resolveCustomer, resolveItem, setItemPhoto } from './resolveParties.ts';
import {
  closureSchema,
  expertSchema,
  hoursSchema,
  serviceSchema,
  settingsSchema,
} from './schemas.ts';
import { addClosure, replaceHours, saveService } from './setUpSchedule.ts';
import {
  addFile,
  askForPayment,
  presentForProvider,
  requireSubject,
  sendMessage,
} from './subjects.ts';

const itemSchema = v.object({
  customer: customerReferenceSchema,
  item_specs: v.record(v.string(), v.string()),
});

/** By what a provider's own system drives the portal; documented in docs/provider-api.md. */
function routes(backend: Backend): Hono {
  const { database } = backend;
  const { app, get, change, postForm } = providerCalls(backend);

  get('/provider', async (company) => ({
    domain: company.domain,
    name: company.name,
    settings: settingsOnWire(await loadSettings(database, company.id)),
  }));
  change('PUT', '/settings', settingsSchema, async (company, body) => {
    const current = settingsOnWire(await loadSettings(database, company.id));
    const wanted = { ...current, ...body };
    await saveSettings(database, company.id, {
      slotStepMinutes: wanted.slot_step_minutes,
      parallelBookings: wanted.parallel_bookings,
      noticeMinutes: wanted.notice_minutes,
      horizonDays: wanted.horizon_days,
      cancelNoticeMinutes: wanted.cancel_notice_minutes,
      paymentDays: wanted.payment_days,
    });
    return { settings: wanted };
  });
  change('PUT', '/hours', hoursSchema, async (company, body) => {
    await replaceHours(backend, company, body);
    return { hours: body.hours };
  });
  get('/experts', async (company) => ({ experts: await listExperts(database, company.id) }));
  change('PUT', '/experts/:foId', expertSchema, async (company, body, context) => ({
    id: await saveExpert(backend, company, readParameter(context, 'foId'), body),
  }));
  get('/services', async (company) => {
    const services = await listServices(database, company.id, backend.clock.now());
    return {
      services: services.map((service) => ({
        id: service.id,
        fo_id: service.foId,
        name: service.name,
        duration_minutes: service.durationMinutes,
        payment: service.paymentCents === null ? null : centsToEuros(service.paymentCents),
        fixed_start: service.fixedStart?.toISOString() ?? null,
        capacity: service.capacity,
        experts: service.experts,
      })),
    };
  });
  change('PUT', '/services/:foId', serviceSchema, async (company, body, context) => ({
    id: await saveService(backend, company, readParameter(context, 'foId'), body),
  }));
  change('POST', '/closures', closureSchema, async (company, body) => ({
    id: await addClosure(backend, company, body),
  }));
  change('DELETE', '/closures/:id', v.object({}), async (company, _body, context) => {
    const removed = await database
      .deleteFrom('closures')
      .where('id', '=', readParameter(context, 'id'))
      .where('companyId', '=', company.id)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) throw new ApiError(404, 'There is no such closure.');
    return { message: 'The closure was removed.' };
  });

  change('POST', '/items', itemSchema, async (company, body) => {
    const clientId = await resolveCustomer(backend, company, body.customer);
    return { id: await resolveItem(backend, company, clientId, body) };
  });
  postForm(
    '/items/:id/photo',
    (_company, context) =>
      receiveFiles(context, backend.media, { image: ITEM_IMAGE_TYPES, video: [], document: [] }, [
        'image',
      ]),
    formFingerprint,
    async (company, form, context) => {
      const [file] = form.files;
      if (file === undefined) throw new ApiError(400, 'The form has no field image.');
      await setItemPhoto(backend, company, readParameter(context, 'id'), file);
      return { message: 'The photograph was stored.' };
    },
    (form) => dropFiles(backend.media, form),
  );

  get('/works', async (company, context) => {
    const page = readListPage(context, providerPages);
    const { rows, next } = await listWorksOfCompany(database, company.id, page);
    const works = await Promise.all(
      rows.map((row) =>
        presentForProvider(backend, company, { kind: 'work', id: `A-${row.id}`, row }),
      ),
    );
    return { works, next };
  });
  change('POST', '/works', workCreationSchema, async (company, body) => ({
    id: `A-${await openWork(backend, company, body)}`,
  }));
  change('POST', '/works/:id/state', workStateSchema, async (company, body, context) => {
    const id = readParameter(context, 'id');
    await changeWorkState(backend, company, keyOf(id, 'A-'), body);
    return { id, bars: body.bars };
  });
  change('POST', '/works/:id/cancel', workCancellationSchema, async (company, _body, context) => {
    const id = readParameter(context, 'id');
    await cancelWork(backend, company, keyOf(id, 'A-'));
    return { id };
  });
  change('POST', '/works/:id/budget', budgetSchema, async (company, body, context) => {
    const id = readParameter(context, 'id');
    const { version, totalCents, noVatCents } = await postBudget(
      backend,
      company,
      keyOf(id, 'A-'),
      body,
    );
    return {
      id,
      version,
      total: centsToEuros(totalCents),
      total_novat: centsToEuros(noVatCents),
    };
  });

  get('/appointments', async (company, context) => {
    const page = readListPage(context, providerPages);
    const range = readRange(context);
    const { rows, next } = await listAppointmentsOfCompany(database, company.id, range, page);
    const appointments = await Promise.all(
      rows.map((row) =>
        presentForProvider(backend, company, { kind: 'appointment', id: `S-${row.id}`, row }),
      ),
    );
    return { appointments, next };
  });
  change('POST', '/appointments', appointmentCreationSchema, async (company, body) => ({
    id: `S-${await createAppointment(backend, company, body)}`,
  }));
  change('POST', '/appointments/:id', appointmentChangeSchema, async (company, body, context) => {
    const id = readParameter(context, 'id');
    await changeAppointment(backend, company, keyOf(id, 'S-'), body);
    return { id };
  });

  for (const kind of ['works', 'appointments'] as const) {
    const subjectOf = (company: Company, context: Context) => {
      const id = readParameter(context, 'id');
      keyOf(id, kind === 'works' ? 'A-' : 'S-');
      return requireSubject(backend, company, id);
    };
    get(`/${kind}/:id`, async (company, context) =>
      presentForProvider(backend, company, await subjectOf(company, context)),
    );
    change(
      'POST',
      `/${kind}/:id/messages`,
      providerMessageSchema,
      async (company, body, context) => {
        const subject = await subjectOf(company, context);
        await sendMessage(backend, company, subject, body);
        return { id: subject.id };
      },
    );
    change('POST', `/${kind}/:id/payment`, paymentDemandSchema, async (company, body, context) => {
      const subject = await subjectOf(company, context);
      return { id: subject.id, payment_id: await askForPayment(backend, company, subject, body) };
    });
    postForm(
      `/${kind}/:id/files`,
      async (company, context) => {
        const subject = await subjectOf(company, context);
        return { subject, ...(await receiveSubjectForm(context, backend)) };
      },
      formFingerprint,
      async (company, form) => ({ id: await addFile(backend, company, form.subject, form) }),
      (form) => dropFiles(backend.media, form),
    );
  }

  change('PUT', '/payment-account', paymentAccountSchema, async (company, body) => ({
    message: 'The payment account was stored.',
    callback_url: await savePaymentAccount(backend, company, body),
  }));
  get('/refunds', (company, context) =>
    listRefunds(database, company.id, readListPage(context, refundPages)),
  );
  change('POST', '/refunds/:id', refundDoneSchema, async (company, body, context) => {
    const id = readParameter(context, 'id');
    const refund = await markRefunded(database, company.id, id, body.note, backend.clock.now());
    if (refund === undefined) throw new ApiError(404, 'There is no such refund.');
    return refund;
  });
  return app;
}

export const providerApiCapability: Capability = { name: 'provider-api', routes };

/** The stored id in one on the wire. @throws ApiError 404 */
function keyOf(id: string, prefix: 'A-' | 'S-'): string {
  if (!id.startsWith(prefix)) throw new ApiError(404, `There is no ${id} here.`);
  return id.slice(prefix.length);
}

function settingsOnWire(settings: Awaited<ReturnType<typeof loadSettings>>) {
  return {
    slot_step_minutes: settings.slotStepMinutes,
    parallel_bookings: settings.parallelBookings,
    notice_minutes: settings.noticeMinutes,
    horizon_days: settings.horizonDays,
    cancel_notice_minutes: settings.cancelNoticeMinutes,
    payment_days: settings.paymentDays,
  };
}
