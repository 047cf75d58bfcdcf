/** `page-schedule.a1b2c3d4e5f6.js`: what follows the name is the hash of the content. */
const HASHED = /^((?:[\w@-]+\/)*[\w@-]+)\.[0-9a-f]{8,}\.(js|css)$/;

/** What a file is of its package, whichever release it is from: `page-schedule.*.js`; null when its name says nothing. */
export function chunkOf(path: string): string | null {
  const [, name, ending] = HASHED.exec(path) ?? [];
  return name === undefined || ending === undefined ? null : `${name}.*.${ending}`;
}
