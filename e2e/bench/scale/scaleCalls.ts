import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { tokenOf } from '../backend/measuredPortal.ts';
import { CUSTOMERS, DOMAIN, type Installation } from './startInstallation.ts';

/** Calls of pages, each answered whole before its promise resolves; `turn` counts them. */
export type ScaleCall = (installation: Installation, turn: number) => Promise<unknown>;

/** A request with a host of its own, which Node's fetch does not give; throws for what is not 200. */
export async function read(
  address: string,
  path: string,
  headers: Record<string, string>,
): Promise<Buffer> {
  const { port } = new URL(address);
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ hostname: '127.0.0.1', port, path, headers }, resolve).on('error', reject),
  );
  const body = await buffer(answer);
  if (answer.statusCode !== 200)
    throw new Error(`${path}: ${answer.statusCode} ${body.toString()}`);
  return body;
}

const main =
  (path: string, customers = CUSTOMERS): ScaleCall =>
  ({ backend }, turn) =>
    read(backend, `/main${path}`, {
      'x-forwarded-host': DOMAIN,
      authorization: `Bearer ${tokenOf(turn % customers)}`,
    });

const NAVIGATION = {
  'accept-encoding': 'br',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** The page of a provider as its customers open it. */
export function openPage({ edge }: Installation, domain: string): Promise<Buffer> {
  return read(edge, '/client/services', { ...NAVIGATION, host: domain });
}

/** The day in so many days, as calls write it. */
function dayIn(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return date.split('-').toReversed().join('/');
}

/**
 * What is held beside the same call of the small installation, by its name.
 * @param service one that can be booked at the measured provider
 */
export function scaleCalls(service: string): Readonly<Record<string, ScaleCall>> {
  return {
    'boot document': ({ backend }) => read(backend, `/mgmt/boot?domain=${DOMAIN}`, {}),
    'list of works': main('/services/completed', 1),
    'list of appointments': main('/services/scheduled/history', 1),
    'month of free times': main(
      `/schedule/config?service_ids=${service}&start=${dayIn(1)}&end=${dayIn(29)}`,
    ),
    notifications: main('/notifications'),
    'page of one provider': (installation) => openPage(installation, DOMAIN),
  };
}
