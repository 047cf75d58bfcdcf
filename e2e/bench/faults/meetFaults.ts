import type { Browser } from '@playwright/test';
import { domains, type Domain } from '../../support/domains.ts';
import { startFaultyEdge, type FaultyEdge } from '../../support/edges/faultyEdge.ts';
import { addItem, registerCustomer } from '../../support/people/customer.ts';
import { openPlainProvider } from '../../support/providers/openPlainProvider.ts';
import { giveTo, publishFixture } from '../../support/providers/publishFixture.ts';
import { ANSWERED } from '../starts/starts.ts';
import type { FaultCell } from './faultCells.ts';
import type { FaultResult } from './faultResult.ts';
import { meetFault, type FaultVisitor } from './meetFault.ts';

/** How many faults are met at the same time: most of that time is waited. */
const SIDE_BY_SIDE = 3;

async function cookiesAt(domain: Domain): Promise<FaultVisitor['cookies']> {
  const customer = await registerCustomer(domain);
  if (domain === domains.workshop)
    await addItem(customer, { plate: 'AB-12-CD', brand: 'Fiat', model: 'Panda' });
  return [{ name: 'sessionToken', value: customer.token }, ...ANSWERED];
}

/** A provider with a release of the notifications on trial, behind which is what everyone has. */
async function openTrial(): Promise<Domain> {
  const domain = await openPlainProvider();
  const panel = {
    name: 'notifications',
    title: 'Notificações',
    side: 'end',
    size: 'medium',
  } as const;
  const panels = [{ ...panel, modes: ['full' as const] }];
  const changes = { name: 'mf-notifications', pages: [], panels };
  await giveTo(domain, await publishFixture('mf-fault', changes));
  return domain;
}

/** How faults are met; usually side by side, each spoilt as its cell says. */
interface Meeting {
  sideBySide?: number;
  /** How many answers go wrong, whatever the cell says. */
  times?: number;
}

/** Meets the faults, each worker behind an edge of its own; the results are in the order of the cells. */
export async function meetFaults(
  browser: Browser,
  cells: readonly FaultCell[],
  { sideBySide = SIDE_BY_SIDE, times }: Meeting = {},
): Promise<FaultResult[]> {
  const usual = domains.workshop;
  const trial = cells.some(({ kind }) => kind.hasFallback) ? await openTrial() : usual;
  const cookies = { [usual]: await cookiesAt(usual), [trial]: await cookiesAt(trial) };
  const left = [...cells.entries()];
  const results: FaultResult[] = [];

  async function work(edge: FaultyEdge): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, cell] = next;
      const domain = cell.kind.hasFallback ? trial : usual;
      const visitor = { origin: `http://${domain}:${edge.port}`, cookies: cookies[domain] ?? [] };
      results[place] = await meetFault(browser, edge, visitor, cell, times);
    }
  }

  const edges = await Promise.all(Array.from({ length: sideBySide }, startFaultyEdge));
  try {
    await Promise.all(edges.map(work));
  } finally {
    await Promise.all(edges.map((edge) => edge.stop()));
  }
  return results;
}
