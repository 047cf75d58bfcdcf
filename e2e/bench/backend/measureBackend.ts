import { step } from '@portal/scripts/terminal/step';
import { describeFindings, type Finding } from '../findings.ts';
import { DOMAIN, MeasuredPortal, type Engine } from './measuredPortal.ts';
import { measureCrashes } from './measureCrashes.ts';
import { measureCrowd } from './measureCrowd.ts';
import { measureDecisions } from './measureDecisions.ts';
import { measureFeed } from './measureFeed.ts';
import { measureJobs } from './measureJobs.ts';
import { measureLive } from './measureLive.ts';
import { measureLists } from './measureLists.ts';
import { measureMoves } from './measureMoves.ts';
import { measureQueues } from './measureQueues.ts';
import { measureReminders } from './measureReminders.ts';
import { measureRace, setUpRace } from './measureRace.ts';
import { measureSlots } from './measureSlots.ts';
import { measureWaiting } from './measureWaiting.ts';

const CUSTOMERS = 1000;
const CRASHES = 20;

/** What can be measured, in this order; `--only race,slots` takes some of them. */
const measurements = [
  'race',
  'slots',
  'lists',
  'decisions',
  'moves',
  'live',
  'waiting',
  'feed',
  'reminders',
  'queues',
  'crowd',
  'crashes',
  'processes',
] as const;

/** Day from which races are run; every run takes the next one. */
function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Measures the backend on one database; gives the table as text. */
export async function measureBackend(
  engine: Engine,
  runs: number,
  only: readonly string[],
): Promise<string> {
  const isWanted = (name: (typeof measurements)[number]) =>
    only.length === 0 || only.includes(name);
  const portal = new MeasuredPortal(engine);
  const findings: Finding[] = [];
  try {
    await step(`Starting the backend on ${engine.name}`, () => portal.start(0, 'production'));
    await portal.setUp();
    await setUpRace(portal);
    await portal.seed('customers', DOMAIN, 0, CUSTOMERS);
    if (isWanted('race'))
      findings.push(
        ...(await step(`Letting 1000 clients want one slot, ${runs} times`, () =>
          measureRace(portal, { runs, processes: 1, from: dayAfter(3) }),
        )),
      );
    if (isWanted('slots'))
      findings.push(
        ...(await step('Asking for months of slots', () => measureSlots(portal, dayAfter(120)))),
      );
    if (isWanted('lists'))
      findings.push(...(await step('Reading lists of every length', () => measureLists(portal))));
    if (isWanted('decisions'))
      findings.push(
        ...(await step('Letting 50 customers a second decide', () => measureDecisions(portal))),
      );
    if (isWanted('moves'))
      findings.push(
        ...(await step('Letting 50 customers a second move', () =>
          measureMoves(portal, dayAfter(250)),
        )),
      );
    if (isWanted('live'))
      findings.push(
        ...(await step('Showing changes on 500 open pages', () => measureLive(portal, 0))),
        ...(await step('Showing them on pages of a second process', async () => {
          await portal.start(1, 'production');
          const found = await measureLive(portal, 1);
          await portal.stopProcess(1);
          return found;
        })),
      );
    if (isWanted('waiting')) {
      await portal.restart('test');
      findings.push(
        ...(await step('Giving up times that 500 wait for', () =>
          measureWaiting(portal, dayAfter(210)),
        )),
      );
      await portal.restart('production');
    }
    if (isWanted('feed'))
      findings.push(
        ...(await step('Reading a calendar of 500 entries', () => measureFeed(portal))),
      );
    if (isWanted('reminders')) {
      await portal.restart('test');
      await portal.start(1, 'test');
      findings.push(
        ...(await step('Reminding 10 000 customers in one minute', () =>
          measureReminders(portal, dayAfter(5)),
        )),
      );
      await portal.stopProcess(1);
      await portal.restart('production');
    }
    if (isWanted('queues'))
      findings.push(
        ...(await step('Working queues off while an endpoint hangs', () => measureQueues(portal))),
      );
    if (isWanted('crowd')) {
      await portal.restart('test');
      findings.push(
        ...(await step('Letting 1000 clients live with 27 places, and ending the backend', () =>
          measureCrowd(portal, dayAfter(20)),
        )),
      );
      await portal.restart('production');
    }
    if (isWanted('crashes')) {
      await portal.restart('test');
      findings.push(
        ...(await step(`Ending backend and database by force, ${CRASHES} times`, () =>
          measureCrashes(portal, CRASHES),
        )),
      );
    }
    if (isWanted('processes')) {
      await step('Starting a second process', async () => {
        await portal.restart('production');
        await portal.start(1, 'production');
      });
      findings.push(
        ...(await step(`Letting 1000 clients want one slot of two processes, ${runs} times`, () =>
          measureRace(portal, { runs, processes: 2, from: dayAfter(160) }),
        )),
      );
      await portal.restart('test');
      findings.push(...(await step('Letting both run their tasks', () => measureJobs(portal))));
    }
    return describeFindings(`Backend on ${engine.name}`, findings);
  } finally {
    await portal.close();
  }
}
