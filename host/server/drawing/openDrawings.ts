import { createDrawingReader } from '../drawn/createDrawingReader.ts';
import { createPageDrawer, type DrawPage } from '../drawn/createPageDrawer.ts';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';
import type { ReadAsset } from '../files/readAsset.ts';
import { createDrawingClient } from './createDrawingClient.ts';
import { createDrawingReporter } from './createDrawingReporter.ts';
import { createProgramReader } from './createProgramReader.ts';
import { createVisitDrawer, type PlanVisitDrawing } from './createVisitDrawer.ts';

/** What stands in documents before any code: pages of everybody, and those of one visitor. */
export interface Drawings {
  draw: DrawPage;
  planVisitDrawing: PlanVisitDrawing;
}

/** What an edge draws; nothing for one visitor where it was told of no drawing service. */
export function openDrawings(
  { drawsPages, drawing, backend }: Pick<EdgeEnvironment, 'drawsPages' | 'drawing' | 'backend'>,
  readHost: ReadAsset,
  readAsset: ReadAsset,
): Drawings {
  return {
    draw: createPageDrawer(drawsPages, createDrawingReader(readHost, readAsset)),
    planVisitDrawing: createVisitDrawer(
      drawing && createDrawingClient(drawing.socket, drawing.milliseconds),
      createProgramReader(),
      readHost,
      readAsset,
      createDrawingReporter(backend),
    ),
  };
}
