import { createHash } from 'node:crypto';

/** The hash by which browsers recognise a file: `sha384-…`, as in releases and import maps. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
