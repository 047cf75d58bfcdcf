import { isAppointmentId } from '@portal/domain/work/bareId';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { drawnFrameSchema, type FrameToDraw } from '../../src/address/drawn/frameToDraw.ts';
import type { DrawingClient, Drawn } from './createDrawingClient.ts';
import type { Program } from './createProgramReader.ts';

/** Frames of so many providers, pages and devices are kept at once, each for so long in milliseconds. */
const REMEMBERED = 200;
const KEPT_MS = 60_000;
/** What of a browser's name decides which store is offered (LITE-14). */
const DEVICES = /android|iphone|ipad|ipod/gi;

export type DrawnFrame = v.InferOutput<typeof drawnFrameSchema>;
/** @param identity of the document that it stands in: of releases, provider and build */
export type DrawFrame = (
  program: Program,
  identity: string,
  frame: FrameToDraw,
) => Promise<Drawn<DrawnFrame>>;

const read = (drawn: unknown) => v.parse(drawnFrameSchema, drawn);

/** What a frame is drawn from, without anything by which one visitor differs from another at the same page (C-729). */
function ofNobody({ boot, visit, userAgent, ...frame }: FrameToDraw): FrameToDraw {
  const subjectId = visit?.subjectId;
  const devices = new Set(userAgent.toLowerCase().match(DEVICES));
  return {
    ...frame,
    boot: { ...boot, resolvedAt: new Date(0).toISOString() },
    visit: visit && {
      ...visit,
      subjectId: subjectId ? (isAppointmentId(subjectId) ? 'S-' : 'A-') : null,
    },
    userAgent: [...devices].toSorted().join(' '),
  };
}

/**
 * Draws what stands around a page, of nobody and therefore once for everybody at this provider: it is kept for a minute,
 * and who comes while it is drawn gets the same one.
 */
export function createFrameDrawer(client: DrawingClient): DrawFrame {
  const kept = new LRUCache<string, DrawnFrame>({ max: REMEMBERED, ttl: KEPT_MS });
  const underWay = new Map<string, Promise<Drawn<DrawnFrame>>>();

  return async (program, identity, visited) => {
    const frame = ofNobody(visited);
    // What the identity names is most of it.
    const key = program.integrity + identity + JSON.stringify({ ...frame, boot: null });
    const known = kept.get(key);
    if (known) return { drawn: known };
    const drawing = underWay.get(key) ?? client.draw(program, frame, read);
    underWay.set(key, drawing);
    const outcome = await drawing;
    underWay.delete(key);
    if (outcome && 'drawn' in outcome) kept.set(key, outcome.drawn);
    return outcome;
  };
}
