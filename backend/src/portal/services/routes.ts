import { messageSchema } from '@portal/api/http/envelope';
import { approvalSchema } from '@portal/api/work/budgetDifference';
import {
  chatMessageSchema,
  invoiceRequestSchema,
  privateNoteSchema,
} from '@portal/api/work/createServicesApi';
import { ratingSchema, worksSchema, workSchema } from '@portal/api/work/work';
import { isChatReadOnly, type AppointmentFacts } from '@portal/domain/work/appointmentFacts';
import { canRate } from '@portal/domain/work/canRate';
import { canChangeMedia } from '@portal/domain/work/mediaKind';
import { RATING_NOTE_MAX_LENGTH } from '@portal/domain/limits';
import type { Bars } from '@portal/domain/work/stateName';
import type { Context } from 'hono';
import * as v from 'valibot';
import {
  addAppointmentMessage,
  cancelAppointment,
  confirmAppointment,
} from '../appointments/changeAppointment.ts';
import { appointmentFacts } from '../appointments/appointmentFacts.ts';
import type { Backend } from '../../platform/backend.ts';
import { parseCoordinates } from '../../accounts/companies/distance.ts';
import type { Capability } from '../../platform/capability.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { exactAddress } from '../../platform/http/clientAddress.ts';
import { customerPages, readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { limitChanges } from '../../accounts/limits/limitChanges.ts';
import { requireCustomer, type Customer } from '../../accounts/sessions/requireCustomer.ts';
import { markNotificationsRead } from '../../accounts/notifications/markNotificationsRead.ts';
import { requestInvoice } from '../invoices/requestInvoice.ts';
import { approveBudget } from './approve.ts';
import { addChatEntry, markChatRead, setToastState, toastOf } from './chat.ts';
import { receiveSubjectFile, removeSubjectFile } from './files.ts';
import { findSubject, presentSubject, type Subject } from './findSubject.ts';
import { listCustomerAppointments, listCustomerWorks } from './listSubjects.ts';
import { barsOf } from './presentWork.ts';
import { texts } from './texts.ts';

const listQuery = v.object({ itemId: v.optional(v.string()), ...pageQuery });
type Toast = 'message' | 'service' | 'payment';
const notificationTypes = ['action', 'check', 'message', 'internal', 'payment'] as const;

/** Works and appointments for their customer (API-28..38). Every rule of the screens is enforced here too (C-134). */
function routes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const app = describedRoutes('subjects');
  const open = async (
    context: Context,
    id = readParameter(context, 'id'),
  ): Promise<{ customer: Customer; subject: Subject }> => {
    const customer = await requireCustomer(context, backend);
    return { customer, subject: await findSubject(database, customer, id) };
  };

  /** What was seen on the details is read there and in the bell (DET-46, DET-47). */
  const markSeen = async (database: Database, subject: Subject, toast: Toast): Promise<void> => {
    await setToastState(database, subject.id, toast, 'READ');
    const { companyId, clientId } = subject.row;
    const types = notificationTypes.filter((type) => toastOf[type] === toast);
    await markNotificationsRead(
      database,
      { companyId, clientId, subject: subject.id, types },
      clock.now(),
    );
  };

  const appointments = (history: boolean) => async (context: Context) => {
    const customer = await requireCustomer(context, backend);
    const question = { history, itemId: context.req.query('itemId') };
    const page = readListPage(context, customerPages);
    return context.json(await listCustomerAppointments(backend, customer, question, page));
  };
  const works = (completed: boolean) => async (context: Context) => {
    const customer = await requireCustomer(context, backend);
    const question = { completed, itemId: context.req.query('itemId') };
    return context.json(
      await listCustomerWorks(backend, customer, question, readListPage(context, customerPages)),
    );
  };
  app.get(
    '/main/services/scheduled',
    {
      access: 'customer',
      summary: 'Coming appointments (API-28)',
      query: listQuery,
      answer: worksSchema,
    },
    appointments(false),
  );
  app.get(
    '/main/services/scheduled/history',
    {
      access: 'customer',
      summary: 'Past and cancelled appointments (API-28)',
      query: listQuery,
      answer: worksSchema,
    },
    appointments(true),
  );
  app.get(
    '/main/services/active',
    {
      access: 'customer',
      summary: 'Works under way (API-28)',
      query: listQuery,
      answer: worksSchema,
    },
    works(false),
  );
  app.get(
    '/main/services/completed',
    {
      access: 'customer',
      summary: 'Completed works (API-28)',
      query: listQuery,
      answer: worksSchema,
    },
    works(true),
  );

  app.get(
    '/main/services/:id',
    {
      access: 'customer',
      summary: 'Details; 301 without Location when an appointment became a work (API-29, C-21)',
      answer: workSchema,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { customer, subject } = await open(context);
      refuseMoved(subject);
      const place = parseCoordinates(context.req.query('geoCoords'));
      return context.json(await presentSubject(backend, customer, subject.id, place));
    },
  );

  app.post(
    '/main/services/:id/cancel',
    {
      access: 'customer',
      summary: 'Cancels an appointment (API-30)',
      answer: messageSchema,
      request: { path: { id: '{cancellable}' } },
    },
    async (context) => {
      const { customer, subject } = await open(context);
      if (subject.kind === 'work') {
        throw new ApiError(409, texts.cannotCancel, {
          title: texts.cannotCancelTitle,
          body: texts.cannotCancel,
        });
      }
      await cancelAppointment(backend, customer.company, subject.row);
      return context.json({ message: texts.cancelled });
    },
  );

  app.post(
    '/main/services/:id/confirm',
    {
      access: 'customer',
      summary: 'Confirms an appointment',
      answer: messageSchema,
      request: { path: { id: '{appointment}' } },
    },
    async (context) => {
      const { customer, subject } = await open(context);
      if (subject.kind === 'work') throw new ApiError(409, texts.cannotConfirm);
      await confirmAppointment(backend, customer.company, subject.row);
      return context.json({ message: texts.confirmed });
    },
  );

  app.post(
    '/main/services/:id/approve',
    {
      access: 'customer',
      summary:
        'Approves the budget that was shown; 409 BUDGET_CHANGED with the difference, or TOTAL_CHANGED (API-33)',
      body: approvalSchema,
      answer: messageSchema,
      request: { path: { id: '{work}' } },
    },
    async (context, readBody) => {
      const { customer, subject } = await open(context);
      if (subject.kind !== 'work') throw new ApiError(409, texts.cannotApprove);
      const shown = await readBody();
      await approveBudget(backend, customer, subject.row.id, shown, exactAddress(context));
      return context.json({ message: texts.approved });
    },
  );

  app.post(
    '/main/services/:id/feedback',
    {
      access: 'customer',
      summary: 'Rates a completed work (API-31)',
      body: ratingSchema,
      answer: messageSchema,
      request: { path: { id: '{completed}' }, json: { classification: 5, observation: 'Ótimo.' } },
    },
    async (context, readBody) => {
      const { customer, subject } = await open(context);
      const rating = await readBody();
      const note = rating.observation?.trim() ?? '';
      if (note.length > RATING_NOTE_MAX_LENGTH) throw new ApiError(400, texts.cannotRate);
      if (!canRate(factsOf(subject, clock.now()), customer.company.isSchedulerSolo))
        throw new ApiError(409, texts.cannotRate);
      const given = {
        classification: rating.classification,
        observation: note === '' ? null : note,
        ratedAt: clock.now(),
      };
      await database
        .insertInto('ratings')
        .values({
          subject: subject.id,
          companyId: customer.company.id,
          clientId: customer.client.id,
          ...given,
        })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(given))
        .execute();
      return context.json({ message: texts.rated });
    },
  );

  app.post(
    '/main/services/:id/invoice',
    {
      access: 'customer',
      summary: 'Asks for the invoice (API-32)',
      body: invoiceRequestSchema,
      answer: messageSchema,
      request: { path: { id: '{completed}' }, json: { emails: ['{email}'] } },
    },
    async (context, readBody) => {
      const { customer, subject } = await open(context);
      const { emails } = await readBody();
      if (subject.kind !== 'work' || barsOf(subject.row) !== 5 || !subject.row.showInvoiceButton)
        throw new ApiError(409, texts.noInvoice);
      const own = [customer.client.email, customer.client.secondaryEmail];
      if (!emails.every((email) => own.includes(email)))
        throw new ApiError(400, texts.wrongInvoiceEmail);
      await limitChanges(backend, customer.client.id, 'invoice requests');
      await requestInvoice(
        backend,
        customer,
        { id: subject.id, itemId: subject.row.itemId },
        emails,
      );
      return context.json({ message: texts.invoiceRequested });
    },
  );

  app.post(
    '/main/services/:id/chat/add',
    {
      access: 'customer',
      summary: 'Writes to the provider (API-36)',
      body: chatMessageSchema,
      answer: messageSchema,
      request: { path: { id: '{work}' }, json: { message: 'Quando fica pronto?' } },
    },
    async (context, readBody) => {
      const { customer, subject } = await open(context);
      const { message } = await readBody();
      await limitChanges(backend, customer.client.id, 'messages');
      if (subject.kind === 'appointment') {
        await addAppointmentMessage(backend, subject.row, message);
      } else {
        if (isChatReadOnly(factsOf(subject, clock.now())))
          throw new ApiError(409, texts.chatClosed);
        await addChatEntry(database, {
          companyId: customer.company.id,
          subject: subject.id,
          author: 'CLIENT',
          message,
          at: clock.now(),
        });
      }
      return context.json({ message: texts.sent });
    },
  );

  app.post(
    '/main/services/:id/readCompanyObs',
    {
      access: 'customer',
      summary: 'Marks the provider’s messages read (API-37)',
      answer: messageSchema,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { customer, subject } = await open(context);
      await inTransaction(database, async (transaction) => {
        await markChatRead(transaction, customer.company.id, subject.id, 'COMPANY', clock.now());
        await markSeen(transaction, subject, 'message');
      });
      return context.json({ message: texts.read });
    },
  );

  app.post(
    '/main/services/:id/readServiceReady',
    {
      access: 'customer',
      summary: 'Marks the check read (API-37)',
      answer: messageSchema,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { subject } = await open(context);
      await inTransaction(database, (transaction) => markSeen(transaction, subject, 'service'));
      return context.json({ message: texts.read });
    },
  );

  app.post(
    '/main/services/:id/readPayment',
    {
      access: 'customer',
      summary: 'Marks the payment that is asked for read (DET-45)',
      answer: messageSchema,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { subject } = await open(context);
      await inTransaction(database, (transaction) => markSeen(transaction, subject, 'payment'));
      return context.json({ message: texts.read });
    },
  );

  app.post(
    '/main/services/:id/editInternalObs',
    {
      access: 'customer',
      summary: 'Saves a private note (API-38)',
      body: privateNoteSchema,
      answer: messageSchema,
      request: { path: { id: '{work}' }, json: { obs: 'Perguntar pelos pneus.' } },
    },
    async (context, readBody) => {
      // An appointment comes without its prefix (APT-08), of remotes of earlier releases with it.
      const id = readParameter(context, 'id');
      const { customer, subject } = await open(context, /^[AS]-/.test(id) ? id : `S-${id}`);
      const note = (await readBody()).obs.trim();
      const owner = {
        subject: subject.id,
        companyId: customer.company.id,
        clientId: customer.client.id,
      };
      if (note === '') {
        await database
          .deleteFrom('privateNotes')
          .where((eb) => eb.and(owner))
          .execute();
      } else {
        const written = { note, changedAt: clock.now() };
        await database
          .insertInto('privateNotes')
          .values({ ...owner, ...written })
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(written))
          .execute();
      }
      return context.json({ message: texts.noteSaved });
    },
  );

  app.post(
    '/main/services/:id/media',
    {
      access: 'customer',
      summary: 'Uploads a file (API-34)',
      form: ['media', 'thumbnail'],
      answer: messageSchema,
      status: 201,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { subject } = await open(context);
      requireOpenMedia(subject);
      await receiveSubjectFile(context, backend, targetOf(subject));
      return context.json({ message: texts.uploaded }, 201);
    },
  );

  app.delete(
    '/main/services/:id/media/:mediaId',
    {
      access: 'customer',
      summary: 'Removes an own file (API-35)',
      answer: messageSchema,
      request: { path: { id: '{work}', mediaId: '{file}' } },
    },
    async (context) => {
      const { subject } = await open(context);
      requireOpenMedia(subject);
      await removeSubjectFile(backend, targetOf(subject), readParameter(context, 'mediaId'));
      return context.json({ message: texts.removed });
    },
  );
  return app;
}

