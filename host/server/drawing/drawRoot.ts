import { drawnVisitSchema, type VisitToDraw } from '@portal/contract/drawing/visitToDraw';
import type { Release } from '@portal/contract/release';
import * as v from 'valibot';
import { DRAWN, DRAWN_PLACES, SESSION, VISIT } from '../../src/address/drawn/drawnPlaces.ts';
import type { FrameToDraw } from '../../src/address/drawn/frameToDraw.ts';
import { mountPlace } from '../drawn/mountPlace.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import type { DrawingClient, Drawn } from './createDrawingClient.ts';
import type { DrawFrame } from './createFrameDrawer.ts';
import type { Program } from './createProgramReader.ts';

/** A page for one visitor, and what draws it. */
export interface RootToDraw {
  /** App path of the page, for a session with the query; by it the code of the page knows what was drawn. */
  path: string;
  /** Mark of the session that it is drawn for; null by a link. */
  mark: string | null;
  release: Pick<Release, 'name' | 'version' | 'federationName'>;
  /** With the identity of the document. */
  frame: { program: Program; identity: string; input: FrameToDraw };
  /** Null where something else is shown first. */
  page: { program: Program; input: VisitToDraw } | null;
}

/** Hears of each program that drew nothing, or nothing that can be shown. */
export type OnFailedDrawing = (program: 'frame' | 'page', reason: string) => void;

const readPage = (drawn: unknown) => v.parse(drawnVisitSchema, drawn);

/** The root of a document, filled; null where it was not drawn, or not in time. Never rejects. */
export async function drawRoot(
  { client, drawFrame }: { client: DrawingClient; drawFrame: DrawFrame },
  { path, mark, release, frame, page }: RootToDraw,
  onFailed: OnFailedDrawing,
): Promise<string | null> {
  function drawnOf<Kind>(of: 'frame' | 'page', outcome: Drawn<Kind>): Kind | null {
    if (outcome === null) return null;
    if ('drawn' in outcome) return outcome.drawn;
    onFailed(of, outcome.failed);
    return null;
  }
  const [around, inner] = await Promise.all([
    drawFrame(frame.program, frame.identity, frame.input).then((drawn) => drawnOf('frame', drawn)),
    page && client.draw(page.program, page.input, readPage).then((drawn) => drawnOf('page', drawn)),
  ]);
  // A page without its data shows that it waits for them: the skeleton does so already.
  if (around === null || (page !== null && !inner?.queries.length)) return null;
  const { markup, queries } = inner ?? { markup: '', queries: [] };
  const place = mountPlace(release, markup, JSON.stringify(queries));
  const filled = around.markup.replaceAll(DRAWN_PLACES.page, () => place);
  const drawnFor = mark === null ? `data-${VISIT}=""` : `data-${SESSION}="${escapeHtml(mark)}"`;
  return `<div id="root" data-${DRAWN}="${escapeHtml(path)}" ${drawnFor}>${filled}</div>`;
}
