import { step } from '@portal/scripts/terminal/step';
import { startEdge } from '@portal/scripts/portal/stack';
import { startTestPortal } from '@portal/scripts/portal/startTestPortal';
import { domains, settings } from '../../support/domains.ts';
import { startDrawingEdge, type DrawingEdge } from '../../support/edges/startDrawingEdge.ts';
import { atLeast, describeFindings, type Finding } from '../findings.ts';
import { prepareStarts } from '../starts/prepareStarts.ts';
import type { StartName } from '../starts/starts.ts';
import { measureDocuments, measureUndrawn, wholeCost } from './measureDocuments.ts';
import { measuredPageOf } from './measuredPageOf.ts';
import type { MeasuredPage } from './readDocument.ts';

/** Documents a second of one core of the edge. */
const DRAWN_GOAL = 60;
const UNDRAWN_GOAL = 400;

/** Waits as long as a busy machine needs it, for answers and nothing else. */
const PATIENT = { PORTAL_DOCUMENT_ANSWERS_MILLISECONDS: '5000' };

/** Those that are drawn for one visitor, all of one work. */
const PAGES: readonly StartName[] = ['lite', 'payment', 'details'];

async function preparePages(): Promise<Record<string, MeasuredPage>> {
  const starts = (await prepareStarts()).filter(({ name }) => PAGES.includes(name));
  return Object.fromEntries(starts.map((start) => [start.name, measuredPageOf(start)]));
}

async function measurePage(
  name: string,
  page: MeasuredPage,
  drawing: DrawingEdge,
  undrawn: { origin: string; processId: number },
  times: number,
): Promise<Finding[]> {
  const cost = await measureDocuments(drawing, page, times);
  const { edge, service, programs, drawn, asked } = cost;
  const parts = [edge, service, programs].map((part) => part.toFixed(1)).join(' + ');
  const plain = await measureUndrawn(undrawn, page, times);
  const whole = wholeCost(cost);
  const all = `${parts} = ${whole.toFixed(1)} ms, ${(1000 / whole).toFixed(0)}/s`;
  return [
    // Judged is the edge; what draws may stand on another machine, and what it costs as well is told beside it.
    atLeast(
      `${name}, drawn (edge + service + programs ${all}; ${drawn} of ${asked})`,
      1000 / edge,
      DRAWN_GOAL,
      '/s',
    ),
    atLeast(`${name}, undrawn (edge ${plain.toFixed(1)} ms)`, 1000 / plain, UNDRAWN_GOAL, '/s'),
  ];
}

/**
 * Measures what documents with their answers cost a core, drawn for their visitor and undrawn.
 * @param times so many times twenty documents of each
 * @param only names of pages; none: all of them
 * @returns a table
 */
export async function measureDrawing(times: number, only: readonly string[]): Promise<string> {
  const stack = await startTestPortal();
  const edgePort = settings.edgePort + 14;
  const drawing = await startDrawingEdge(0);
  const edge = await startEdge({ ...settings, edgePort }, PATIENT);
  const undrawn = {
    origin: `http://${domains.workshop}:${edgePort}`,
    processId: edge.processId,
  };
  try {
    const findings: Finding[] = [];
    const pages = Object.entries(await preparePages());
    for (const [name, page] of pages.filter(([name]) => only.length === 0 || only.includes(name)))
      findings.push(
        ...(await step(`Asking for documents: ${name}`, () =>
          measurePage(name, page, drawing, undrawn, times),
        )),
      );
    return describeFindings(
      'Documents with their answers, a second and core of the edge',
      findings,
    );
  } finally {
    await edge.stop();
    await drawing.stop();
    await stack.stop();
  }
}
