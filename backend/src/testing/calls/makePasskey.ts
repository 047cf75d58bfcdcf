import { publicAddress } from '../../platform/environment.ts';
import { softAuthenticator, type SoftAuthenticator } from '../imitations/softAuthenticator.ts';
import type { TestBackend } from '../testBackend.ts';

/** Makes a passkey of whoever has the session, on a device of its own. @returns its id and the device */
export async function makePasskey(
  portal: TestBackend,
  token: string,
  domain = 'auto-mirante.localhost',
): Promise<{ id: string; key: SoftAuthenticator }> {
  const key = softAuthenticator(domain, publicAddress(portal.backend.environment, domain));
  const options = await portal.call('POST', '/main/user/passkeys/options', { domain, token });
  const json = key.make(String(options.body['challenge']));
  const made = await portal.call('POST', '/main/user/passkeys', { domain, token, json });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return { id: String(made.body['id']), key };
}
