import { pictureHashSchema } from '@portal/rollout/release/releaseDetails';
import { MOST_PICTURE_BYTES } from '@portal/rollout/release/upload';
import { atMostAtOnce } from '@portal/storage/parallel/atMostAtOnce';
import * as v from 'valibot';
import { countAttempt } from '../../../accounts/limits/rateLimit.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { keepReleasePicture, readReleasePicture } from '../pictures/releasePictures.ts';
import { requireCaller } from '../teams/caller.ts';
import { requireOwner } from '../teams/requireOwner.ts';
import { receiveFile } from '../uploads/receiveFile.ts';

/** Pictures that may be sent for one remote. */
const SENT = { count: 2000, seconds: 3600 };
/** Pictures that are received at a time, so that they fit into the memory together. */
const RECEIVED = 8;

/** Pictures of the views of releases: sent before a release that names them is published. */
export function pictureRoutes(backend: Backend): DescribedRoutes {
  const { database, clock } = backend;
  const receiving = atMostAtOnce(RECEIVED);
  const app = describedRoutes('system');

  app.put(
    '/mgmt/uploads/:remote/pictures/:hash',
    {
      access: 'team',
      summary: 'A picture of a view as PNG, under the SHA-384 of its bytes',
      status: 204,
      request: { path: { remote: 'mf-example', hash: '0'.repeat(96) } },
      withoutExample: true,
    },
    async (context) => {
      try {
        const caller = await requireCaller(context, backend);
        const remote = readParameter(context, 'remote');
        await requireOwner(database, caller, remote);
        await countAttempt(database, `picture:${remote}`, SENT, clock.now());
        const hash = v.safeParse(pictureHashSchema, readParameter(context, 'hash'));
        if (!hash.success) throw new ApiError(404, 'A picture is named by its SHA-384.');
        const bytes = Number(context.req.header('content-length') ?? Number.NaN);
        if (!Number.isSafeInteger(bytes)) throw new ApiError(411, 'How long is the picture?');
        if (bytes > MOST_PICTURE_BYTES)
          throw new ApiError(413, `A picture has at most ${MOST_PICTURE_BYTES} bytes.`);
        const integrity = `sha384-${Buffer.from(hash.output, 'hex').toString('base64')}`;
        await receiving(async () => {
          const record = { path: 'The picture', bytes, integrity, brotliBytes: bytes };
          const content = await receiveFile(context.req.raw.body, record);
          await keepReleasePicture(backend, hash.output, content);
        });
        return context.body(null, 204);
      } catch (error) {
        // What is still being sent would be taken for the next call on this connection.
        context.header('Connection', 'close');
        throw error;
      }
    },
  );

  app.get(
    '/mgmt/releases/:remote/:version/pictures/:name',
    {
      access: 'team',
      summary: 'How a view of a release looked when it was published, as PNG',
      type: 'image/png',
      request: { path: { remote: 'mf-example', version: '1.0.0', name: 'page-example.light.390' } },
      withoutExample: true,
    },
    async (context) => {
      const caller = await requireCaller(context, backend);
      const remote = readParameter(context, 'remote');
      await requireOwner(database, caller, remote);
      const [version, name] = [readParameter(context, 'version'), readParameter(context, 'name')];
      const content = await readReleasePicture(database, remote, version, name);
      return context.body(new Uint8Array(content), 200, { 'content-type': 'image/png' });
    },
  );

  return app;
}
