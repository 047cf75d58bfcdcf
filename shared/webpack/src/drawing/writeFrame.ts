import * as v from 'valibot';
import { baseConfig } from '../baseConfig.ts';
import type { BuildRequest } from '../buildRequest.ts';
import { packageIdentity } from '../packageIdentity.ts';
import { sharedVersions } from '../sharedVersions.ts';
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
    constants: {
      PORTAL_SHELL_VERSION: JSON.stringify(request.version),
      PORTAL_SHARED_VERSIONS: JSON.stringify(sharedVersions(folder)),
    },
    schema: v.object({ react: v.string(), markup: v.string() }),
  });
  if (drawn !== null) await writeDrawing(output, 'frame', JSON.stringify(drawn));
}
