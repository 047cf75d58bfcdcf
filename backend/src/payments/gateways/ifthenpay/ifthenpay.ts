import {
  GatewayRefusal,
  type AttemptRequest,
  type CallbackEvent,
  type Claim,
  type CreatedAttempt,
  type Gateway,
  type GatewayStatus,
  type KnownAttempt,
} from '../gateway.ts';
import { formatAmount, readAmount } from './amount.ts';
import { cardSignature, isSame } from './cardSignature.ts';
import { askGateway, field, type Answer } from './request.ts';
import type { IfthenpaySettings } from './settings.ts';

/** The meaning of a status answer for MB WAY. At creation the same "000" means pending: never share this table. */
const mbWayClaims: Readonly<Record<string, Claim>> = {
  '000': 'PAYED',
  '123': 'PENDING',
  '020': 'REJECTED',
  '101': 'EXPIRED',
  '122': 'DECLINED',
};

/** The account of a provider at ifthenpay, over its documented HTTP interface. */
export function createIfthenpay(address: string, settings: IfthenpaySettings): Gateway {
  return {
    name: 'ifthenpay',
    create: (attempt) => {
      if (attempt.method === 'MB') return createReference(address, settings, attempt);
      if (attempt.method === 'MBWAY') return createMbWay(address, settings, attempt);
      return createCard(address, settings, attempt);
    },
    status: (attempt) =>
      attempt.method === 'MBWAY' && attempt.requestId !== null
        ? mbWayStatus(address, settings, attempt.requestId)
        : findPaid(address, settings, attempt),
    findPaid: (attempt) => findPaid(address, settings, attempt),
    verifyCallback: (query) => verifyCallback(settings, query),
    verifyReturn: (attempt, signature) =>
      settings.card_key !== null &&
      attempt.requestId !== null &&
      isSame(
        signature.toLowerCase(),
        cardSignature(settings.card_key, {
          id: attempt.orderId,
          amount: formatAmount(attempt.amountCents),
          requestId: attempt.requestId,
        }),
      ),
  };
}

function requireKey(key: string | null): string {
  if (key === null) throw new GatewayRefusal('FAILED', 'The provider has no key for this method.');
  return key;
}

async function createReference(
  address: string,
  settings: IfthenpaySettings,
  attempt: AttemptRequest,
): Promise<CreatedAttempt> {
  const answer = await askGateway(`${address}/multibanco/reference/init`, {
    mbKey: requireKey(settings.mb_key),
    orderId: attempt.orderId,
    amount: formatAmount(attempt.amountCents),
    description: attempt.description.slice(0, 200),
    expiryDays: String(attempt.expiryDays),
  });
  const reference = field(answer, 'Reference').padStart(9, '0');
  if (field(answer, 'Status') !== '0' || !/^\d{9}$/.test(reference)) throw refusal(answer);
  return {
    requestId: field(answer, 'RequestId'),
    entity: field(answer, 'Entity'),
    reference,
    url: null,
  };
}

async function createMbWay(
  address: string,
  settings: IfthenpaySettings,
  attempt: AttemptRequest,
): Promise<CreatedAttempt> {
  const answer = await askGateway(`${address}/spg/payment/mbway`, {
    mbWayKey: requireKey(settings.mbway_key),
    orderId: attempt.orderId,
    amount: formatAmount(attempt.amountCents),
    mobileNumber: `351#${attempt.phone ?? ''}`,
    description: attempt.description.slice(0, 100),
  });
  const status = field(answer, 'Status');
  if (status === '122' || status === '999')
    throw new GatewayRefusal('DECLINED', `MB WAY ${status}`);
  if (status !== '000') throw refusal(answer);
  return { requestId: field(answer, 'RequestId'), entity: null, reference: null, url: null };
}

async function createCard(
  address: string,
  settings: IfthenpaySettings,
  attempt: AttemptRequest,
): Promise<CreatedAttempt> {
  const key = requireKey(settings.card_key);
  const answer = await askGateway(`${address}/creditcard/init/${key}`, {
    orderId: attempt.orderId,
    amount: formatAmount(attempt.amountCents),
    successUrl: attempt.returnAddress('success'),
    errorUrl: attempt.returnAddress('error'),
    cancelUrl: attempt.returnAddress('cancel'),
    language: 'pt',
  });
  const url = field(answer, 'PaymentUrl');
  if (field(answer, 'Status') !== '0' || !isGatewayPage(url, address)) throw refusal(answer);
  return { requestId: field(answer, 'RequestId'), entity: null, reference: null, url };
}

/** Customers are sent to the gateway's own hosts only. */
function isGatewayPage(url: string, address: string): boolean {
  try {
    const { hostname, protocol } = new URL(url);
    if (
      protocol === 'https:' &&
      (hostname === 'ifthenpay.com' || hostname.endsWith('.ifthenpay.com'))
    )
      return true;
    const own = new URL(address).hostname;
    return own !== 'api.ifthenpay.com' && (hostname === own || hostname === 'localhost');
  } catch {
    return false;
  }
}

function refusal(answer: Answer): GatewayRefusal {
  return new GatewayRefusal(
    'FAILED',
    `The gateway refused with ${field(answer, 'Status') || 'no status'}.`,
  );
}

async function mbWayStatus(
  address: string,
  settings: IfthenpaySettings,
  requestId: string,
): Promise<GatewayStatus> {
  const query = new URLSearchParams({ mbWayKey: requireKey(settings.mbway_key), requestId });
  const answer = await askGateway(`${address}/spg/payment/mbway/status?${query.toString()}`);
  const claim = mbWayClaims[field(answer, 'Status')] ?? 'PENDING';
  return { claim, amountCents: undefined, requestId };
}

/** An empty list means unpaid. The list is asked by request id, or by order id when that never arrived. */
async function findPaid(
  address: string,
  settings: IfthenpaySettings,
  attempt: KnownAttempt,
): Promise<GatewayStatus> {
  const answer = await askGateway(`${address}/v2/payments/read`, {
    boKey: settings.backoffice_key,
    ...(attempt.requestId === null
      ? { orderId: attempt.orderId }
      : { requestId: attempt.requestId }),
  });
  const payments = Array.isArray(answer['payments']) ? answer['payments'] : [];
  for (const entry of payments) {
    if (typeof entry !== 'object' || entry === null) continue;
    const payment: Answer = Object.fromEntries(Object.entries(entry));
    if (field(payment, 'orderId') !== attempt.orderId) continue;
    return {
      claim: 'PAYED',
      amountCents: readAmount(field(payment, 'amount')),
      requestId: field(payment, 'requestId') || undefined,
    };
  }
  return { claim: 'PENDING', amountCents: undefined, requestId: undefined };
}

/** There is no signature over a callback: the only proof is the key, and what it says is looked up again. */
function verifyCallback(
  settings: IfthenpaySettings,
  query: URLSearchParams,
): CallbackEvent | undefined {
  if (!isSame(query.get('apk') ?? '', settings.anti_phishing_key)) return undefined;
  return {
    claim: 'PAYED',
    orderId: query.get('oid') ?? '',
    // A "+" in a request id can arrive as a space.
    requestId: (query.get('tid') ?? '').replace(/ /g, '+') || undefined,
    amountCents: readAmount(query.get('val')),
    entity: query.get('ent') ?? undefined,
    reference: query.get('ref') ?? undefined,
  };
}
