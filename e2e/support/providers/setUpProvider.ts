import { adminToken } from '@portal/scripts/mgmt/adminToken';
import { addresses, settings } from '../domains.ts';

/**
 * Makes a provider of a test's own, as an administrator does.
 * @returns the origin of its portal.
 */
export async function setUpProvider(domain: string, setup: object): Promise<string> {
  const response = await fetch(`${addresses.backend}/mgmt/providers/${domain}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${adminToken(settings.dataFolder)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(setup),
  });
  if (!response.ok) throw new Error(`${domain}: ${response.status} ${await response.text()}`);
  return `http://${domain}:${settings.edgePort}`;
}
