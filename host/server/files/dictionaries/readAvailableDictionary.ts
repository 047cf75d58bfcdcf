import type { Context } from 'hono';

/** What a browser has of an earlier release and lets itself be told the difference to (RFC 9842). */
export interface AvailableDictionary {
  /** SHA-256 of its content, in hex. */
  hash: string;
  /** The name that the edge gave it with `Use-As-Dictionary`: its path below the package. */
  path: string;
}

const HASH = /^:([A-Za-z0-9+/]{43}=):$/;
const ID = /^"([\w.@/-]+)"$/;

/** The dictionary that comes with a request, or null where there is none that the edge has named. */
export function readAvailableDictionary(context: Context): AvailableDictionary | null {
  const hash = HASH.exec(context.req.header('available-dictionary') ?? '')?.[1];
  const path = ID.exec(context.req.header('dictionary-id') ?? '')?.[1];
  if (hash === undefined || path === undefined) return null;
  return { hash: Buffer.from(hash, 'base64').toString('hex'), path };
}
