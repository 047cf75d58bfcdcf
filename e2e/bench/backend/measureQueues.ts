import { setTimeout as delay } from 'node:timers/promises';
import { atLeast, atMost, percentile, type Finding } from '../findings.ts';
import { startImitatedOutside, type ImitatedOutside } from './imitatedOutside.ts';
import { DOMAIN, type MeasuredPortal } from './measuredPortal.ts';

const RUNS = 3;
const MESSAGES = 2000;
const ENDPOINTS = 10;
const EVENTS = 100;
const ACCOUNTS = 1000;
const TIMEOUT_MS = 900_000;
const LOOK_MILLISECONDS = 50;

/**
 * One process works its queues off: SMS to a carrier that takes 100 ms for each, webhooks of which one endpoint of ten
 * hangs, and the lists of a thousand payment accounts at a gateway that answers after a second.
 */
export async function measureQueues(portal: MeasuredPortal): Promise<Finding[]> {
  const outside = await startImitatedOutside(portal.gateway);
  try {
    await portal.restart('test', { PORTAL_SMS_WEBHOOK_URL: `${portal.gateway}/sms` });
    const rates: number[] = [];
    const even: number[] = [];
    const hanging: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      rates.push(await sendNews(portal, outside));
      even.push(await tellOthers(portal, outside, undefined));
      hanging.push(await tellOthers(portal, outside, '/hook/1'));
    }
    const reading = await readAccounts(portal, outside);
    const median = (values: readonly number[]) => percentile(values, 0.5);
    return [
      atLeast('SMS a second, the carrier takes 100 ms for each', median(rates), 200, '/s'),
      atMost('900 webhooks of nine endpoints, until the last one', median(even), 10, 's'),
      // Less than one that hangs is waited for.
      atMost('the same while the tenth hangs', median(hanging), 10, 's'),
      atMost('1000 payment accounts read, from the first to the last', reading, 900, 's'),
    ];
  } finally {
    await outside.stop();
    await portal.restart('production');
  }
}

/** @returns SMS a second, from the first to the last */
async function sendNews(portal: MeasuredPortal, outside: ImitatedOutside): Promise<number> {
  outside.calls.length = 0;
  await portal.seed('news', DOMAIN, MESSAGES);
  return MESSAGES / (await untilCalled(outside, MESSAGES, (path) => path === '/sms'));
}

/** @returns seconds from the first webhook to the last one of nine endpoints */
async function tellOthers(
  portal: MeasuredPortal,
  outside: ImitatedOutside,
  hanging: string | undefined,
): Promise<number> {
  outside.calls.length = 0;
  outside.hang(hanging);
  await portal.seed('hooks', `${portal.gateway}/hook`, ENDPOINTS, EVENTS);
  const isOther = (path: string) => path.startsWith('/hook/') && path !== '/hook/1';
  return untilCalled(outside, (ENDPOINTS - 1) * EVENTS, isOther);
}

/** @returns seconds from the first list that is asked for to the last one */
async function readAccounts(portal: MeasuredPortal, outside: ImitatedOutside): Promise<number> {
  outside.calls.length = 0;
  await portal.seed('accounts', ACCOUNTS);
  return untilCalled(outside, ACCOUNTS, (path) => path.endsWith('/payments/read'));
}

/** @returns seconds from the first of these calls to the last; as long as patience lasts where one does not come */
async function untilCalled(
  { calls }: ImitatedOutside,
  count: number,
  isMeant: (path: string) => boolean,
): Promise<number> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const meant = calls.filter(({ path }) => isMeant(path));
    const first = meant[0]?.at ?? Number.NaN;
    if (meant.length >= count) return ((meant.at(-1)?.at ?? Number.NaN) - first) / 1000;
    if (performance.now() > deadline) return TIMEOUT_MS / 1000;
    await delay(LOOK_MILLISECONDS);
  }
}
