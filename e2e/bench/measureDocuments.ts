import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import type { DrawingEdge } from '../support/edges/startDrawingEdge.ts';
import type { Start } from './starts.ts';

/** Documents that are asked for, one after the other. */
const DOCUMENTS = 200;
/** A navigation, for which alone something is drawn. */
const OPENED = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'accept-encoding': 'br',
};

/** What drawn documents cost the machine that draws them. */
export interface DocumentCost {
  /** Of those asked for, so many were drawn in time. */
  drawn: number;
  asked: number;
  /** Milliseconds of processor for each, of edge, service and programs together. */
  processor: number;
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function childrenOf(processId: number): number[] {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** Processor of processes and of what they started, in milliseconds. */
function processorOf(processIds: readonly number[]): number {
  return processIds.reduce((sum, processId) => {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // Behind the name, which may hold anything: user and system time are the twelfth and the thirteenth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
    return sum + own + processorOf(childrenOf(processId));
  }, 0);
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

/** Asks the drawing edge for a document again and again, as whoever opens a link does. */
export async function measureDocuments(
  { origin, processIds }: Pick<DrawingEdge, 'origin' | 'processIds'>,
  { address }: Pick<Start, 'address'>,
): Promise<DocumentCost> {
  const open = async () => (await read(new URL(origin + address))).includes('data-visit');
  // The first drawings are of programs that begin.
  for (let times = 0; times < DOCUMENTS / 4; times += 1) await open();
  const before = processorOf(processIds);
  let drawn = 0;
  for (let times = 0; times < DOCUMENTS; times += 1) if (await open()) drawn += 1;
  const processor = (processorOf(processIds) - before) / DOCUMENTS;
  return { drawn, asked: DOCUMENTS, processor };
}
