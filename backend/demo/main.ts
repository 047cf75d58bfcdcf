import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../src/platform/environment.ts';
import { readProviderKeys, writeProviderKeys } from '../src/provider/api/cli/providerKeys.ts';
import { inesAtAlameda, martaAtAlameda } from './alameda.ts';
import { martaAtAutoMirante, tiagoAtAutoMirante } from './autoMirante.ts';
import { martaAtBitfixe, tiagoAtBitfixe } from './bitfixe.ts';
import { customers, registerCustomer, type Sessions } from './customers.ts';
import { legalIdentities } from './legalIdentities.ts';
import { visitorAtDemo } from './visitorAtDemo.ts';
import { printLinks } from './printLinks.ts';
import { inesAtLima, martaAtLima } from './lima.ts';
import { remindingDomain, sendReminder } from './sendReminder.ts';
import { calendar, openPortal, type Portal } from './portal.ts';
import { demoDomain, logoOf, providers } from './providers.ts';
import { createStage, setUpSchedule, type Stage } from './stage.ts';

const help = `Usage: tsx backend/demo/main.ts [--reset | --reminder]

Creates the demo's providers, customers and works in a running portal, by the calls that everybody else
uses. Does nothing when they exist; --reset forgets everything first. --reminder lets a provider remind
a customer of her booking at once, and prints the address of the reminder's page.
`;

const environment = readEnvironment(process.env);

/** Creates the demo data, unless it is complete. */
async function seed(portal: Portal, reset: boolean): Promise<void> {
  const admin = adminToken();
  const isComplete = await hasDemo(portal);
  if (isComplete && !reset) return;
  // What an interrupted run left cannot be continued: begin again.
  if (reset || Object.keys(readProviderKeys(environment.dataDirectory)).length > 0) {
    await portal.call('POST', '/dev/reset', { token: admin });
    await portal.gateway('/control/reset');
  }
  const keys = await createProviders(portal, admin);
  writeProviderKeys(environment.dataDirectory, { ...keys, [unfinished]: '' });
  await tellStories(portal, keys);
  writeProviderKeys(environment.dataDirectory, keys);
}

/** Marks a run that has not reached its end. */
const unfinished = 'unfinished';

async function hasDemo(portal: Portal): Promise<boolean> {
  const keys = readProviderKeys(environment.dataDirectory);
  if (unfinished in keys) return false;
  const checks = providers.map(({ domain }) => {
    const key = keys[domain];
    return key === undefined
      ? Promise.reject(new Error(domain))
      : portal.provider(key).get('/provider');
  });
  return Promise.all(checks).then(
    () => true,
    () => false,
  );
}

async function createProviders(portal: Portal, token: string): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  for (const provider of providers) {
    const json = { ...provider.setup, logo_svg: await logoOf(provider) };
    await portal.call('PUT', `/mgmt/providers/${provider.domain}`, { token, json });
    const answer = await portal.call('POST', `/mgmt/providers/${provider.domain}/api-key`, {
      token,
    });
    const key = String(answer['api_key']);
    keys[provider.domain] = key;
    await portal
      .provider(key)
      .send('PUT', '/provider', { legal: legalIdentities[provider.domain] });
    await setUpSchedule(portal.provider(key), provider.domain, provider, calendar(portal.now));
  }
  return keys;
}

async function tellStories(portal: Portal, keys: Record<string, string>): Promise<void> {
  const dates = calendar(portal.now);
  const registered = new Map<string, Sessions>();
  for (const customer of Object.values(customers))
    registered.set(customer.name, await registerCustomer(portal, customer));
  const stage = (domain: string, customer: (typeof customers)[keyof typeof customers]): Stage =>
    createStage(
      portal,
      portal.provider(keys[domain] ?? ''),
      domain,
      customer,
      registered.get(customer.name) ?? {},
      dates,
    );
  const { marta, tiago, ines, visitor } = customers;
  // Different providers know nothing of each other, so their stories run side by side.
  await Promise.all([
    martaAtAutoMirante(stage('auto-mirante.localhost', marta)).then(() =>
      tiagoAtAutoMirante(stage('auto-mirante.localhost', tiago)),
    ),
    martaAtBitfixe(stage('bitfixe.localhost', marta)).then(() =>
      tiagoAtBitfixe(stage('bitfixe.localhost', tiago)),
    ),
    martaAtAlameda(stage('alameda.localhost', marta)).then(() =>
      inesAtAlameda(stage('alameda.localhost', ines)),
    ),
    visitorAtDemo(stage(demoDomain, visitor)),
    martaAtLima(stage('lima.localhost', marta)).then(() =>
      inesAtLima(stage('lima.localhost', ines)),
    ),
  ]);
}

function adminToken(): string {
  if (environment.adminToken !== undefined) return environment.adminToken;
  const file = path.join(environment.dataDirectory, 'admin.token');
  if (!existsSync(file))
    throw new Error(`There is no ${file}: start the backend with the same PORTAL_DATA_DIR first.`);
  return readFileSync(file, 'utf8').trim();
}

function printLogins(): void {
  console.log('Customers of the demo (password, or a code by SMS that the outbox shows):');
  const { visitor: _, ...people } = customers;
  for (const { name, phone, email, password, domains } of Object.values(people)) {
    console.log(`  ${name}: ${phone.replace('+351', '')} or ${email}, password ${password}`);
    console.log(
      `    ${domains.map((domain) => `http://${domain}:${environment.edgePort}/client`).join('  ')}`,
    );
  }
}

async function run(portal: Portal): Promise<void> {
  const keys = () => readProviderKeys(environment.dataDirectory);
  if (process.argv.includes('--reminder')) {
    console.log(`A reminder: ${await sendReminder(portal, keys()[remindingDomain] ?? '')}`);
    return;
  }
  await seed(portal, process.argv.includes('--reset'));
  printLogins();
  await printLinks(portal, keys(), environment.edgePort);
}

if (process.argv.includes('--help')) {
  console.log(help);
} else {
  try {
    const portal = await openPortal(
      `http://127.0.0.1:${environment.port}`,
      `http://127.0.0.1:${environment.gatewayPort}`,
    );
    await run(portal);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
