import { TIME_TAKEN } from '@portal/api/provider/timeTaken';
import type { appointmentCreationSchema } from '@portal/api/provider/schemas';
import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { placeAppointment } from '../../../portal/schedule/booking/placeAppointment.ts';
import { readSelection } from '../../../portal/schedule/selection.ts';
import { loadSettings } from '../../../portal/schedule/settings.ts';
import { texts as scheduleTexts } from '../../../portal/schedule/texts.ts';
import { notifyCustomer } from '../../../portal/customerNotifications/notifyCustomer.ts';
import { instantAt, minutesOf } from '../../../portal/schedule/slots/wallClock.ts';
import { resolveCustomer, resolveItem } from './resolveCustomer.ts';
import { placesFor } from '../schedule/placesFor.ts';
import { requireExpert } from '../schedule/experts.ts';

/**
 * Books for a customer, at any time the provider likes, opening hours or not; what is taken stays taken.
 * `past` imports what was.
 * @throws ApiError 409 `TIME_TAKEN` when the expert, bay or seat is taken
 */
export async function createAppointment(
  backend: Backend,
  company: Company,
  request: v.InferOutput<typeof appointmentCreationSchema>,
): Promise<string> {
  const now = backend.clock.now();
  const expertId =
    request.expert_id === undefined
      ? null
      : await requireExpert(backend.database, company.id, request.expert_id);
  const selection = await readSelection(backend.database, company, {
    serviceIds: request.service_ids,
    expertId,
  });
  const start = instantAt(request.date, minutesOf(request.time), company.timeZone);
  const end = start + selection.durationMinutes * 60_000;
  const clientId = await resolveCustomer(backend, company, request.customer);
  const itemId = await resolveItem(backend, company, clientId, request);
  const { parallelBookings } = await loadSettings(backend.database, company.id);
  const id = newId();
  await inTransaction(backend.database, async (transaction) => {
    const placed = await placeAppointment(
      transaction,
      {
        id,
        companyId: company.id,
        clientId,
        itemId,
        start: new Date(start),
        end: new Date(end),
        occupies: !request.past,
        isGroup: request.is_group || (selection.fixed?.isGroup ?? false),
        allowCancel: request.allow_cancel,
        allowConfirmation: request.allow_confirmation,
        clientArrived: false,
        obs: request.obs ?? null,
        requestKey: null,
        withdrawalExcluded: null,
        earlyStartText: null,
        policyId: null,
        freeUntil: null,
        saidNoticeMinutes: null,
        services: selection.services.map((service) => ({
          serviceId: service.id,
          name: service.name,
          observation: '',
          priceCents: null,
        })),
        observationLabel: scheduleTexts.observationLabel,
      },
      placesFor(company, selection, parallelBookings),
      now,
    );
    if (placed === undefined)
      throw new ApiError(409, 'The expert, bay or seat is taken at this time.', {
        code: TIME_TAKEN,
      });
    await notifyCustomer(transaction, backend, {
      kind: 'appointmentBookedByProvider',
      company,
      clientId,
      subject: `S-${id}`,
      facts: {
        what: selection.services.map(({ name }) => name).join(', '),
        start: new Date(start),
      },
      at: new Date(start),
    });
  });
  return id;
}
