import type { Browser, Page } from '@playwright/test';
import type { FaultyEdge } from '../../support/edges/faultyEdge.ts';
import { watchBeacons } from '../../support/watching/watchBeacons.ts';
import { newVisitor } from '../openCold.ts';
import type { FaultCell } from './faultCells.ts';
import type { FaultKind } from './faultKinds.ts';
import type { FaultResult } from './faultResult.ts';

/** How long is waited for something to be said or there, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** After how long without the content a customer presses once more, in milliseconds. */
const AGAIN = 4000;
const MOST_TURNS = 8;

/** What the portal says when something does not come, wherever it stands. */
const SAID =
  /não está disponível|está a demorar|demorar mais|não abriu|Não foi possível|não está a responder|não carregou/i;

/** A customer who is logged in, at the portal behind the edge that can be spoilt. */
export interface FaultVisitor {
  origin: string;
  cookies: { name: string; value: string }[];
}

/** Codes that the page reports, in its console or, before the shell runs, in beacons. */
async function watchCodes(page: Page): Promise<() => string[]> {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const beacons = await watchBeacons(page);
  return () => {
    const logged = lines.map((line) => /^[A-Z]+(?:-[A-Z]+)+(?= )/.exec(line)?.[0]);
    const sent = beacons.map((beacon) => /\\"code\\":\\"([A-Z-]+)/.exec(beacon)?.[1]);
    return [...new Set([...logged, ...sent])].filter((code) => code !== undefined).sort();
  };
}

async function isThere(page: Page, { content, style }: FaultKind): Promise<boolean> {
  if (!(await content(page).isVisible())) return false;
  if (style === undefined) return true;
  // In a drawn document the sheet stands in it, under the address of its file.
  return page.evaluate(
    (source) =>
      [...document.styleSheets].some(({ href, ownerNode }) => {
        const inline = ownerNode instanceof HTMLElement ? ownerNode.dataset['href'] : undefined;
        return new RegExp(source).test(href ?? inline ?? '');
      }),
    style.source,
  );
}

const isSaid = (page: Page): Promise<boolean> =>
  page.getByText(SAID).filter({ visible: true }).first().isVisible();

/** Until one of these holds, in milliseconds; null when none did. A page that is being loaded anew cannot be asked. */
async function until<Name extends string>(
  limit: number,
  asked: Record<Name, () => Promise<boolean>>,
): Promise<{ name: Name; after: number } | null> {
  const begun = performance.now();
  const names = Object.keys(asked).filter((name): name is Name => name in asked);
  while (performance.now() - begun < limit) {
    for (const name of names)
      if (await asked[name]().catch(() => false)) return { name, after: performance.now() - begun };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return null;
}

/**
 * What a customer does who is told of it: presses what is offered, or begins anew where the page did.
 * @returns whether there was something to press
 */
async function press(page: Page, kind: FaultKind): Promise<boolean> {
  const retry = page
    .getByRole('button', { name: 'Tentar novamente' })
    .or(page.getByRole('link', { name: 'Tentar novamente' }))
    .filter({ visible: true })
    .first();
  const isOffered = await retry.isVisible();
  const pressing = isOffered ? retry.click({ timeout: AGAIN }) : kind.reach?.(page);
  return (
    pressing?.then(
      () => true,
      () => false,
    ) ?? false
  );
}

/** Goes the way of a customer to what is spoilt, and notes when something was said, and when all was there. */
async function visit(page: Page, kind: FaultKind, mend: () => void) {
  await kind.reach?.(page);
  const there = () => isThere(page, kind);
  const first = await until(TIMEOUT_MS, { there, said: () => isSaid(page) });
  if (first?.name !== 'said') return { said: null, there: first?.after ?? null, presses: 0 };
  mend();
  const mended = performance.now();
  let presses = 0;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    // What a release behind it can take the place of needs no press.
    if (!(kind.hasFallback && turn === 0) && (await press(page, kind))) presses += 1;
    if (await until(AGAIN, { there }))
      return { said: first.after, there: performance.now() - mended, presses };
  }
  return { said: first.after, there: null, presses };
}

/**
 * Lets a customer meet one fault in a browser that has nothing of the portal yet.
 * @param times how many answers go wrong: none shows what the way takes on this machine
 */
export async function meetFault(
  browser: Browser,
  edge: FaultyEdge,
  { origin, cookies }: FaultVisitor,
  { kind, fault, isOnce }: FaultCell,
  times = isOnce ? 1 : Infinity,
): Promise<FaultResult> {
  const context = await newVisitor(browser, origin, cookies);
  try {
    const page = await context.newPage();
    const codes = await watchCodes(page);
    edge.spoil(kind.path, fault, times);
    await page.goto(origin + kind.address, { waitUntil: 'commit' });
    const met = await visit(page, kind, () => edge.mend());
    await page.close();
    return { kind: kind.name, fault, isOnce, ...met, codes: codes() };
  } finally {
    edge.repair();
    await context.close();
  }
}
