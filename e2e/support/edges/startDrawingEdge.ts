import { join } from 'node:path';
import { startDrawing, startEdge } from '@portal/scripts/portal/stack';
import { drawingSocket } from '@portal/scripts/portal/stackSettings';
import { domains, settings } from '../domains.ts';

/**
 * A drawing service, and one more edge that asks it, patiently enough for a busy machine; for tests of one worker.
 * @param worker number of the worker: each has a port of its own.
 */
export async function startDrawingEdge(worker: number) {
  const edgePort = settings.edgePort + 15 + worker;
  // A socket of its own: the service that ends removes it.
  const own = { ...settings, dataFolder: join(settings.dataFolder, `drawing-${worker}`) };
  const drawing = await startDrawing(own);
  const edge = await startEdge(
    { ...settings, edgePort },
    {
      PORTAL_DRAWING_SOCKET: drawingSocket(own),
      PORTAL_DRAWING_MILLISECONDS: '5000',
      PORTAL_DOCUMENT_ANSWERS_MILLISECONDS: '5000',
    },
  );
  return {
    origin: `http://${domains.workshop}:${edgePort}`,
    drawing,
    async stop() {
      await edge.stop();
      await drawing.stop();
    },
  };
}
