import { atLeast, atMost, percentile, type Finding } from '../findings.ts';
import { DOMAIN, phoneOf, tokenOf, type MeasuredPortal } from './measuredPortal.ts';

const LENGTHS = [10, 1000, 10_000] as const;
/** Lists of works and of appointments, each the long one of its kind. */
const PATHS = ['/main/services/completed', '/main/services/scheduled/history'] as const;
const SAMPLES = 300;
const WARM = 60;
const ROUNDS = 5;
const TOGETHER = 10;
const CALLS = 60;
const BARE_PORT = 10;

type Call = () => Promise<unknown>;

/** Milliseconds of single calls, which take turns so that a slow moment of the machine meets all. */
async function timesOf(calls: readonly Call[]): Promise<number[][]> {
  const samples = calls.map((): number[] => []);
  for (let index = 0; index < WARM + SAMPLES; index += 1) {
    for (const [number, call] of calls.entries()) {
      const began = performance.now();
      await call();
      if (index >= WARM) samples[number]?.push(performance.now() - began);
    }
  }
  return samples;
}

/** Calls per second with several at a time. */
async function rateOf(call: Call): Promise<number> {
  const began = performance.now();
  const lane = async (): Promise<void> => {
    for (let index = 0; index < CALLS; index += 1) await call();
  };
  await Promise.all(Array.from({ length: TOGETHER }, lane));
  return (TOGETHER * CALLS) / ((performance.now() - began) / 1000);
}

/** How often one call is answered while the other is once: the middle one of several rounds in turns. */
async function ratioOf(call: Call, other: Call): Promise<number> {
  await rateOf(call);
  await rateOf(other);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = await rateOf(call);
    ratios.push(rate / (await rateOf(other)));
  }
  return percentile(ratios, 0.5);
}

async function fetchText(address: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.text();
}

/** Lists of customers with 10, 1000 and 10 000 services and appointments, and what one prepared query could do. */
export async function measureLists(portal: MeasuredPortal): Promise<Finding[]> {
  for (const [customer, length] of LENGTHS.entries())
    await portal.seed('works', phoneOf(customer), length);
  const bareAddress = portal.address(BARE_PORT);
  const bare = await portal.startBareRoute(BARE_PORT);
  const bareCall = () => fetchText(`${bareAddress}/works/${encodeURIComponent(phoneOf(0))}`, {});
  const findings: Finding[] = [];
  try {
    for (const path of PATHS) {
      const list = (customer: number) => () =>
        fetchText(portal.address() + path, {
          'x-forwarded-host': DOMAIN,
          authorization: `Bearer ${tokenOf(customer)}`,
        });
      const samples = await timesOf([...LENGTHS.keys()].map(list));
      const [shortest = Number.NaN, ...longer] = samples.map((times) => percentile(times, 0.95));
      const name = path.replace('/main', '');
      for (const [index, value] of longer.entries()) {
        const length = LENGTHS[index + 1] ?? 0;
        findings.push(
          atMost(`${name}: first page of ${length} ÷ of 10, p95`, value / shortest, 1.3, '×'),
        );
      }
      findings.push(
        atLeast(`${name} ÷ bare route, calls/s`, await ratioOf(list(0), bareCall), 0.6, '×'),
      );
    }
    return findings;
  } finally {
    await bare.stop();
  }
}
