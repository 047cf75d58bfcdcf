import type { appointmentCreationSchema } from '@portal/api/provider/schemas';
import type { SetupItemField } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import {
  emptyPerson,
  isWhole,
  missing,
  personFormSchema,
  personOf,
  problemsOfPerson,
} from '../../person/personForm.ts';

/** A booking as it is written, before it is made. */
export const bookingFormSchema = v.object({
  serviceId: v.string(),
  /** Empty for whoever is free. */
  expertId: v.string(),
  /** `YYYY-MM-DD`. */
  date: v.string(),
  /** `HH:mm`. */
  time: v.string(),
  ...personFormSchema.entries,
});
export type BookingForm = v.InferOutput<typeof bookingFormSchema>;

export const emptyBooking: BookingForm = {
  ...{ serviceId: '', expertId: '', date: '', time: '' },
  ...emptyPerson,
};

/** What is wrong with it, in words. */
export function problemsOfBooking(form: BookingForm, fields: readonly SetupItemField[]) {
  const { serviceId, date, time } = form;
  return {
    ...{ serviceId: missing(serviceId), date: missing(date), time: missing(time) },
    ...problemsOfPerson(form, fields),
  };
}

export function isReady(form: BookingForm, fields: readonly SetupItemField[]): boolean {
  return isWhole(problemsOfBooking(form, fields));
}

/** The same as a provider's system makes it. */
export function creationOf(
  form: BookingForm,
  fields: readonly SetupItemField[],
): v.InferInput<typeof appointmentCreationSchema> {
  const { serviceId, expertId, date, time } = form;
  return {
    ...personOf(form, fields),
    ...{ service_ids: [serviceId], date, time },
    ...(expertId !== '' && { expert_id: expertId }),
  };
}
