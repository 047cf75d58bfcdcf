import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { texts } from './texts.ts';

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** Same shape as a release's files: no dot files, no way up. */
const PATH = /^(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.([a-z0-9]+)$/;

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

async function sizeOf(file: string): Promise<number | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}

function accepts(context: Context, encoding: string): boolean {
  const header = context.req.header('accept-encoding') ?? '';
  return header.split(',').some((part) => {
    const [name, quality] = part.trim().split(';');
    return name === encoding && quality?.trim() !== 'q=0';
  });
}

async function variant(context: Context, file: string) {
  for (const { name, ending } of ENCODINGS) {
    if (!accepts(context, name)) continue;
    const size = await sizeOf(file + ending);
    if (size !== null) return { file: file + ending, size, encoding: name };
  }
  const size = await sizeOf(file);
  return size === null ? null : { file, size, encoding: null };
}

/**
 * Serves one built file, precompressed where the browser takes it. Names hold their content's
 * hash, so a file may be kept for ever; a missing one must not be remembered as missing.
 */
export async function serveAsset(
  context: Context,
  folders: readonly string[],
  path: string,
): Promise<Response> {
  const ending = PATH.exec(path)?.[1];
  const type = ending === undefined ? undefined : TYPES[ending];
  if (type !== undefined) {
    for (const folder of folders) {
      const found = await variant(context, join(folder, path));
      if (!found) continue;
      const headers = new Headers({
        'Content-Type': type,
        'Content-Length': String(found.size),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Access-Control-Allow-Origin': '*',
        Vary: 'Accept-Encoding',
      });
      if (found.encoding) headers.set('Content-Encoding', found.encoding);
      if (context.req.method === 'HEAD') return new Response(null, { headers });
      return new Response(await readFile(found.file), { headers });
    }
  }
  return context.text(texts.notFound, 404, { 'Cache-Control': 'no-store' });
}
