import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import { countersSchema } from '@portal/api/account/counters';
import { notificationsSchema } from '@portal/api/account/notification';
import { workSchema, worksSchema, type Work } from '@portal/api/work/work';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { callApi } from '../support/api.ts';
import type { Domain } from '../support/domains.ts';

/** How far a work or appointment is. */
export type Progress = Pick<
  Work,
  'client_arrived' | 'is_cancelled' | 'is_history' | 'isAppointment' | 'state'
>;

/** A work or appointment, as far as a screen may say something untrue of it. */
export type Subject = Progress &
  Pick<
    Work,
    'allow_approve' | 'allow_cancel' | 'allow_confirmation' | 'payment' | 'services' | 'total'
  >;

/** What the server knows of the customer whose session a page has. */
export interface Truth {
  unread: number;
  appointments: number;
  /** Unread at the customer's other providers. */
  elsewhere: number;
  /** Works and appointments of the home's lists. */
  listed: readonly (Pick<Work, 'id'> & Progress)[];
  inProgress: number;
  scheduled: number;
  /** Of the address, where it names one. */
  subject: Subject | null;
}

const DOMAIN = /^[a-z0-9-]+\.localhost$/;
function isDomain(name: string): name is Domain {
  return DOMAIN.test(name);
}

/** @returns null where nobody is logged in. @throws Error when the server refuses what the page's customer may read. */
export async function readTruth(page: Page): Promise<Truth | null> {
  const { hostname, pathname, origin } = new URL(page.url());
  const cookies = await page.context().cookies(origin);
  const token = cookies.find(({ name }) => name === 'sessionToken')?.value;
  if (!isDomain(hostname) || !token || pathname.includes('-lite')) return null;
  const ask = (path: string) => callApi(hostname, `/main${path}`, { token });
  const [counters, notifications, active, scheduled] = await Promise.all([
    ask('/user/menu/counters'),
    ask('/notifications'),
    ask('/services/active'),
    ask('/services/scheduled'),
  ]);
  const count = v.parse(countersSchema, counters);
  const inProgress = v.parse(worksSchema, active).works;
  const coming = v.parse(worksSchema, scheduled).works;
  return {
    unread: v.parse(notificationsSchema, notifications).data.all.all.filter(({ read }) => !read)
      .length,
    appointments: count.scheduled_appointments,
    elsewhere: Object.entries(count.warnings_by_company)
      .filter(([domain]) => domain !== hostname)
      .reduce((sum, [, number]) => sum + number, 0),
    listed: [...inProgress, ...coming],
    inProgress: inProgress.length,
    scheduled: coming.length,
    subject: await readSubject(ask, pathname),
  };
}

async function readSubject(
  ask: (path: string) => Promise<unknown>,
  pathname: string,
): Promise<Work | null> {
  const [id] = /\b[AS]-\w+/.exec(pathname) ?? [];
  if (id === undefined) return null;
  // An address may name what is not there, or somebody else's: the page says so.
  const read = async (path: string) => ask(path).catch(() => null);
  if (id.startsWith('A-')) {
    const work = await read(`/services/${id}`);
    return work === null ? null : v.parse(workSchema, work);
  }
  const appointment = await read(`/appointments/${id}`);
  return appointment === null ? null : v.parse(appointmentDetailsSchema, appointment).details;
}

/** Changes with the prices of the subject. */
export function priceVersion(truth: Truth | null): string {
  const subject = truth?.subject;
  return JSON.stringify([subject?.total, subject?.payment?.total, subject?.services]);
}
