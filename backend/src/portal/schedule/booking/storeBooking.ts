import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { offeredMethods } from '../../../accounts/companies/offeredMethods.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { demandPayment } from '../../payments/demandPayment.ts';
import { PAYMENT_ZONE } from '../../payments/paymentZone.ts';
import { freeUntil } from '../../policies/freeUntil.ts';
import type { CatalogueService } from '../catalogue.ts';
import type { Selection } from '../selection.ts';
import type { ScheduleSettings } from '../settings.ts';
import type { Place } from '../slots/slots.ts';
import { texts } from '../texts.ts';
import type { Booking } from './booking.ts';
import { notifyOfBooking } from './notifyOfBooking.ts';
import { paymentDeadline } from './paymentDeadline.ts';
import { placeAppointment } from './placeAppointment.ts';
import { titleOf } from './titleOf.ts';

/** A booking that may be made. */
export interface NewBooking {
  id: string;
  customer: Customer;
  selection: Selection;
  settings: ScheduleSettings;
  itemId: string | null;
  start: Date;
  end: Date;
  /** What makes another call of the customer the same booking; null where the provider books: no contract of LAW-08. */
  requestKey: string | null;
  /** What the customer wrote of a service. */
  observationOf: (service: CatalogueService) => string;
  /** Why it may not be withdrawn from, null where it may (LAW-10). */
  withdrawalExcluded: string | null;
  /** The words by which it was asked for inside the time for withdrawing (LAW-09). */
  earlyStartText: string | null;
}

/**
 * Stores a booking on the first of the places that is free, asks for what is paid in advance, and tells the customer, in
 * one transaction.
 * @returns undefined when all places are taken
 */
export async function storeBooking(
  transaction: Transaction,
  backend: Backend,
  booking: NewBooking,
  places: readonly Place[],
  now: Date,
): Promise<Booking | undefined> {
  const { id, customer, selection, settings, start } = booking;
  const { company, client } = customer;
  const placed = await placeAppointment(
    transaction,
    {
      id,
      companyId: company.id,
      clientId: client.id,
      itemId: booking.itemId,
      start,
      end: booking.end,
      occupies: true,
      isGroup: selection.fixed?.isGroup ?? false,
      allowCancel: true,
      allowConfirmation: true,
      clientArrived: false,
      obs: null,
      requestKey: booking.requestKey,
      withdrawalExcluded: booking.withdrawalExcluded,
      earlyStartText: booking.earlyStartText,
      // The booking keeps the policy under which it was made (POL-02).
      policyId: selection.policy?.id ?? null,
      freeUntil: freeUntil(selection.policy, start),
      saidNoticeMinutes: selection.policy === null ? null : settings.cancelNoticeMinutes,
      services: selection.services.map((service) => ({
        serviceId: service.id,
        name: service.name,
        observation: booking.observationOf(service),
        priceCents: service.paymentCents,
      })),
      observationLabel: texts.observationLabel,
    },
    places,
    now,
  );
  if (placed === undefined) return undefined;
  const title = titleOf(selection);
  if (selection.prepaidCents !== null) {
    // Nobody loses a time for want of a payment that cannot be made yet (C-782).
    const isHeld = offeredMethods(backend.environment, company).length > 0;
    await demandPayment(transaction, {
      companyId: company.id,
      clientId: client.id,
      subject: `S-${id}`,
      totalCents: selection.prepaidCents,
      validUntil: isHeld ? paymentDeadline(start, settings, PAYMENT_ZONE, now) : null,
      description: title,
      holdsBooking: isHeld,
      now,
    });
  }
  const stored = {
    appointmentId: id,
    start,
    title,
    paymentsRequired: selection.prepaidCents !== null,
  };
  await notifyOfBooking(transaction, backend, customer, stored, {
    paymentCents: selection.paymentCents,
    prepaidCents: selection.prepaidCents,
    policy: selection.policy,
    cancelNoticeMinutes: settings.cancelNoticeMinutes,
    withdrawalExcluded: booking.withdrawalExcluded,
    isEarlyStartAsked: booking.earlyStartText !== null,
  });
  return stored;
}
