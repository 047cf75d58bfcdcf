import { ProgramRefused } from '../connector.ts';

const timeoutMilliseconds = 20_000;
/** Answers after which the same question may be answered otherwise: too many, too busy, still at it. */
const passing = new Set([408, 409, 425, 429]);

/** What a program answered. */
export interface ProgramAnswer {
  status: number;
  body: unknown;
}

/**
 * Asks the program. Whether a question without an answer was heard is unknown: look before you ask again.
 * @param path with its query, without the key
 * @throws ProgramRefused when it says no, Error when it does not answer or may answer otherwise later
 */
export async function askProgram(
  { address, key }: { address: string; key: string },
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<ProgramAnswer> {
  const response = await send(withKey(address + path, key), {
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text().catch(() => '');
  const answer = { status: response.status, body: parse(text) };
  if (response.ok) return answer;
  if (response.status === 401 || response.status === 403)
    throw new ProgramRefused('The program refused the key of the account.');
  if (response.status >= 500 || passing.has(response.status))
    throw new Error(`The program answered ${response.status}.`);
  throw new ProgramRefused(`The program answered ${response.status}: ${said(answer.body)}`);
}

/** Fetches a file that the program made. @throws Error when it does not come, or is larger than `maxBytes` */
export async function fetchFile(address: string, maxBytes: number): Promise<Buffer> {
  const response = await send(address, {});
  if (!response.ok) throw new Error(`The file of the document answered ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > maxBytes) throw new ProgramRefused('The file of the document is too large.');
  return bytes;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) });
  } catch {
    throw new Error('The program does not answer.');
  }
}

function withKey(address: string, key: string): string {
  const url = new URL(address);
  url.searchParams.set('api_key', key);
  return url.href;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The program's own words, of the several shapes in which it says no. */
function said(body: unknown): string {
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(body);
  return [...words].join('; ').slice(0, 150) || 'no reason';
}
