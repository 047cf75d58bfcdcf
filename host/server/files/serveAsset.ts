import { ASSET_VARIANTS } from '@portal/storage/assets/assetVariants';
import { assetType, IMMUTABLE } from '@portal/storage/assets/assetTypes';
import type { Context } from 'hono';
import { accepts } from './accepts.ts';
import { chunkOf } from './dictionaries/chunkOf.ts';
import type { Differences } from './dictionaries/createDifferences.ts';
import { readAvailableDictionary } from './dictionaries/readAvailableDictionary.ts';
import { firstOf } from './firstOf.ts';
import type { ReadAsset } from './readAsset.ts';
import { texts } from '../texts.ts';

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

/** Where differences to earlier releases come from, and the package whose file is asked for. */
interface Earlier {
  package: string;
  differences: Differences;
}

/**
 * What the browser lacks of a file of which it has an earlier release (RFC 9842), or the file as it was found. Only
 * browsers that know `zstd` know dictionaries, and no other hears of them.
 */
function orDifference(
  context: Context,
  sources: readonly ReadAsset[],
  { path, found, earlier }: { path: string; found: Found; earlier: Earlier | undefined },
): { found: Found; headers: Record<string, string> } {
  const chunk = chunkOf(path);
  if (earlier === undefined || chunk === null || !accepts(context, 'zstd'))
    return { found, headers: { Vary: 'Accept-Encoding' } };
  const headers = {
    Vary: 'Accept-Encoding, Available-Dictionary',
    'Use-As-Dictionary': `match="${chunk.slice(chunk.lastIndexOf('/') + 1)}", id="${path}"`,
  };
  const dictionary = accepts(context, 'dcz') ? readAvailableDictionary(context) : null;
  const wanted = { package: earlier.package, path, bytes: found.content.length };
  const difference = dictionary && earlier.differences.of(wanted, dictionary, firstOf(sources));
  return { found: difference ? { content: difference, encoding: 'dcz' } : found, headers };
}

/**
 * Serves one built file, precompressed where the browser takes it. Names hold their content's
 * hash, so a file may be kept for ever; a missing one must not be remembered as missing.
 */
export async function serveAsset(
  context: Context,
  sources: readonly ReadAsset[],
  path: string,
  earlier?: Earlier,
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
  const sent = orDifference(context, sources, { path, found, earlier });
  const headers = new Headers({
    'Content-Type': type.contentType,
    'Content-Length': String(sent.found.content.length),
    'Cache-Control': IMMUTABLE,
    'Access-Control-Allow-Origin': '*',
    ...sent.headers,
  });
  if (sent.found.encoding) headers.set('Content-Encoding', sent.found.encoding);
  const body = context.req.method === 'HEAD' ? null : new Uint8Array(sent.found.content);
  return new Response(body, { headers });
}
