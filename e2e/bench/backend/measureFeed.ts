import * as v from 'valibot';
import { atMost, exactly, percentile, type Finding } from '../findings.ts';
import { DOMAIN, phoneOf, type MeasuredPortal } from './measuredPortal.ts';

const ENTRIES = 500;
/** A customer whom nothing else measures. */
const CUSTOMER = 200_000;
/** An address is read 60 times an hour at most (FEED-06). */
const READS = 50;
const ADDRESSES = 4;

const addressSchema = v.object({ https: v.string() });

/** Reads a calendar of 500 entries, whole and by whoever has it already (FEED-06). */
export async function measureFeed(portal: MeasuredPortal): Promise<Finding[]> {
  await portal.seed('customers', DOMAIN, CUSTOMER, 1);
  await portal.seed('agenda', phoneOf(CUSTOMER), ENTRIES);
  const whole: number[] = [];
  const unchanged: number[] = [];
  let entries = 0;
  let answered304 = 0;
  const read = async (path: string, etag?: string) => {
    const began = performance.now();
    const answer = await fetch(portal.address() + path, {
      headers: {
        'x-forwarded-host': DOMAIN,
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
    });
    const content = await answer.text();
    const milliseconds = performance.now() - began;
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', content, milliseconds };
  };
  for (let turn = 0; turn < ADDRESSES; turn += 1) {
    const { body } = await portal.customer(CUSTOMER, 'POST', '/main/user/feed');
    const { pathname } = new URL(v.parse(addressSchema, body).https);
    const path = pathname.replace(/^\/api/, '');
    const { etag, content } = await read(path);
    entries = content.split('BEGIN:VEVENT').length - 1;
    for (let time = 0; time < READS / 2; time += 1) {
      whole.push((await read(path)).milliseconds);
      const again = await read(path, etag);
      unchanged.push(again.milliseconds);
      if (again.status === 304) answered304 += 1;
    }
  }
  return [
    exactly('entries of the calendar that is read', entries, ENTRIES),
    atMost('a calendar of 500 entries: p95', percentile(whole, 0.95), 30, ' ms'),
    exactly('readings of an unchanged calendar answered 304', answered304, (ADDRESSES * READS) / 2),
    atMost('the same, unchanged: p95', percentile(unchanged, 0.95), 30, ' ms'),
  ];
}
