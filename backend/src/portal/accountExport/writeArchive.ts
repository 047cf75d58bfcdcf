import { createWriteStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Backend } from '../../platform/backend.ts';
import { zipOutput } from '../../platform/zipOutput.ts';
import type { ExportFile } from './exportFiles.ts';

type OpensMedia = Pick<Backend['media'], 'open'>;
type StoredFile = Pick<ExportFile, 'mediaId' | 'path' | 'bytes' | 'createdAt'>;

/**
 * Writes the ZIP, one file of the store after another, so that no more than a piece of one is in memory.
 * @param onProgress is told the share of the bytes that are in it, from 0 to 1, after each file
 */
export async function writeArchive(
  { media }: { media: OpensMedia },
  target: string,
  dossier: Record<string, unknown>,
  files: readonly StoredFile[],
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  const output = zipOutput(zip);
  zip.on('error', (error: unknown) =>
    output.destroy(new Error('A file could not be added.', { cause: error })),
  );
  const written = pipeline(output, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  const added = addAll(media, zip, dossier, files, onProgress).catch((error: unknown) => {
    output.destroy();
    throw error;
  });
  // Both have come to an end before the file is taken or removed.
  for (const result of await Promise.allSettled([added, written]))
    if (result.status === 'rejected') throw result.reason;
}

async function addAll(
  media: OpensMedia,
  zip: ZipFile,
  dossier: Record<string, unknown>,
  files: readonly StoredFile[],
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  zip.addBuffer(Buffer.from(JSON.stringify(dossier, null, 2)), 'dados.json');
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { mediaId, path, bytes, createdAt } of files) {
    const source = await media.open(mediaId, 'original');
    // Photographs, films and PDFs are compressed already.
    zip.addReadStream(source, path, { mtime: createdAt, compress: false });
    await finished(source);
    done += bytes;
    await onProgress(total === 0 ? 1 : done / total);
  }
  zip.end();
}
