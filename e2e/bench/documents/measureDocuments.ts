import { setTimeout as delay } from 'node:timers/promises';
import type { DrawingEdge } from '../../support/edges/startDrawingEdge.ts';
import { ownProcessorOf, processorOf } from '../processorOf.ts';
import { readDocument, type MeasuredPage } from './readDocument.ts';

/** Documents that are asked for, one after the other, before the next pause. */
const AT_ONCE = 20;
/** So many times they are asked for, with pauses of this length in milliseconds, and at most so often. */
const TIMES = 10;
const PAUSE = 1500;
const MOST_TIMES = 20;

/** What drawn documents cost the machine that draws them. */
export interface DocumentCost {
  /** So many of those asked for were drawn, all in a row in time. */
  drawn: number;
  asked: number;
  /** Milliseconds of processor for each: of the edge, of the service without its programs, and of these. */
  edge: number;
  service: number;
  programs: number;
}

/** Milliseconds of processor of a drawn document, of all that takes part. */
export const wholeCost = ({ edge, service, programs }: DocumentCost): number =>
  edge + service + programs;

const isDrawn = async ({ origin }: Pick<DrawingEdge, 'origin'>, page: MeasuredPage) =>
  (await readDocument(origin, page)) === 'drawn';

/**
 * Opens a page until it has been drawn some times in a row: programs have begun, and have drawn before.
 * @returns whether it was
 */
export async function warmDrawing(
  edge: Pick<DrawingEdge, 'origin'>,
  page: MeasuredPage,
): Promise<boolean> {
  let inRow = 0;
  for (let times = 0; times < MOST_TIMES && inRow < 3; times += 1) {
    inRow = (await isDrawn(edge, page)) ? inRow + 1 : 0;
    if (inRow === 0) await delay(PAUSE);
  }
  return inRow > 0;
}

/** Processor so far of edge, service and programs, in milliseconds. */
function spentBy([edge, service]: DrawingEdge['processIds']) {
  const ofService = ownProcessorOf(service);
  return {
    edge: ownProcessorOf(edge),
    service: ofService,
    programs: processorOf([service]) - ofService,
  };
}

/**
 * Asks the drawing edge for a document again and again, as whoever opens a page does. What it cost counts where all of
 * them were drawn: on a busy machine some are late, and documents do without for some seconds then.
 * @param wanted so many times twenty documents, all of them drawn; a page that nobody draws costs what is no number
 */
export async function measureDocuments(
  edge: Pick<DrawingEdge, 'origin' | 'processIds'>,
  page: MeasuredPage,
  wanted: number = TIMES,
): Promise<DocumentCost> {
  const cost: DocumentCost = { drawn: 0, asked: 0, edge: 0, service: 0, programs: 0 };
  for (let times = 0; times < MOST_TIMES && cost.drawn < wanted * AT_ONCE; times += 1) {
    if (!(await warmDrawing(edge, page))) break;
    const before = spentBy(edge.processIds);
    let inTime = 0;
    for (let count = 0; count < AT_ONCE; count += 1) if (await isDrawn(edge, page)) inTime += 1;
    cost.asked += AT_ONCE;
    if (inTime < AT_ONCE) continue;
    cost.drawn += AT_ONCE;
    const after = spentBy(edge.processIds);
    for (const part of ['edge', 'service', 'programs'] as const)
      cost[part] += after[part] - before[part];
  }
  for (const part of ['edge', 'service', 'programs'] as const) cost[part] /= cost.drawn;
  return cost;
}

/** Milliseconds of processor of an edge for a document with its answers that nobody draws. */
export async function measureUndrawn(
  { origin, processId }: { origin: string; processId: number },
  page: MeasuredPage,
  wanted: number = TIMES,
): Promise<number> {
  let [cost, answered] = [0, 0];
  for (let times = 0; times < MOST_TIMES && answered < wanted * AT_ONCE; times += 1) {
    const before = ownProcessorOf(processId);
    let inTime = 0;
    for (let count = 0; count < AT_ONCE; count += 1)
      if ((await readDocument(origin, page)) === 'answered') inTime += 1;
    // The first ones fill what is kept; where one is late, those behind it do without answers for some seconds.
    if (times === 0 || inTime < AT_ONCE) continue;
    answered += AT_ONCE;
    cost += ownProcessorOf(processId) - before;
  }
  return cost / answered;
}
