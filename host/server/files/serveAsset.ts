import { ASSET_VARIANTS } from '@portal/storage/assets/assetVariants';
import { assetType, IMMUTABLE } from '@portal/storage/assets/assetTypes';
import type { Context } from 'hono';
import { accepts } from './accepts.ts';
import { texts } from '../texts.ts';

/** Reads one stored file, or undefined when it is not there. @throws when the storage cannot be asked */
export type ReadAsset = (path: string) => Promise<Buffer | undefined>;

interface Found {
  content: Buffer;
  encoding: string | null;
}

/** The forms in which a file may be sent, the best first. */
function formsOf(context: Context, path: string, compressible: boolean) {
  const variants = compressible ? ASSET_VARIANTS : [];
  return [
    ...variants
      .filter(({ encoding }) => accepts(context, encoding))
      .map(({ encoding, ending }) => ({ path: path + ending, encoding })),
    { path, encoding: null },
  ];
}

/**
 * @returns the first form that is there; `unknown` when there was none, but a storage could not be asked for all
 */
async function find(
  sources: readonly ReadAsset[],
  forms: ReturnType<typeof formsOf>,
): Promise<Found | 'unknown' | undefined> {
  let failed = false;
  for (const read of sources) {
    for (const { path, encoding } of forms) {
      try {
        const content = await read(path);
        if (content !== undefined) return { content, encoding };
      } catch {
        failed = true;
      }
    }
  }
  return failed ? 'unknown' : undefined;
}

/**
 * Serves one built file, precompressed where the browser takes it. Names hold their content's
 * hash, so a file may be kept for ever; a missing one must not be remembered as missing.
 */
export async function serveAsset(
  context: Context,
  sources: readonly ReadAsset[],
  path: string,
): Promise<Response> {
  const type = assetType(path);
  const found = type && (await find(sources, formsOf(context, path, type.compressible)));
  if (type === undefined || found === undefined)
    return context.text(texts.notFound, 404, { 'Cache-Control': 'no-store' });
  if (found === 'unknown')
    return context.text(texts.backendDown, 503, {
      'Cache-Control': 'no-store',
      'Retry-After': '3',
    });
  const headers = new Headers({
    'Content-Type': type.contentType,
    'Content-Length': String(found.content.length),
    'Cache-Control': IMMUTABLE,
    'Access-Control-Allow-Origin': '*',
    Vary: 'Accept-Encoding',
  });
  if (found.encoding) headers.set('Content-Encoding', found.encoding);
  const body = context.req.method === 'HEAD' ? null : new Uint8Array(found.content);
  return new Response(body, { headers });
}
