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
  // Read by the edge, which makes documents of them; what it sends of them as they are is no page.
  drawn: 'text/plain; charset=utf-8',
};

const COMPRESSIBLE = new Set(['js', 'css', 'svg']);

/** Same shape as a release's files: no dot files, no way up. */
const PATH = /^(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.([a-z0-9]+)$/;

/** How long anybody may keep an asset: its name holds its content's hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What is known of an asset by its name. */
export interface AssetType {
  contentType: string;
  /** Whether it is stored compressed as well, see `ASSET_VARIANTS`. */
  compressible: boolean;
}

/** The type of a served file by its path, or undefined when nothing of that name is ever served. */
export function assetType(path: string): AssetType | undefined {
  const ending = PATH.exec(path)?.[1];
  const contentType = ending === undefined ? undefined : TYPES[ending];
  if (ending === undefined || contentType === undefined) return undefined;
  return { contentType, compressible: COMPRESSIBLE.has(ending) };
}
