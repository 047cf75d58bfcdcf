import { expect } from '@playwright/test';
import { addresses, type Domain } from '../../domains.ts';
import { administratorToken } from '../../runCommand.ts';

/** What the operator's calls about the draft of a provider answer. */
export async function askSetup(
  domain: Domain,
  method: string,
  path: string,
  json?: unknown,
): Promise<unknown> {
  const answer = await fetch(`${addresses.backend}/mgmt/setup/${domain}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${administratorToken()}`,
      'content-type': 'application/json',
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}
