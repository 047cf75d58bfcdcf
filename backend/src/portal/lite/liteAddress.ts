import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Company } from '../../accounts/companies/company.ts';
import { publicAddress, type Environment } from '../../platform/environment.ts';

/**
 * Address of a lite link (SHL-13, SHL-16): `token_cal` for an appointment, `token` for a work; `asksRating` opens the
 * rating (SHL-15).
 */
export function liteAddress(
  environment: Environment,
  company: Company,
  link: { subject: string; key: string; asksRating?: boolean },
): string {
  const parameter = isAppointmentId(link.subject) ? 'token_cal' : 'token';
  const feedback = link.asksRating === true ? '&feedback=t' : '';
  const path = `/client/service-details-lite?${parameter}=${link.key}&s=C&t=0${feedback}`;
  return publicAddress(environment, company.domain) + path;
}
