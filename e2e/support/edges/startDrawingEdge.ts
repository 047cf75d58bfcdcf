import { join } from 'node:path';
import { startDrawing, startEdge } from '@portal/scripts/portal/stack';
import { drawingSocket } from '@portal/scripts/portal/stackSettings';
import { domains, settings } from '../domains.ts';

/** As patient as a busy machine needs it. */
const PATIENT = {
  PORTAL_DRAWING_MILLISECONDS: '5000',
  PORTAL_DOCUMENT_ANSWERS_MILLISECONDS: '5000',
};

/** An edge that has pages drawn, with its service. */
export interface DrawingEdge {
  origin: string;
  /** Of the edge and of the service, whose programs are its children. */
  processIds: readonly [edge: number, service: number];
  stop(): Promise<void>;
}

/**
 * A drawing service, and one more edge that asks it.
 * @param worker number of the worker: each has a port of its own.
 * @param variables for the edge; patient ones unless given
 */
export async function startDrawingEdge(
  worker: number,
  variables: Record<string, string> = PATIENT,
): Promise<DrawingEdge> {
  const edgePort = settings.edgePort + 15 + worker;
  // A socket of its own: the service that ends removes it.
  const own = { ...settings, dataFolder: join(settings.dataFolder, `drawing-${worker}`) };
  const drawing = await startDrawing(own);
  const edge = await startEdge(
    { ...settings, edgePort },
    { PORTAL_DRAWING_SOCKET: drawingSocket(own), ...variables },
  );
  return {
    origin: `http://${domains.workshop}:${edgePort}`,
    processIds: [edge.processId, drawing.processId],
    async stop() {
      await edge.stop();
      await drawing.stop();
    },
  };
}
