import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { addresses, settings } from '../domains.ts';

async function send(token: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(addresses.backend + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/**
 * Creates a provider of a test's own, as the portal's administrator does.
 * @returns its address, and what calls the provider API with its key
 */
export async function createProvider(domain: string, setup: object) {
  const admin = readFileSync(join(settings.dataFolder, 'admin.token'), 'utf8').trim();
  await send(admin, 'PUT', `/mgmt/providers/${domain}`, setup);
  const answer = await send(admin, 'POST', `/mgmt/providers/${domain}/api-key`);
  const { api_key: key } = v.parse(v.object({ api_key: v.string() }), answer);
  return {
    origin: `http://${domain}:${settings.edgePort}`,
    call: (method: string, path: string, body: object) =>
      send(key, method, `/provider-api/v1${path}`, body),
  };
}
