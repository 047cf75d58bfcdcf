import { PassThrough } from 'node:stream';
import type { ZipFile } from 'yazl';

/**
 * What a ZIP is read from. It ends at once where it is destroyed, also while a file of it gives nothing any more: read as an
 * iteration it would wait for the next piece, which never comes.
 */
export function zipOutput(zip: Pick<ZipFile, 'outputStream'>): PassThrough {
  return zip.outputStream.pipe(new PassThrough());
}
