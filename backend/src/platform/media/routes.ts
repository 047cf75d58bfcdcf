import type { Context } from 'hono';
import { Readable } from 'node:stream';
import type { Backend } from '../backend.ts';
import type { Capability } from '../capability.ts';
import { ApiError } from '../http/apiError.ts';
import { readParameter } from '../http/readParameter.ts';
import { texts } from '../http/texts.ts';
import { describedRoutes, type DescribedRoutes } from '../routes/describedRoutes.ts';
import type { MediaVariant } from './mediaVariant.ts';
import { parseRange } from './parseRange.ts';
import { removeQueuedMedia } from './removeQueuedMedia.ts';
import { sweepMedia } from './sweepMedia.ts';

export const mediaCapability: Capability = {
  name: 'media',
  routes,
  tasks: [
    {
      name: 'delete forgotten files',
      everySeconds: 300,
      run: async (backend) => {
        await removeQueuedMedia(backend);
      },
    },
    {
      name: 'remove files that nothing refers to',
      everySeconds: 6 * 3600,
      run: async (backend) => {
        const removed = await sweepMedia(backend);
        if (removed > 0) backend.log.info({ removed }, 'files without a row were removed');
      },
    },
  ],
};

const inlineTypes = /^(image\/(jpeg|png|gif)|video\/(mp4|quicktime)|audio\/mpeg)$/;

/** Files under their signed addresses; who may see one was decided when the address was made (C-115). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.get(
    '/main/media/:id/:variant',
    {
      access: 'signed',
      summary: 'A file under the signed address that an answer gave (C-115)',
      type: 'image/jpeg',
      request: { path: { id: '{photo}', variant: 'original' } },
      withoutExample: true,
    },
    (context) => serveMedia(context, backend),
  );
  return app;
}

async function serveMedia(
  context: Context,
  { database, media, clock }: Backend,
): Promise<Response> {
  const id = readParameter(context, 'id');
  const variant = readVariant(readParameter(context, 'variant'));
  const { expires = '', signature = '', name } = context.req.query();
  if (variant === undefined || !media.isValid(id, variant, expires, signature, clock.now()))
    throw new ApiError(404, texts.notFound);
  const row = await database
    .selectFrom('mediaFiles')
    .select('type')
    .where('id', '=', id)
    .executeTakeFirst();
  const size = await media.size(id, variant);
  if (row === undefined || size === undefined) throw new ApiError(404, texts.notFound);
  const type = variant === 'original' ? row.type : 'image/jpeg';
  const range = parseRange(context.req.header('range'), size);
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=1800',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'Content-Disposition': disposition(type, name),
  };
  if (range === 'unsatisfiable')
    return context.body(null, 416, { 'Content-Range': `bytes */${size}` });
  const bytes = range ?? { start: 0, end: size - 1 };
  const stream = Readable.toWeb(await media.open(id, variant, bytes));
  headers['Content-Length'] = String(bytes.end - bytes.start + 1);
  if (range !== undefined) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`;
  return new Response(ReadableStream.from(stream), {
    status: range === undefined ? 200 : 206,
    headers,
  });
}

function readVariant(text: string): MediaVariant | undefined {
  return text === 'original' || text === 'thumbnail' || text === 'pixelated' ? text : undefined;
}

/** Pictures and films may be shown; everything else, and whatever is asked for with a name, is downloaded. */
function disposition(type: string, name: string | undefined): string {
  if (name === undefined && inlineTypes.test(type)) return 'inline';
  return name === undefined
    ? 'attachment'
    : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}
