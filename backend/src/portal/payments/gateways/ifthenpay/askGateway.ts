import { GatewaySilence, GatewayUnavailable } from '../gateway.ts';

const timeoutMilliseconds = 12_000;
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

/** What a gateway answered, as far as it is an object. Fields are read one by one: the documentation disagrees on their types. */
export type Answer = Record<string, unknown>;

/**
 * Sends one request. Nothing is ever sent twice: there is no idempotency at the gateway.
 * @throws GatewayUnavailable when it certainly did not arrive, GatewaySilence when that is unknown
 */
export async function askGateway(address: string, body?: unknown): Promise<Answer> {
  const response = await send(address, body);
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new GatewaySilence(`The gateway answered ${response.status}.`);
  const answer = parse(text);
  if (answer === undefined) throw new GatewaySilence('The gateway answered with something else.');
  return answer;
}

async function send(address: string, body: unknown): Promise<Response> {
  try {
    return await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
  } catch (error) {
    if (neverSent.has(codeOf(error)))
      throw new GatewayUnavailable('The gateway cannot be reached.');
    throw new GatewaySilence('The gateway did not answer in time.');
  }
}

function codeOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return '';
}

function parse(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value))
      : undefined;
  } catch {
    return undefined;
  }
}

/** A field as text, whatever its case and type; an empty text when it is absent. */
export function field(answer: Answer, name: string): string {
  const wanted = name.toLowerCase();
  for (const [key, value] of Object.entries(answer)) {
    if (key.toLowerCase() === wanted && value !== null && value !== undefined) return String(value);
  }
  return '';
}
