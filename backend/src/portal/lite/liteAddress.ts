import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Company } from '../../accounts/companies/company.ts';
import { publicAddress, type Environment } from '../../platform/environment.ts';

/**
 * Address of a lite link (SHL-13, SHL-16): `token_cal` for an appointment, `token` for a work; `asksRating` opens the
 * rating (SHL-15), `isReminder` the answers to a reminder (REM-11, D-25).
 */
export function liteAddress(
  environment: Environment,
  company: Company,
  link: { subject: string; key: string; asksRating?: boolean; isReminder?: boolean },
): string {
  const parameter = isAppointmentId(link.subject) ? 'token_cal' : 'token';
  const feedback = link.asksRating === true ? '&feedback=t' : '';
  const source = link.isReminder === true ? 'R' : 'C';
  const path = `/client/service-details-lite?${parameter}=${link.key}&s=${source}&t=0${feedback}`;
  return publicAddress(environment, company.domain) + path;
}
