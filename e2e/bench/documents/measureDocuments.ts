import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { DrawingEdge } from '../support/edges/startDrawingEdge.ts';
import { processorOf } from './processorOf.ts';
import type { Start } from './starts.ts';

/** Documents that are asked for, one after the other, before the next pause. */
const AT_ONCE = 20;
/** So many times they are asked for, with pauses of this length in milliseconds, and at most so often. */
const TIMES = 10;
const PAUSE = 6000;
const MOST_TIMES = 20;
/** A navigation, for which alone something is drawn. */
const OPENED = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'accept-encoding': 'br',
};

/** What drawn documents cost the machine that draws them. */
export interface DocumentCost {
  /** So many of those asked for were drawn, all in a row in time. */
  drawn: number;
  asked: number;
  /** Milliseconds of processor for each, of edge, service and programs together. */
  processor: number;
}

/** Reads a document as a browser does: Node's own fetch names itself, and does not know every name of this machine. */
async function read({ host, port, pathname, search }: URL): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(
      { hostname: '127.0.0.1', port, path: pathname + search, headers: { ...OPENED, host } },
      resolve,
    ).on('error', reject),
  );
  return text(answer.pipe(createBrotliDecompress()));
}

async function isDrawn(
  { origin }: Pick<DrawingEdge, 'origin'>,
  { address }: Pick<Start, 'address'>,
) {
  return (await read(new URL(origin + address))).includes('data-visit');
}

/** Opens a page until it has been drawn some times in a row: programs have begun, and have drawn before. */
export async function warmDrawing(
  edge: Pick<DrawingEdge, 'origin'>,
  start: Pick<Start, 'address'>,
): Promise<void> {
  let inRow = 0;
  for (let times = 0; times < MOST_TIMES && inRow < 3; times += 1) {
    inRow = (await isDrawn(edge, start)) ? inRow + 1 : 0;
    if (inRow === 0) await delay(PAUSE / 4);
  }
}

/**
 * Asks the drawing edge for a document again and again, as whoever opens a link does. What it cost counts where all of
 * them were drawn: on a busy machine some are late, and documents do without for some seconds then.
 */
export async function measureDocuments(
  edge: Pick<DrawingEdge, 'origin' | 'processIds'>,
  start: Pick<Start, 'address'>,
): Promise<DocumentCost> {
  let [drawn, asked, processor] = [0, 0, 0];
  for (let times = 0; times < MOST_TIMES && drawn < TIMES * AT_ONCE; times += 1) {
    await warmDrawing(edge, start);
    const before = processorOf(edge.processIds);
    let inTime = 0;
    for (let count = 0; count < AT_ONCE; count += 1) if (await isDrawn(edge, start)) inTime += 1;
    asked += AT_ONCE;
    if (inTime < AT_ONCE) continue;
    drawn += AT_ONCE;
    processor += processorOf(edge.processIds) - before;
  }
  return { drawn, asked, processor: processor / drawn };
}
