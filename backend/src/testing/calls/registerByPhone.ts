import { readOutbox } from '../../platform/messaging/outbox.ts';
import type { TestBackend } from '../testBackend.ts';

/** The code in the newest message to a phone or e-mail. */
export async function lastCode(portal: TestBackend, to: string): Promise<string> {
  const [message] = await readOutbox(portal.backend.database, to);
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** Registers a customer by phone code and returns the session token. */
export async function registerByPhone(
  portal: TestBackend,
  phone: string,
  domain = 'auto-mirante.localhost',
  name = 'Ana Marques',
): Promise<string> {
  await portal.call('POST', '/main/user/phone', { domain, json: { phone, platform: 'WEB' } });
  const validated = await portal.call('POST', '/main/user/phone/validate', {
    domain,
    json: { phone, code: await lastCode(portal, phone) },
  });
  const registered = await portal.call('POST', '/main/user/client/', {
    domain,
    json: { name, token: validated.body['registration_token'], terms_accepted: true },
  });
  if (registered.status !== 201) throw new Error(JSON.stringify(registered.body));
  return String(registered.body['token']);
}
