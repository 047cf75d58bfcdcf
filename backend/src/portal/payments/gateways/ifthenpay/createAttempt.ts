import { GatewayRefusal, type AttemptRequest, type CreatedAttempt } from '../gateway.ts';
import { formatAmount } from './amount.ts';
import { isGatewayPage } from './isGatewayPage.ts';
import { askGateway, field, type Answer } from './askGateway.ts';
import { requireKey, type IfthenpaySettings } from './settings.ts';

const longestDescription = { MB: 200, MBWAY: 100 } as const;

/** Asks for a reference, a push or a card page. @throws GatewayRefusal, GatewayUnavailable, GatewaySilence */
export function createAttempt(
  address: string,
  settings: IfthenpaySettings,
  attempt: AttemptRequest,
): Promise<CreatedAttempt> {
  if (attempt.method === 'MB') return createReference(address, settings, attempt);
  if (attempt.method === 'MBWAY') return createMbWay(address, settings, attempt);
  return createCard(address, settings, attempt);
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
    description: attempt.description.slice(0, longestDescription.MB),
    expiryDays: String(attempt.expiryDays),
  });
  // Check digits say nothing about dynamic references: the gateway's own examples do not satisfy them.
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
    description: attempt.description.slice(0, longestDescription.MBWAY),
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

function refusal(answer: Answer): GatewayRefusal {
  return new GatewayRefusal(
    'FAILED',
    `The gateway refused with ${field(answer, 'Status') || 'no status'}.`,
  );
}