export const servicesCapability: Capability = { name: 'services', routes };

function targetOf(subject: Subject) {
  const { companyId, clientId } = subject.row;
  return { companyId, clientId, subject: subject.id, owner: 'CLIENT' as const };
}

function factsOf(subject: Subject, now: Date): AppointmentFacts & { state: { bars: Bars } } {
  if (subject.kind === 'appointment')
    return { ...appointmentFacts(subject.row, now), state: { bars: 0 } };
  const bars = barsOf(subject.row);
  return {
    work_id: subject.id,
    is_cancelled: subject.row.cancelledAt !== null,
    is_history: bars === 5,
    client_arrived: true,
    is_confirmed: false,
    allow_cancel: false,
    allow_confirmation: false,
    isAppointment: false,
    state: { bars },
  };
}

/** MED-06, C-48. @throws ApiError 409 */
function requireOpenMedia(subject: Subject): void {
  const bars = subject.kind === 'work' ? barsOf(subject.row) : 0;
  if (!canChangeMedia({ bars, isCustomer: true, isLite: false }))
    throw new ApiError(409, texts.mediaClosed);
}

/** An appointment that became a work is shown as that work: 301 in the body, without Location (C-21). */
export function refuseMoved(subject: Subject): void {
  if (subject.kind !== 'appointment' || subject.row.workId === null) return;
  throw new MovedError(`A-${subject.row.workId}`);
}

/** Not an error of anybody: tells the client where the service is now. */
class MovedError extends ApiError {
  constructor(id: string) {
    super(301, texts.moved, { code: 301, extra: { id } });
  }
}
