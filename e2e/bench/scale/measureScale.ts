import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildAll } from '@portal/scripts/build/buildAll';
import { step } from '@portal/scripts/terminal/step';
import * as v from 'valibot';
import { settings } from '../../support/domains.ts';
import { atLeast, atMost, describeFindings, type Finding } from '../findings.ts';
import { median } from '../median.ts';
import { processorOf } from '../processorOf.ts';
import { tokenOf } from '../backend/measuredPortal.ts';
import { measureStreams } from './measureStreams.ts';
import { openPage, read, scaleCalls, type ScaleCall } from './scaleCalls.ts';
import { DOMAIN, startInstallation, type Installation, type Pair } from './startInstallation.ts';

const PROVIDERS = 1000;
const CUSTOMERS_EACH = 100;
const FIRST_PORT = settings.edgePort + 80;
const ROUNDS = 20;
const CALLS = 20;
const DOCUMENTS = 2000;
/** How much slower or larger anything may be with a thousand providers. */
const GOAL = 1.3;

/** The first customer of the measured provider. */
const ofFirst = { 'x-forwarded-host': DOMAIN, authorization: `Bearer ${tokenOf(0)}` };

/** Milliseconds of a call in both, which take turns so that a slow moment of the machine meets both. */
async function ratioOf({ small, large }: Pair, call: ScaleCall): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times: number[] = [];
    for (const installation of [small, large]) {
      const began = performance.now();
      for (let turn = 0; turn < CALLS; turn += 1) await call(installation, round * CALLS + turn);
      times.push(performance.now() - began);
    }
    const [before = Number.NaN, after = Number.NaN] = times;
    // The first round fills caches and plans.
    if (round > 0) ratios.push(after / before);
  }
  return median(ratios);
}

/** Memory of a process in MB. */
function memoryOf(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Undrawn documents a second of one core of an edge. */
async function documentsPerCore(
  installation: Installation,
  domainOf: (turn: number) => string,
  documents = DOCUMENTS,
): Promise<number> {
  const before = processorOf([installation.processIds.edge]);
  let turn = 0;
  const lane = async () => {
    while (turn < documents) await openPage(installation, domainOf((turn += 1)));
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return (documents * 1000) / (processorOf([installation.processIds.edge]) - before);
}

async function measurePair(pair: Pair): Promise<Finding[]> {
  const { small, large } = pair;
  const findings: Finding[] = [];
  for (const [name, call] of Object.entries(scaleCalls(await serviceOf(small))))
    findings.push(
      await step(`Asking for: ${name}`, async () =>
        atMost(`${name}, ms`, await ratioOf(pair, call), GOAL, '×'),
      ),
    );
  const directory = await read(large.backend, '/main/client/company/new', ofFirst);
  findings.push(
    atMost('a page of the directory, gzip', gzipSync(directory).length / 1024, 20, 'KB'),
  );
  const inTurns = (turn: number) => `provider-${1 + (turn % PROVIDERS)}.localhost`;
  const documents = await step('Opening pages at the edges', async () => [
    await documentsPerCore(small, () => DOMAIN),
    await documentsPerCore(large, () => DOMAIN),
    await documentsPerCore(large, inTurns, PROVIDERS),
    await documentsPerCore(large, inTurns),
  ]);
  // As many as of the other, so that what both keep can be compared.
  await step('Opening as many at the small edge', () =>
    documentsPerCore(small, () => DOMAIN, PROVIDERS + DOCUMENTS),
  );
  const [few = 0, one = 0, first = 0, all = 0] = documents;
  findings.push(
    atLeast('undrawn documents a second and core, few providers', few, 400, '/s'),
    atLeast('the same, one of a thousand providers', one, 400, '/s'),
    atLeast('the same, the first of each of a thousand providers', first, 400, '/s'),
    atLeast('the same, a thousand providers in turns after that', all, 400, '/s'),
    ...(await step('Keeping pages open', () => measureStreams(pair, GOAL))),
  );
  for (const name of ['backend', 'edge'] as const) {
    const memory = memoryOf(large.processIds[name]);
    const ratio = memory / memoryOf(small.processIds[name]);
    findings.push(atMost(`memory of the ${name} (${memory.toFixed(0)} MB)`, ratio, GOAL, '×'));
  }
  return findings;
}

/** A service of the measured provider that can be booked. */
async function serviceOf({ backend }: Installation): Promise<string> {
  const answer = await read(backend, '/main/schedule/services', ofFirst);
  const { services } = v.parse(
    v.object({ services: v.array(v.object({ fo_id: v.string() })) }),
    JSON.parse(answer.toString()),
  );
  return services[0]?.fo_id ?? '';
}

/**
 * Holds an installation of 1000 providers and 100 000 customers beside one of the demo's providers: both on this machine,
 * each with backend, database and edge of its own, asked in turns.
 */
export async function measureScale(): Promise<string> {
  const built = await step('Building what changed', buildAll);
  const start = (port: number, providers: number) =>
    startInstallation(port, built, { providers, customersEach: CUSTOMERS_EACH });
  const small = await step('Starting a small installation', () => start(FIRST_PORT, 0));
  try {
    const large = await step('Starting one of a thousand providers', () =>
      start(FIRST_PORT + 3, PROVIDERS),
    );
    try {
      return describeFindings(
        `${PROVIDERS} providers with ${PROVIDERS * CUSTOMERS_EACH} customers ÷ a few`,
        await measurePair({ small, large }),
      );
    } finally {
      await large.stop();
    }
  } finally {
    await small.stop();
  }
}
