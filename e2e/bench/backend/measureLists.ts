import { atLeast, atMost, percentile, type Finding } from './findings.ts';
import { phoneOf, type MeasuredPortal } from './measuredPortal.ts';

const LENGTHS = [10, 1000, 10_000] as const;
const CALLS = 60;
const TOGETHER = 10;
const BARE_PORT = 4530;
const PATH = '/main/services/completed';

/** Milliseconds of single calls, one after the other. */
async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const began = performance.now();
    await call();
    samples.push(performance.now() - began);
  }
  return samples.slice(5);
}

/** Calls per second with several at a time. */
async function rateOf(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const lane = async (): Promise<void> => {
    for (let index = 0; index < CALLS; index += 1) await call();
  };
  await Promise.all(Array.from({ length: TOGETHER }, lane));
  return (TOGETHER * CALLS) / ((performance.now() - began) / 1000);
}

/** The completed services of customers with 10, 1000 and 10 000 of them, and what one prepared query could do. */
export async function measureLists(portal: MeasuredPortal): Promise<Finding[]> {
  for (const [customer, length] of LENGTHS.entries())
    await portal.seed('works', phoneOf(customer), length);
  const bare = await portal.startBareRoute(BARE_PORT);
  try {
    const list = (customer: number) => () => portal.customer(customer, 'GET', PATH);
    const p95: number[] = [];
    for (const customer of LENGTHS.keys())
      p95.push(percentile(await timesOf(list(customer)), 0.95));
    const [shortest = Number.NaN, ...longer] = p95;
    const bareCall = async () => {
      const response = await fetch(
        `http://127.0.0.1:${BARE_PORT}/works/${encodeURIComponent(phoneOf(0))}`,
      );
      return response.text();
    };
    await rateOf(bareCall);
    const bareRate = await rateOf(bareCall);
    const listRate = await rateOf(list(0));
    return [
      ...longer.map((value, index) =>
        atMost(
          `list of ${LENGTHS[index + 1] ?? 0} ÷ list of 10 services, p95`,
          value / shortest,
          1.3,
          '×',
        ),
      ),
      atLeast(
        'list of 10 ÷ bare route with one prepared query, calls/s',
        listRate / bareRate,
        0.6,
        '×',
      ),
    ];
  } finally {
    await bare.stop();
  }
}
