import * as v from 'valibot';
import { baseConfig } from '../baseConfig.ts';
import type { BuildRequest } from '../buildRequest.ts';
import { packageIdentity } from '../packageIdentity.ts';
import { hostConstants } from './hostConstants.ts';
import { drawOnce, writeDrawing } from './writeDrawing.ts';

/** Draws what the host has around a page that stands alone, as `frame.<hash>.drawn` of its build. */
export async function writeFrame(
  folder: string,
  request: BuildRequest,
  output: string,
): Promise<void> {
  const drawn = await drawOnce({
    folder,
    entry: 'src/drawn/draw.tsx',
    base: baseConfig(folder, packageIdentity(folder).name, request),
    constants: hostConstants(folder, request.version),
    schema: v.object({ react: v.string(), markup: v.string() }),
  });
  if (drawn !== null) await writeDrawing(output, 'frame', JSON.stringify(drawn));
}
