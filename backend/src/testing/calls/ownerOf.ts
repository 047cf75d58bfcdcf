import { OWNER_COOKIE } from '@portal/api/http/ownerCookie';
import { SETUP_API } from '@portal/api/setup/setupPath';
import { enterSetup } from '../worlds/setupVisitor.ts';
import type { Answer, CallOptions, TestBackend } from '../testBackend.ts';

/** An owner who came in, as calls of the set-up's pages are made. */
export interface TestOwner {
  contact: string;
  /** What a request of theirs carries. */
  headers: { cookie: string };
  call(method: string, path: string, json?: unknown, options?: CallOptions): Promise<Answer>;
}

/** Makes a provider that is a draft and lets its owner in. */
export async function ownerOf(
  portal: TestBackend,
  domain: string,
  name = 'Oficina Nova',
): Promise<TestOwner> {
  const contact = `dona@${domain}`;
  const token = portal.adminToken;
  await portal.call('POST', '/mgmt/setup-links', { token, json: { name, domain, contact } });
  return ownerAt(portal, domain, contact);
}

/** Lets an owner in at a provider that is there. */
export async function ownerAt(
  portal: TestBackend,
  domain: string,
  contact = `dona@${domain}`,
): Promise<TestOwner> {
  // Two codes of one contact are a minute apart.
  await portal.backend.clock.advance(61);
  const headers = { cookie: `${OWNER_COOKIE}=${await enterSetup(portal, domain, contact)}` };
  return {
    contact,
    headers,
    call: (method, path, json, options = {}) =>
      portal.call(method, SETUP_API + path, {
        ...{ domain, ...(json !== undefined && { json }), ...options },
        headers: { ...headers, ...options.headers },
      }),
  };
}
