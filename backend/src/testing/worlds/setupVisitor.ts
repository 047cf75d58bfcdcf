import { OWNER_COOKIE } from '@portal/api/http/ownerCookie';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { lastCode } from '../calls/registerByPhone.ts';
import type { TestBackend } from '../testBackend.ts';

/** The address of the newest set-up link that was sent to a contact, as a path. */
export async function setupLinkOf(portal: TestBackend, contact: string): Promise<string> {
  const messages = await readOutbox(portal.backend.database, contact);
  const found = messages.flatMap(({ text }) => /\/setup\/link\/[\w-]{43}/.exec(text)?.[0] ?? []);
  if (found[0] === undefined) throw new Error(`No link was sent to ${contact}.`);
  return found[0];
}

/** A browser at the set-up of a provider, as one person has it: it keeps the cookie that it is given. */
export interface SetupVisitor {
  cookie: string;
  get(path: string): Promise<Response>;
  send(
    path: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

export function setupVisitor(portal: TestBackend, domain: string): SetupVisitor {
  const ask = async (path: string, init: RequestInit, headers: Record<string, string>) => {
    const answer = await portal.app.request(path, {
      ...init,
      headers: { 'x-forwarded-host': domain, cookie: visitor.cookie, ...headers },
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) visitor.cookie = set.split(';')[0] ?? '';
    return answer;
  };
  const visitor: SetupVisitor = {
    cookie: '',
    get: (path) => ask(path, {}, {}),
    send: (path, fields = {}, headers = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }, headers),
  };
  return visitor;
}

/** Sends an owner a link to a provider, comes in with it and returns the token of the session. */
export async function enterSetup(
  portal: TestBackend,
  domain: string,
  contact: string,
): Promise<string> {
  const path = `/mgmt/providers/${domain}/setup-links`;
  await portal.call('POST', path, { token: portal.adminToken, json: { contact } });
  const visitor = setupVisitor(portal, domain);
  const link = await setupLinkOf(portal, contact);
  await visitor.send(link);
  await visitor.send(`${link}/code`, { code: await lastCode(portal, contact) });
  const [name, token] = visitor.cookie.split('=');
  if (name !== OWNER_COOKIE || token === undefined) throw new Error('The link opened no session.');
  return token;
}
