import { isEmail } from '@portal/domain/contact/isEmail';
import { isValidNif } from '@portal/domain/contact/nifError';
import * as v from 'valibot';
import type { SetupValues } from './setupValuesSchema.ts';
import { texts } from './texts.ts';

/** What stands between a draft and its publication: where it is filled in, and its name for the owner. */
export const missingFieldSchema = v.object({
  section: v.string(),
  /** Null where the section as a whole is empty. */
  field: v.nullable(v.string()),
  name: v.string(),
});
export type MissingField = v.InferOutput<typeof missingFieldSchema>;

/**
 * What a provider needs before it is published (SET-07; DL 7/2004, DL 238/2015), in the order of the steps. Address and
 * e-mail of the contact do where the legal identity names none (C-288, C-753). Pure.
 */
export function missingFields(values: SetupValues): MissingField[] {
  const { identity, legal, activity, modules, hours, services, experts, settings } = values;
  const isHealth = activity.vertical?.toUpperCase() === 'HEALTH';
  const takesBookings = modules.scheduler_module !== 'NONE';
  const isStaffed = Object.keys(experts).length > 0 || (settings.parallel_bookings ?? 0) > 0;
  const needs: [isThere: boolean, section: string, field: string | null, name: string][] = [
    [Boolean(identity.name), 'identity', 'name', texts.missing.name],
    [Boolean(legal.legal_name), 'legal', 'legal_name', texts.missing.legalName],
    [Boolean(legal.address ?? identity.address), 'legal', 'address', texts.missing.address],
    [isEmail(legal.email ?? identity.email ?? ''), 'legal', 'email', texts.missing.email],
    [isValidNif(legal.nipc ?? ''), 'legal', 'nipc', texts.missing.nipc],
    [Boolean(activity.vertical), 'activity', 'vertical', texts.missing.vertical],
    [!isHealth || Boolean(legal.ers_number), 'legal', 'ers_number', texts.missing.ersNumber],
    [!takesBookings || Boolean(hours.hours?.length), 'hours', 'hours', texts.missing.hours],
    [!takesBookings || Object.keys(services).length > 0, 'services', null, texts.missing.services],
    [!takesBookings || isStaffed, 'experts', null, texts.missing.experts],
  ];
  return needs.flatMap(([isThere, section, field, name]) =>
    isThere ? [] : [{ section, field, name }],
  );
}
