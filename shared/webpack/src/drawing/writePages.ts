import type { RemoteManifest } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import { baseConfig } from '../baseConfig.ts';
import type { BuildRequest } from '../buildRequest.ts';
import { federationName } from '../packageIdentity.ts';
import { drawOnce, writeDrawing } from './writeDrawing.ts';

const drawingsSchema = v.object({
  react: v.string(),
  pages: v.record(v.string(), v.record(v.string(), v.string())),
});

/** Draws the pages that `src/draw.ts` of a remote names, each as `page-<name>.<hash>.drawn` of its release. */
export async function writePages(
  folder: string,
  { name, pages }: RemoteManifest,
  request: BuildRequest,
  output: string,
): Promise<void> {
  const drawn = await drawOnce({
    folder,
    entry: 'src/draw.ts',
    base: baseConfig(folder, name, request),
    given: { federationName: federationName(name, request.version), pages },
    schema: drawingsSchema,
  });
  if (drawn === null) return;
  for (const [page, ofVerticals] of Object.entries(drawn.pages))
    await writeDrawing(output, `page-${page}`, JSON.stringify({ react: drawn.react, ofVerticals }));
}
