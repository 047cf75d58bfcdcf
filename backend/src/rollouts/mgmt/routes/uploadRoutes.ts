import { releaseSchema } from '@portal/contract/release';
import { begunUploadSchema, receivedFileSchema } from '@portal/rollout/release/upload';
import { atMostAtOnce } from '@portal/storage/parallel/atMostAtOnce';
import type { Backend } from '../../../platform/backend.ts';
import { countAttempt } from '../../../accounts/limits/rateLimit.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { requireCaller } from '../teams/caller.ts';
import { requireOwner } from '../teams/requireOwner.ts';
import { assetStoreOfBackend } from '../uploads/assetStoreOfBackend.ts';
import { beginUpload, findUpload } from '../uploads/beginUpload.ts';
import { keepFile } from '../uploads/keepFile.ts';
import { receiveFile } from '../uploads/receiveFile.ts';
import { exampleRecord } from './exampleRecord.ts';

/** Uploads that may be begun for one remote. */
const BEGUN = { count: 120, seconds: 3600 };
/** Files that are received at a time, so that they fit into the memory together; somebody slow holds up no others. */
const RECEIVED = 24;
/** Files that are compressed and stored at a time. */
const STORED = 4;

/** The files of releases over HTTP, for those who cannot write to the asset storage. */
export function uploadRoutes(backend: Backend): DescribedRoutes {
  const { database, clock, environment } = backend;
  const store = assetStoreOfBackend(environment);
  const receiving = atMostAtOnce(RECEIVED);
  const storing = atMostAtOnce(STORED);
  const app = describedRoutes('system');

  app.post(
    '/mgmt/uploads',
    {
      access: 'team',
      summary: 'Says which files of a release are not there yet, and awaits them',
      body: releaseSchema,
      answer: begunUploadSchema,
      request: { json: exampleRecord },
    },
    async (context, readBody) => {
      const caller = await requireCaller(context, backend);
      const release = await readBody();
      await requireOwner(database, caller, release.name);
      await countAttempt(database, `upload:${release.name}`, BEGUN, clock.now());
      return context.json(await beginUpload(backend, store, release));
    },
  );

  app.put(
    '/mgmt/uploads/:upload/files/:path',
    {
      access: 'team',
      summary: 'One file of an upload, byte by byte as the record describes it',
      answer: receivedFileSchema,
      request: { path: { upload: '{upload}', path: 'entry.1.js' } },
    },
    async (context) => {
      const caller = await requireCaller(context, backend);
      const { name, version, files } = await findUpload(database, readParameter(context, 'upload'));
      await requireOwner(database, caller, name);
      const path = readParameter(context, 'path');
      const file = files.find((listed) => listed.path === path);
      if (file === undefined)
        throw new ApiError(404, `${name} ${version} has no file ${path.slice(0, 200)}.`);
      try {
        return await receiving(async () => {
          const content = await receiveFile(context.req.raw.body, file);
          const outcome = await storing(() => keepFile(store, name, path, content));
          return context.json({ path, outcome });
        });
      } catch (error) {
        // What is still being sent would be taken for the next call on this connection.
        context.header('Connection', 'close');
        throw error;
      }
    },
  );

  return app;
}
