import type * as v from 'valibot';
import { gatewayTime } from './deliverCallbacks.ts';
import type { readRequest } from './requests.ts';
import type { SandboxStore } from './sandboxStore.ts';

const mostListed = 1000;

/** The newest payments that match; without a filter all. */
export function listPaid(
  store: SandboxStore,
  { requestId, orderId, dateStart, dateEnd }: v.InferOutput<typeof readRequest>,
): object[] {
  const id = requestId ?? orderId;
  return store.state.payments
    .filter(({ status }) => status === 'PAID')
    .filter((payment) => id === undefined || payment.requestId === id || payment.orderId === id)
    .map((payment) => ({ payment, time: sortable(gatewayTime(payment.updatedAt)) }))
    .filter(({ time }) => dateStart === undefined || time >= sortable(dateStart))
    .filter(({ time }) => dateEnd === undefined || time <= sortable(dateEnd))
    .toSorted((one, other) => other.time.localeCompare(one.time))
    .slice(0, mostListed)
    .map(({ payment }) => ({
      amount: payment.amount,
      entity: payment.entity,
      orderId: payment.orderId,
      paymentDate: gatewayTime(payment.updatedAt),
      reference: payment.reference,
      requestId: payment.requestId,
    }));
}

/** `dd-MM-yyyy HH:mm:ss` as `yyyy-MM-dd HH:mm:ss`. */
function sortable(time: string): string {
  const [date = '', clock = ''] = time.split(' ');
  return `${date.split('-').toReversed().join('-')} ${clock}`;
}
