import { readLoadTicket } from '@portal/storage/signed/loadTicket';
import { signature } from '@portal/storage/signed/signature';
import { DRAWING_FAILURES } from '@portal/rollout/drawingFailures';
import { HOST } from '@portal/rollout/host';
import type { HostLoad, PageVital, Remark, RemoteLoad, Telemetry } from '@portal/rollout/telemetry';
import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';
import { findCompanyByDomain } from '../../accounts/companies/queries.ts';
import { knownError, takeErrors, type KnownError } from './errors/takeErrors.ts';
import { firstTold } from './firstTold.ts';
import { takeFailures } from './takeFailures.ts';
import { takeLoads, type CountedLoad } from './takeLoads.ts';
import { takeRemarks } from './takeRemarks.ts';
import { takeVitals } from './takeVitals.ts';
import { takeTrialViews } from './views/takeTrialViews.ts';

/** How long it is remembered what a page view told, in milliseconds; its ticket is too old by then. */
const REMEMBERED = 2 * 60 * 60 * 1000;

const untilForgotten = (now: Date): Date => new Date(now.getTime() + REMEMBERED);

type Told = RemoteLoad | Remark | KnownError | PageVital;

/**
 * A load counts once as shown and once as failed for each release, a remark once for each code, an error once, and of each
 * metric one value.
 */
function nameOf(told: Told): string {
  const { remote, version } = told;
  const name = (what: string): string => `${remote}@${version} ${what}`;
  if ('fingerprint' in told) return name(told.fingerprint);
  if ('code' in told) return name(told.code);
  if ('metric' in told) return name(told.metric);
  return name(told.outcome === 'shown' ? 'shown' : 'failed');
}

const drawingFailures: ReadonlySet<string> = new Set(DRAWING_FAILURES);

/** The loads of a page, among them as failed what was not drawn before its code, or not as that draws it. */
function withDrawings(loads: readonly RemoteLoad[], remarks: readonly Remark[]): RemoteLoad[] {
  const failed = remarks.filter(({ code }) => drawingFailures.has(code));
  return [
    ...loads,
    ...failed.map(({ code, ...release }) => ({ ...release, outcome: code, milliseconds: 0 })),
  ];
}

/** Keeps the first of those of one name, among those whose names are known. */
function firstOf<One extends Told>(told: readonly One[], names: ReadonlySet<string>): One[] {
  const left = new Set(names);
  return told.filter((one) => left.delete(nameOf(one)));
}

/** Whom a page belongs to, and what its tickets are signed with. */
interface Teller {
  database: Database;
  key: string;
  provider: string;
  network: string | null;
  now: Date;
  metrics: Backend['metrics'];
}

/** Counts those loads that the page view tells for the first time. */
async function countLoads(
  { database, key, provider, network, now, metrics }: Teller,
  loads: readonly CountedLoad[],
): Promise<void> {
  await takeLoads(database, provider, loads, now);
  for (const load of loads) metrics.countLoad(load);
  if (network === null) return;
  const name = signature(key, 'network of a failed load', [network]);
  await takeFailures(database, provider, loads, now, name);
}

/** Counts how the start of the shell went, which has a ticket of its own: it is told before the page knows its releases. */
async function takeHostLoad(teller: Teller, { ticket, ...start }: HostLoad): Promise<void> {
  const { database, key, provider, now } = teller;
  const load = { remote: HOST, ...start };
  const release = `${HOST}@${start.version}`;
  const view = readLoadTicket(key, provider, [release], ticket, now.getTime());
  if (view === undefined) return;
  const first = await firstTold(database, view, [nameOf(load)], untilForgotten(now));
  await countLoads(teller, firstOf([load], first));
}

/**
 * Counts what a page tells, when its ticket says that an edge made it a short while ago with these releases, and it has
 * not told it before. Anything else counts for nothing, without a word.
 * @param domain by which the page was opened
 * @param network whence it was told, null where nobody from outside can be
 */
export async function takeTold(
  { database, clock, metrics }: Pick<Backend, 'database' | 'clock' | 'metrics'>,
  domain: string,
  { ticket, releases, loads, remarks, errors, vitals, host }: Telemetry,
  network: string | null,
): Promise<void> {
  const now = clock.now();
  const key = await tokenKey(database);
  const provider = (await findCompanyByDomain(database, domain))?.domain;
  if (provider === undefined) return;
  const teller = { database, key, provider, network, now, metrics };
  if (host !== undefined) await takeHostLoad(teller, host);
  const view = readLoadTicket(key, provider, releases, ticket, now.getTime());
  if (view === undefined) return;
  const isOfPage = ({ remote, version }: { remote: string; version: string }) =>
    releases.includes(`${remote}@${version}`);
  const told = {
    loads: withDrawings(loads, remarks).filter(isOfPage),
    remarks: remarks.filter(isOfPage),
    errors: errors.filter(isOfPage).map(knownError),
    vitals: vitals.filter(isOfPage),
  };
  const first = await firstTold(
    database,
    view,
    [...told.loads, ...told.remarks, ...told.errors, ...told.vitals].map(nameOf),
    untilForgotten(now),
  );
  await countLoads(teller, firstOf(told.loads, first));
  await takeRemarks(database, provider, firstOf(told.remarks, first), now);
  await takeErrors(database, firstOf(told.errors, first), now);
  const felt = firstOf(told.vitals, first);
  await takeVitals(database, provider, felt, now);
  await takeTrialViews(database, provider, felt, { key, network, now });
}
