import * as v from 'valibot';
import { atMost, exactly, percentile, type Finding } from '../findings.ts';
import { phoneOf } from '../backend/measuredPortal.ts';
import { openStreams, type OpenStreams } from './openStreams.ts';
import { DOMAIN, type Installation, type Pair } from './startInstallation.ts';

const STREAMS = 500;
const CHANGES = 100;

/** A call with the key of the measured provider. */
async function providerOf({ backend, administrator }: Installation) {
  const call = async (path: string, token: string, body?: object) => {
    const answer = await fetch(backend + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return v.parse(v.record(v.string(), v.unknown()), await answer.json());
  };
  const key = await call(`/mgmt/providers/${DOMAIN}/api-key`, administrator);
  return (path: string, body: object) =>
    call(`/provider-api/v1${path}`, String(key['api_key']), body);
}

/** Milliseconds from a provider's message until the customer's open page hears of it, p95. */
async function hearing(installation: Installation, streams: OpenStreams): Promise<number> {
  const call = await providerOf(installation);
  const work = await call('/works', { customer: { phone: phoneOf(0) } });
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const heard = streams.untilHeard(0);
    const began = performance.now();
    await call(`/works/${String(work['id'])}/messages`, { message: `Mensagem ${change}.` });
    await heard;
    times.push(performance.now() - began);
  }
  return percentile(times, 0.95);
}

/**
 * What streams cost: all of them open in both installations.
 * @param goal how much longer changes may take in the large one
 */
export async function measureStreams({ small, large }: Pair, goal: number): Promise<Finding[]> {
  const open = [await openStreams(small, STREAMS), await openStreams(large, STREAMS)] as const;
  try {
    const before = await hearing(small, open[0]);
    const after = await hearing(large, open[1]);
    return [
      exactly(`${STREAMS} open pages: streams`, open[1].count, STREAMS),
      atMost(`${STREAMS} open pages: until a change is heard of, p95`, after / before, goal, '×'),
      atMost(`${STREAMS} open pages: the same`, after, 1000, 'ms'),
    ];
  } finally {
    for (const streams of open) streams.close();
  }
}
