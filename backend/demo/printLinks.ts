import { customers } from './customers.ts';
import { idsIn } from './idsIn.ts';
import { logIn } from './logIn.ts';
import type { Portal } from './portal.ts';
import { demoDomain } from './providers.ts';

const workshop = 'auto-mirante.localhost';

/** Where the demo company is entered without an account (DEMO-02). */
async function demoAddress(portal: Portal, edgePort: number): Promise<string> {
  const { email, password } = customers.visitor;
  const token = await logIn(portal, demoDomain, email, password);
  const client = await portal.call('GET', '/main/user/client/', { domain: demoDomain, token });
  return `http://${demoDomain}:${edgePort}/client?cli=${String(client['fo_id'])}`;
}

/** Lite links of one work and one appointment of the first customer; a key is shown this once, so each start makes new ones. */
async function liteAddresses(portal: Portal, key: string): Promise<string[]> {
  const { email, password } = customers.marta;
  const token = await logIn(portal, workshop, email, password);
  const read = (path: string) => portal.call('GET', `/main${path}`, { domain: workshop, token });
  const subjects = [
    idsIn(await read('/services/active'), 'A')[0],
    idsIn(await read('/services/scheduled'), 'S')[0],
  ].filter((id) => id !== undefined);
  const links = subjects.map((id) => portal.provider(key).send('POST', '/links', { id }));
  return (await Promise.all(links)).map(({ address }) => String(address));
}

/** Prints what can be tried without an account: the demo company, and what customers get by SMS. */
export async function printLinks(
  portal: Portal,
  keys: Record<string, string>,
  edgePort: number,
): Promise<void> {
  console.log('Without an account:');
  console.log(`  the demo company: ${await demoAddress(portal, edgePort)}`);
  for (const address of await liteAddresses(portal, keys[workshop] ?? ''))
    console.log(`  a link as sent by SMS: ${address}`);
}
