import type { CalendarFeedAddress } from '@portal/api/account/calendarFeed';
import { publicAddress, type Environment } from '../../platform/environment.ts';

/** The address of a calendar in both its forms; programs subscribe to what begins with `webcal`. */
export function feedAddress(
  environment: Environment,
  domain: string,
  token: string,
): CalendarFeedAddress {
  const https = `${publicAddress(environment, domain)}/api/main/feeds/${token}.ics`;
  return { address: https.replace(/^https?:/, 'webcal:'), https };
}
