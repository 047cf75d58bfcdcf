import { startsLikeLite } from './lite/startsLikeLite.ts';

/**
 * Where a deep link leads, as an app path with query; null to stay: to the list of appointments
 * (SHL-39), or to the booking, of a customer (SHL-40) or of a lite visit (SHL-41).
 */
export function redirectOf(
  path: string,
  query: URLSearchParams,
  hasSession: boolean,
): string | null {
  if (query.get('openAppointment') === 'true' && !startsLikeLite(path) && !hasSession) {
    return '/services-lite?openAppointment=true';
  }
  const schedule = hasSession ? '/schedule' : '/schedule-lite';
  const isThere = path === schedule || path.startsWith(`${schedule}/`);
  if (query.get('directAppointment') === 'true' && !isThere) {
    return `${schedule}?${query.toString()}`;
  }
  return null;
}
