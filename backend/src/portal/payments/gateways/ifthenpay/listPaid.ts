import { GatewaySilence, type ReceivedPayment } from '../gateway.ts';
import { readAmount } from './amount.ts';
import { askGateway, field, type Answer } from './askGateway.ts';
import type { IfthenpaySettings } from './settings.ts';

/** So many entries are answered at most, the newest ones. */
const mostListed = 1000;
const secondMilliseconds = 1000;
/** The gateway's clock may be ahead, and its times say nothing about summer time. */
const marginMilliseconds = 3_600_000;

/**
 * The payments that were received in a time, in no order and possibly more than once. A list that is cut off is asked
 * for in halves: nothing is left out.
 * @throws GatewaySilence when any part of it is not answered
 */
export async function listPaid(
  address: string,
  settings: IfthenpaySettings,
  { from, to }: { from: Date; to: Date },
): Promise<ReceivedPayment[]> {
  const read = async (start: number, end: number): Promise<ReceivedPayment[]> => {
    const answer = await askGateway(`${address}/v2/payments/read`, {
      boKey: settings.backoffice_key,
      dateStart: written(start),
      dateEnd: written(end),
    });
    const listed = answer['payments'];
    // A wrong key is answered with 200, too: the refusal is in the body.
    if (field(answer, 'status') !== '200' || !Array.isArray(listed))
      throw new GatewaySilence('The gateway did not list its payments.');
    if (listed.length < mostListed || end - start < 2 * secondMilliseconds)
      return listed.flatMap(readEntry);
    const half = start + Math.floor((end - start) / 2 / secondMilliseconds) * secondMilliseconds;
    return [...(await read(start, half)), ...(await read(half, end))];
  };
  return read(inLisbon(from), inLisbon(to) + marginMilliseconds);
}

function readEntry(entry: unknown): ReceivedPayment[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const payment: Answer = Object.fromEntries(Object.entries(entry));
  const orderId = field(payment, 'orderId');
  const amountCents = readAmount(field(payment, 'amount'));
  if (orderId === '' || amountCents === undefined) return [];
  return [{ orderId, amountCents, requestId: field(payment, 'requestId') || undefined }];
}

/**
 * What clocks in Lisbon show, as if it were UTC. Times are split in this form, in which they are sent: as instants they
 * would go backwards when summer time ends.
 */
function inLisbon(instant: Date): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Lisbon',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return Date.parse(`${parts.replace(' ', 'T')}Z`);
}

/** `dd-MM-yyyy HH:mm:ss` */
function written(time: number): string {
  const [date = '', clock = ''] = new Date(time).toISOString().slice(0, 19).split('T');
  return `${date.split('-').toReversed().join('-')} ${clock}`;
}
